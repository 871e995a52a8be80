/*
 * The second step: stones that stand together.
 */
import type { LessonSource } from '../lesson.ts';

export const CHAINS: LessonSource = {
  id: 'chains',
  exercises: [
    {
      id: 'lines',
      board: `
        . . . . . . .
        . . X . . . .
        . . X X . . .
        . X . X . X .
        . . . . X . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      marked: 'D4',
      goal: { kind: 'touch', what: 'stones', of: 'D4' },
    },
    {
      id: 'shared',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . . X X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'liberties', of: 'D4' },
    },
    {
      id: 'zigzag',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . . . X X . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'number', count: 'liberties', of: 'C4', choices: [6, 7, 8, 10] },
    },
    {
      id: 'connect',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'connect', of: 'C4', to: 'E4' },
    },
    {
      id: 'meeting',
      board: `
        . . . . . . .
        . . . X . . .
        . . O X O . .
        . X X . X X .
        . . O . O . .
        . . . O . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'connect', of: 'C4', to: 'E4' },
    },
    {
      id: 'cut',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . O . O . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'cut', of: 'C4', to: 'E4' },
    },
    {
      id: 'two-ways',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . X . .
        . . . X . . .
        . . O . . O .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      before: 'E4',
      goal: { kind: 'play', wish: 'connect', of: 'D4', to: 'E5' },
    },
  ],
};
