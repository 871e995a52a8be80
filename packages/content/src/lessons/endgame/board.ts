/*
 * After the six steps: the last moves, and the points that belong to nobody.
 */
import type { LessonSource } from '../lesson.ts';

export const ENDGAME: LessonSource = {
  id: 'endgame',
  exercises: [
    {
      id: 'close',
      board: `
        . . X O . . .
        . . X O . . .
        . . X O . . .
        . . X O O . .
        . . X X O . .
        . . . X O . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'script', turns: [{ right: 'E1 D1', reply: 'F1 E1', otherwise: 'D1' }] },
    },
    {
      id: 'larger',
      board: `
        . . . X . O .
        . . . X O O .
        . . . X O . .
        . . . X O . .
        . . X X O O O
        . . X . X X X
        . . X . O O O
      `,
      play: 'B',
      letters: { D1: 'A', E7: 'B' },
      goal: { kind: 'choose', right: 'take', choices: { take: 'D1', small: 'E7 D2' } },
    },
    {
      id: 'dame',
      board: `
        . . X . O . .
        . . X . O . .
        . . X X O . .
        . . . X O . .
        . . X X O O .
        . . X . . O .
        . . X . O . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'dame' },
    },
    {
      id: 'pass',
      board: `
        . . X O . . .
        . . X O . . .
        . . X O . . .
        . . X O O . .
        . . X X O . .
        . . . X O . .
        . . . X O . .
      `,
      play: 'B',
      letters: { F6: 'A' },
      goal: { kind: 'choose', right: 'pass', choices: { pass: '', inside: 'F6 F5' } },
    },
  ],
};
