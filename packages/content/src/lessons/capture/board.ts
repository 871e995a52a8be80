/*
 * The third step: the last liberty.
 */
import type { LessonSource } from '../lesson.ts';

export const CAPTURE: LessonSource = {
  id: 'capture',
  exercises: [
    {
      id: 'last-liberty',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'D4' },
    },
    {
      id: 'whole-chain',
      board: `
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . . X O O X .
        . . . X . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'D4' },
    },
    {
      id: 'in-atari',
      board: `
        . X . . . . .
        X O X . X . .
        . . . X O . .
        . . . . . . .
        . . . . X X .
        X X . X O O X
        O . . . X . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'ataris', color: 'W' },
    },
    {
      id: 'give-atari',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'atari', of: 'D4' },
    },
    {
      id: 'extend',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . O X O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'save', of: 'D4' },
    },
    {
      id: 'take-to-live',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X O O O . .
        . O X X . . .
      `,
      play: 'B',
      marked: 'C1 D1',
      goal: { kind: 'play', wish: 'save', of: 'C1' },
    },
  ],
};
