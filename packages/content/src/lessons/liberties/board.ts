/*
 * The first step: what keeps a stone on the board.
 */
import type { LessonSource } from '../lesson.ts';

export const LIBERTIES: LessonSource = {
  id: 'liberties',
  exercises: [
    {
      id: 'middle',
      board: `
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . . . . . . .
        . . . . O . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      ringed: 'C5',
      goal: { kind: 'touch', what: 'liberties', of: 'E3' },
    },
    {
      id: 'edge',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X . . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'liberties', of: 'D1' },
    },
    {
      id: 'corner',
      board: `
        . . . . . . X
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'number', count: 'liberties', of: 'G7', choices: [1, 2, 3, 4] },
    },
    {
      id: 'fewer',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . X O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'liberties', of: 'D4' },
    },
    {
      id: 'take-one',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'press', of: 'D4' },
    },
    {
      id: 'crowd',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O O . .
        . . . X . . .
        . . O O O . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'number', count: 'liberties', of: 'D4', choices: [0, 1, 2, 3] },
    },
  ],
};
