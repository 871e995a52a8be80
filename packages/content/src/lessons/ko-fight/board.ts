/*
 * After the six steps: a ko, a threat, and both ways in which it can end.
 */
import type { LessonSource } from '../lesson.ts';

export const KO_FIGHT: LessonSource = {
  id: 'ko-fight',
  exercises: [
    {
      id: 'take',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O . . . . .
        . X O . O . . . .
        . . X O . . O O .
        . . . . . O X X .
        . . . . . . O . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'C4' },
    },
    {
      id: 'not-yet',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O . . . . .
        . X O . O . . . .
        . . X O . . O O .
        . . . . . O X X .
        . . . . . . O . .
      `,
      before: 'D4',
      play: 'W',
      letters: { C4: 'A' },
      goal: { kind: 'choose', right: 'no', choices: { yes: '', no: '' } },
    },
    {
      id: 'answer',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O . . . . .
        . X O . O . . . .
        . . X O . . O O .
        . . . . . O X X .
        . . . . . . O . .
      `,
      play: 'B',
      goal: {
        kind: 'script',
        turns: [
          { right: 'D4', reply: 'H1', otherwise: 'D4 H1' },
          { right: 'J2', reply: 'C4', otherwise: 'J2' },
        ],
      },
    },
    {
      id: 'end-it',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O . . . . .
        . X O . O . . . .
        . . X O . . O O .
        . . . . . O X X .
        . . . . . . O . .
      `,
      play: 'B',
      goal: {
        kind: 'script',
        turns: [
          { right: 'D4', reply: 'H1', otherwise: 'D4 H1' },
          { right: 'C4', reply: 'J2', otherwise: 'C4 J2' },
        ],
      },
    },
  ],
};
