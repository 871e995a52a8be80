/*
 * After the six steps: atari after atari, all the way to the edge.
 */
import type { LessonSource } from '../lesson.ts';

export const LADDERS: LessonSource = {
  id: 'ladders',
  exercises: [
    {
      id: 'last-step',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X X . . . .
        X O O . . . .
        . X . . . . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'capture', targets: 'C2', plies: 5, escapeLiberties: 3 },
    },
    {
      id: 'zigzag',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'script',
        turns: [
          { right: 'E4', reply: 'D3', otherwise: 'E4 D3' },
          { right: 'D2', reply: 'E3', otherwise: 'E3 D2' },
          { right: 'F3', reply: 'E2', otherwise: 'E2 F3' },
          { right: 'E1', reply: 'F2', otherwise: 'F2 E1' },
          { right: 'G2', reply: 'F1', otherwise: 'G2 F1' },
          { right: 'G1', reply: '', otherwise: 'G1' },
        ],
      },
    },
    {
      id: 'breaker',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . X . . . .
        . . . . O . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'choose',
        right: 'fails',
        choices: { works: 'E4 D3 D2 E3', fails: 'E4 D3 D2 E3' },
      },
    },
    {
      id: 'beside',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . X . . . O
        . O . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'choose',
        right: 'works',
        choices: {
          works: 'E4 D3 D2 E3 F3 E2 E1 F2 G2 F1 G1',
          fails: 'E4 D3 D2 E3 F3 E2 E1 F2 G2 F1 G1',
        },
      },
    },
    {
      id: 'runner',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . O X O . .
        . . O . . . .
        . . . . X . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'script',
        turns: [
          { right: 'D3', reply: 'D2', otherwise: 'D3' },
          { right: 'E3', reply: '', otherwise: 'E3' },
        ],
      },
    },
  ],
};
