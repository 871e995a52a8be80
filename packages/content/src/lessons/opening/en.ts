import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  corner: {
    idea: 'A, B and C are rooms of the same size.',
    task: 'Which took the fewest stones to close?',
    hint: 'Count the black stones around each.',
    done: 'In the corner two edges work for you. That is why games begin near the corners.',
    tries: {
      side: 'Count again: only one edge helps here.',
      middle: 'Count again: no edge helps here.',
    },
    choices: {
      corner: 'A, in the corner.',
      side: 'B, at the side.',
      middle: 'C, in the middle.',
    },
  },
  large: {
    idea: 'Play first where there is most room.',
    task: 'Where do you play?',
    hint: 'Which corner is still empty?',
    done: 'A large empty corner, a little away from the edges.',
    tries: {
      edge: 'On the edge a stone surrounds almost nothing.',
      own: 'Your stones were strong there already: little is gained.',
    },
    choices: {
      open: 'At A.',
      edge: 'At B.',
      own: 'At C.',
    },
  },
  'atari-first': {
    idea: 'Before any large point, look who is in atari.',
    task: 'Save your two stones.',
    hint: 'How many liberties have they? Give them more.',
    done: 'Now they have {liberties D5}. Large points can wait a move.',
  },
  link: {
    idea: 'A lone white stone invites you to chase it. But look at your own stones first.',
    task: 'Where do you play?',
    hint: 'Where would White cut you?',
    done: 'Connected, your stones fear nothing, and the lone stone is still alone.',
    tries: {
      chase: 'White cuts: now both of your groups are in trouble.',
    },
    choices: {
      link: 'At A.',
      chase: 'At B.',
    },
  },
} satisfies LessonTexts;
