import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  closed: {
    idea: 'A stone must have at least one liberty once it is set. Otherwise the move is forbidden.',
    task: 'Touch the point that is forbidden to Black.',
    hint: 'Look for an empty point with white neighbors only.',
    done: 'There your stone would have no liberty.',
  },
  edges: {
    idea: 'At the edge and in the corner fewer stones close a point.',
    task: 'Touch the points forbidden to Black.',
    hint: 'Look at corners and edges. A point that looks closed may have a way out.',
    done: 'Both are closed: no liberty, and nothing to take.',
    tries: { F3: 'This point is allowed: there is still a way out, just below.' },
  },
  'with-friends': {
    idea: 'A stone joins its chain. If the whole chain is left without a liberty, that is forbidden too.',
    task: 'Touch the point forbidden to Black.',
    hint: 'Which black chain would fill its own last liberty?',
    done: 'The chain would lose its last liberty and take nothing.',
  },
  'taking-first': {
    idea: 'The same hole, but a white stone is in atari. Stones that are taken leave first.',
    task: 'Take the white stone by playing into the hole.',
    hint: 'Play amid the white stones.',
    done: 'The stone you took leaves you a liberty: the move is allowed.',
  },
  'one-of-two': {
    idea: 'Two points look closed to Black. Only one is.',
    task: 'Play the other.',
    hint: 'Where would your stone take something?',
    done: 'You take {taken}: the room they leave gives you liberties.',
    tries: { B5: 'Nothing there is in atari.' },
  },
  'the-other-color': {
    idea: 'Black may not play in the center.',
    task: 'May White?',
    hint: 'Which chain would the white stone belong to, and with how many liberties?',
    done: 'The white stone joins its friends: {liberties D4}.',
    choices: {
      nobody: 'No, that point is forbidden to all.',
      white: 'Yes, its stone would have liberties.',
      both: 'Yes, if it takes a stone.',
    },
    tries: {
      nobody: 'A point is forbidden to one color, not always to both. Count White’s liberties.',
      both: 'There is nothing to take here. But are there liberties?',
    },
  },
} satisfies LessonTexts;
