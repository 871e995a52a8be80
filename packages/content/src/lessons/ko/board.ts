/*
 * The fifth step: what may not come back.
 */
import type { LessonSource } from '../lesson.ts';

export const KO: LessonSource = {
  id: 'ko',
  exercises: [
    {
      id: 'take',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X O . .
        . . X O . O .
        . . . X O . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'D4' },
    },
    {
      id: 'not-at-once',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X O . .
        . . X O . O .
        . . . X O . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'W',
      before: 'E4',
      goal: { kind: 'touch', what: 'forbidden', color: 'W' },
    },
    {
      id: 'why',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X O . .
        . . X O . O .
        . . . X O . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'W',
      before: 'E4',
      goal: { kind: 'choose', right: 'again', choices: { liberty: '', again: '', always: '' } },
    },
    {
      id: 'threat',
      board: `
        . . . X O . .
        . . X O . O .
        . . . X O . .
        . . . . . . .
        . O O . . . .
        . X X O . . .
        . O . . . . .
      `,
      play: 'W',
      before: 'E6',
      goal: {
        kind: 'script',
        turns: [
          { right: 'C1 A2', reply: 'A2 C1', otherwise: 'D6' },
          { right: 'D6', reply: '', otherwise: 'D6' },
        ],
      },
    },
    {
      id: 'close',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X O . .
        . . X . X O .
        . . . X O . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'save', of: 'E4' },
    },
    {
      id: 'no-ko',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . X . X O O .
      `,
      play: 'B',
      before: 'C1',
      goal: { kind: 'play', wish: 'capture', of: 'C2' },
    },
  ],
};
