import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  real: {
    idea: 'An eye is real only if the stones around it cannot be taken one by one.',
    task: 'Touch the real eyes of the black chain.',
    hint: 'Is any stone beside an eye in atari?',
    done: '{n} real eyes: the chain lives. The other was false, for a stone beside it can be taken.',
  },
  break: {
    idea: 'White has an eye in the corner and hopes for another. Its corner point decides.',
    task: 'Make the other eye false, then take all.',
    hint: 'Cut the small stone off from the others.',
    done: 'White had to fill its own eye, and one eye is not enough.',
    wrong: 'White has both eyes now, and lives.',
  },
  keep: {
    idea: 'This time it is your eye that is in danger.',
    task: 'Make it real.',
    hint: 'Connect the stone that could be cut off.',
    done: 'Two real eyes: nobody can take them any more.',
  },
  verdict: {
    idea: 'You are White now. The black group seems to have two eyes, A and B.',
    task: 'Does it live?',
    hint: 'Look for stones in atari around B.',
    done: 'White on B takes two stones, and the rest has {liberties B5}: that eye was false.',
    tries: {
      lives: 'Look: White on B takes two stones. The rest has {liberties B5}.',
    },
    choices: {
      lives: 'Yes, with two eyes.',
      dies: 'No, one is false.',
    },
  },
} satisfies LessonTexts;
