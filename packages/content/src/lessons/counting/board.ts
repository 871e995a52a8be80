/*
 * After the six steps: counting a finished board, step by step.
 */
import type { LessonSource } from '../lesson.ts';

export const COUNTING: LessonSource = {
  id: 'counting',
  exercises: [
    {
      id: 'rooms',
      board: `
        . . . X O . .
        . . . X O . .
        . . X X O O .
        . . X O O . .
        . . X O . . .
        . . X O . . .
        . . X O . . .
      `,
      play: 'B',
      goal: { kind: 'number', count: 'territory', color: 'B', choices: [14, 15, 16, 18] },
    },
    {
      id: 'dead',
      board: `
        . . . X O . .
        . . . X O . .
        . . X X O O .
        . . X O O . .
        . . X O . . .
        . O X O . . .
        . . X O . . .
      `,
      play: 'B',
      dead: 'B2',
      goal: { kind: 'touch', what: 'dead' },
    },
    {
      id: 'area',
      board: `
        . . . X O . .
        . . . X O . .
        . . X X O O .
        . . X O O . .
        . . X O . . .
        . O X O . . .
        . . X O . . .
      `,
      play: 'B',
      dead: 'B2',
      goal: { kind: 'number', count: 'area', color: 'B', choices: [8, 16, 23, 24] },
    },
    {
      id: 'komi',
      board: `
        . . . X O . .
        . . . X O . .
        . . X X O O .
        . . X O O . .
        . . X O . . .
        . O X O . . .
        . . X O . . .
      `,
      play: 'B',
      dead: 'B2',
      komi: 7.5,
      goal: { kind: 'number', count: 'total', color: 'W', choices: [9, 16, 25, 32.5] },
    },
    {
      id: 'lead',
      board: `
        . . . X O . .
        . . . X O . .
        . . X X O O .
        . . X O O . .
        . . X O . . .
        . O X O . . .
        . . X O . . .
      `,
      play: 'B',
      dead: 'B2',
      komi: 7.5,
      goal: { kind: 'number', count: 'lead', choices: [1, 7.5, 8.5, 9.5] },
    },
  ],
};
