/*
 * The sixth step: what lives, and what it is worth.
 */
import type { LessonSource } from '../lesson.ts';

const END = `
  . . X O . . .
  . X X O O . .
  X . X X O . O
  . X X O O O .
  . . X X O . .
  X X . X O O .
  . X X X O . O
`;

export const EYES: LessonSource = {
  id: 'eyes',
  exercises: [
    {
      id: 'one-eye',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X O . . . .
        O O X . . . .
        . O X O . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'B2' },
    },
    {
      id: 'two-eyes',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O . . .
        X X X X O . .
        . X . X O . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'eyes', of: 'B2' },
    },
    {
      id: 'no-way-in',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O . . .
        X X X X O . .
        . X . X O . .
      `,
      play: 'W',
      goal: { kind: 'touch', what: 'forbidden', color: 'W' },
    },
    {
      id: 'make-two',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O . . .
        X X X X O . .
        . . . X O . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'live', targets: 'B2' },
    },
    {
      id: 'take-one-away',
      board: `
        . . . X O . .
        . . . X O O .
        . . . . X O O
        . . . . . X X
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'kill', targets: 'F6' },
    },
    {
      id: 'count',
      board: END,
      play: 'B',
      goal: { kind: 'number', count: 'area', color: 'B', choices: [9, 16, 24, 25] },
    },
    {
      id: 'who-wins',
      board: END,
      play: 'B',
      komi: 7.5,
      isCounted: true,
      goal: { kind: 'choose', right: 'white', choices: { black: '', white: '' } },
    },
  ],
};
