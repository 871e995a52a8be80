/*
 * After the six steps: the four things to do when a game is over.
 */
import type { LessonSource } from '../lesson.ts';

export const LAST_STEPS: LessonSource = {
  id: 'last-steps',
  exercises: [
    {
      id: 'agree',
      board: `
        . . . X . O . . .
        . O . X O O . X .
        . O . X O . . X .
        . O . X O . . X .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O O . . .
        . . . X . O . . .
        . . . X . O . . .
      `,
      play: 'B',
      letters: { C6: 'A', H3: 'B' },
      goal: { kind: 'choose', right: 'over', choices: { over: '', capture: 'C6', invade: 'H3 H4' } },
    },
    {
      id: 'dame',
      board: `
        . . . X . O . . .
        . O . X O O . X .
        . O . X O . . X .
        . O . X O . . X .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O O . . .
        . . . X . O . . .
        . . . X . O . . .
      `,
      play: 'B',
      dead: 'B7 H7',
      goal: { kind: 'touch', what: 'dame' },
    },
    {
      id: 'dead',
      board: `
        . . . X . O . . .
        . O . X O O . X .
        . O . X O . . X .
        . O . X O . . X .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O O . . .
        . . . X . O . . .
        . . . X . O . . .
      `,
      play: 'B',
      dead: 'B7 H7',
      goal: { kind: 'touch', what: 'dead' },
    },
    {
      id: 'count',
      board: `
        . . . X . O . . .
        . O . X O O . X .
        . O . X O . . X .
        . O . X O . . X .
        . . . X O . . . .
        . . . X O . . . .
        . . . X O O . . .
        . . . X . O . . .
        . . . X . O . . .
      `,
      play: 'B',
      dead: 'B7 H7',
      goal: { kind: 'number', count: 'area', color: 'W', choices: [11, 31, 39, 42] },
    },
  ],
};
