import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'for-white': {
    idea: 'On some of these points a white stone would have no liberty, and take nothing.',
    task: 'Touch every point that is forbidden to White.',
    hint: 'A corner, a side, the middle, and one beside a white stone.',
    done: '{n} points where White may not play.',
  },
  'for-black': {
    idea: 'The same board, and A was forbidden to White.',
    task: 'May Black play there?',
    hint: 'Would Black’s stone be alone?',
    done: 'Yes: with its neighbors the stone has {liberties D4}. What is forbidden depends on who plays.',
    tries: {
      barred: 'Look: Black’s stone joins its neighbors, with {liberties D4}.',
    },
    choices: {
      free: 'Yes, Black may.',
      barred: 'No, nobody may.',
    },
  },
  one: {
    idea: 'White stands all around, and yet Black may come in: taking goes first.',
    task: 'Take the white stone.',
    hint: 'It has a single liberty left.',
    done: 'The stone was lifted first: its point is your liberty now.',
  },
  two: {
    idea: 'The same in the corner, where there is even less room.',
    task: 'Take the two stones.',
    hint: 'Where is their last liberty?',
    done: 'Two stones taken from a point that looked forbidden.',
  },
  three: {
    idea: 'And at the edge.',
    task: 'Take the white chain.',
    hint: 'Where is its last liberty?',
    done: 'Before you call a point forbidden, look whether it takes something.',
  },
} satisfies LessonTexts;
