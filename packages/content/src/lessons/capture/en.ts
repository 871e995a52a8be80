import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'last-liberty': {
    idea: 'A chain that loses its last liberty is taken: it leaves the board. White has only one left.',
    task: 'Take the white stone.',
    hint: 'Find the only empty point beside it, along the lines.',
    done: 'It leaves the board, and its point is free again.',
  },
  'whole-chain': {
    idea: 'A chain is taken whole, in one move.',
    task: 'Take the white chain.',
    hint: 'Go round the chain: one empty point still touches it.',
    done: '{taken} at once. They are your prisoners now.',
  },
  'in-atari': {
    idea: 'A chain with one liberty left is in atari: the next move can take it.',
    task: 'Touch the white chains in atari.',
    hint: 'Count the liberties of each white chain.',
    done: '{n} chains in atari. Look for them before each move, yours too.',
    tries: { E5: 'At E5 there are {liberties E5}: no atari yet.' },
  },
  'give-atari': {
    idea: 'Before you take, you give atari.',
    task: 'Put the white stone in atari.',
    hint: 'Take one of its liberties, so that one is left.',
    done: 'One liberty is left: if White plays elsewhere, you take it.',
  },
  extend: {
    idea: 'Now your own stone is in atari. A move on its last liberty makes it longer.',
    task: 'Save your stone.',
    hint: 'Play on its last liberty.',
    done: 'Your chain has {liberties D4} again.',
  },
  'take-to-live': {
    idea: 'Running is not always enough. You can also save stones by taking.',
    task: 'Save your marked stones.',
    hint: 'A white stone beside them is in atari itself.',
    done: 'The stone you took gives you a liberty: your stones are safe.',
    tries: { E1: 'Longer by a stone, you still had only one liberty, and White took it.' },
  },
} satisfies LessonTexts;
