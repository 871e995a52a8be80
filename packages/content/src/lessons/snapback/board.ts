/*
 * After the six steps: giving one stone to take more.
 */
import type { LessonSource } from '../lesson.ts';

export const SNAPBACK: LessonSource = {
  id: 'snapback',
  exercises: [
    {
      id: 'again',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X X X X
        . . O X O O X
        . . . O . . O
      `,
      before: 'E1 F1',
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'E2' },
    },
    {
      id: 'throw',
      board: `
        . . . . . . .
        O O . . . . .
        O X X . . . .
        . O X . . . .
        . O X . . . .
        X X X . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'capture', targets: 'B3', region: 'A3-B4' },
    },
    {
      id: 'large',
      board: `
        . . . . . . .
        . . X X X . .
        . . O O O X .
        X X O . O X .
        X O O O X X .
        X O . X . . .
        . X X X . . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'capture', targets: 'D3', region: 'A1-F5' },
    },
    {
      id: 'not-yet',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . X X X .
        . . O X O O .
        . . . O . . O
      `,
      play: 'B',
      letters: { E1: 'A' },
      goal: { kind: 'choose', right: 'fails', choices: { works: 'E1 F1', fails: 'E1 F1' } },
    },
    {
      id: 'save',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O O O O . .
        . O X X O X .
        . O . . X X .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'save', targets: 'C2', region: 'C1-D1' },
    },
  ],
};
