/*
 * After the six steps: how chains are kept together, and how they are cut.
 */
import type { LessonSource } from '../lesson.ts';

export const CUTTING: LessonSource = {
  id: 'cutting',
  exercises: [
    {
      id: 'cut',
      board: `
        . . . . . . .
        . . . . . . .
        . . O O X . .
        . . X . O O .
        . . . X . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'cut', of: 'D5', to: 'E4' },
    },
    {
      id: 'bamboo',
      board: `
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . O X . X O .
        . . O . O . .
        . . . . . . .
        . . . . . . .
      `,
      before: 'D5',
      play: 'B',
      goal: { kind: 'play', wish: 'connect', of: 'C4', to: 'E4' },
    },
    {
      id: 'mouth',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X . X . .
        . . . X . . .
        . . . . . . .
        . . . . . . .
      `,
      before: 'D4',
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'D4' },
    },
    {
      id: 'bridge',
      board: `
        . . . . . . .
        . . . O . . .
        . . O X O . .
        . . . . . . .
        . . O X . . .
        . . O X O . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'connect', targets: 'D5 D3', region: 'B2-F6', plies: 5 },
    },
    {
      id: 'then-take',
      board: `
        . . . . . . .
        . . X . . . .
        . X O O X . .
        . X X . O X .
        . . . X O X .
        . . . X . X .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'script',
        turns: [
          { right: 'D4', reply: 'E2', otherwise: 'D4 E2' },
          { right: 'E1', reply: '', otherwise: 'E1' },
        ],
      },
    },
  ],
};
