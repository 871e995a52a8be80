/*
 * After the six steps: eyes that can be taken away.
 */
import type { LessonSource } from '../lesson.ts';

export const FALSE_EYES: LessonSource = {
  id: 'false-eyes',
  exercises: [
    {
      id: 'real',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O O .
        X X X X X O .
        . X . X . X O
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'eyes', of: 'A2' },
    },
    {
      id: 'break',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X X . .
        O O O . X . .
        . O . O X . .
      `,
      play: 'B',
      goal: {
        kind: 'script',
        turns: [
          { right: 'D2', reply: 'C1', otherwise: 'D2' },
          { right: 'A1', reply: '', otherwise: 'A1' },
        ],
      },
    },
    {
      id: 'keep',
      board: `
        . O . X . X .
        . . O . X X X
        . . O O O O O
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'solve', goal: 'live', targets: 'F7', region: 'C7-G7 D6' },
    },
    {
      id: 'verdict',
      board: `
        . . . . . . .
        O O O O O . .
        O X X X O . .
        O X . X O . .
        O X X . X O .
        O O O X O O .
        . . . O . . .
      `,
      play: 'W',
      letters: { C4: 'A', D3: 'B' },
      goal: { kind: 'choose', right: 'dies', choices: { lives: 'D3', dies: 'D3' } },
    },
  ],
};
