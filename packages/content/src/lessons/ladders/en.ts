import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'last-step': {
    idea: 'White has two ways out. Give atari so that the edge helps you.',
    task: 'Catch the two stones.',
    hint: 'From which side does White run toward the edge?',
    done: 'At the edge a chain runs out of liberties quickly.',
  },
  zigzag: {
    idea: 'Atari, White runs, atari from the other side: step by step, like a staircase. That is a ladder.',
    task: 'Chase the stone to the corner.',
    hint: 'Always play the point from which White would get furthest away.',
    done: '{stones G1} of yours finished what the first atari began.',
    wrong: 'White has room to breathe again: the ladder is broken.',
  },
  breaker: {
    idea: 'Another white stone waits on the way. Follow the ladder with your eyes before you begin.',
    task: 'Would it work?',
    hint: 'Which points will White’s stones take, one after the other?',
    done: 'White joins its friend and has {liberties D4}. Never start a ladder that does not work.',
    tries: {
      works: 'Look: White reaches its friend, and has {liberties D4}.',
    },
    choices: {
      works: 'Yes, White is caught.',
      fails: 'No, White gets out.',
    },
  },
  beside: {
    idea: 'White has friends here too. Are they on the way?',
    task: 'Would the ladder work?',
    hint: 'The way is narrow: two points wide, along the diagonal.',
    done: 'They stand beside the way, and help nobody.',
    tries: {
      fails: 'Look: White touches neither of them, and is caught in the corner.',
    },
    choices: {
      works: 'Yes, White is caught.',
      fails: 'No, White gets out.',
    },
  },
  runner: {
    idea: 'Now you are the one who is chased. But you have a friend on the way.',
    task: 'Run to it.',
    hint: 'Extend where your liberty is, twice.',
    done: '{liberties D4}: White is full of holes, and you are out.',
    wrong: 'White captures what stays in atari.',
  },
} satisfies LessonTexts;
