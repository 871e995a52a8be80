/*
 * After the six steps: stones that live together without two eyes.
 */
import type { LessonSource } from '../lesson.ts';

export const SEKI: LessonSource = {
  id: 'seki',
  exercises: [
    {
      id: 'black',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O O O
        X X X X X X O
        . O O O . X O
      `,
      play: 'B',
      letters: { A1: 'A' },
      goal: { kind: 'choose', right: 'leave', choices: { take: 'A1 E1', leave: '' } },
    },
    {
      id: 'white',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O O O
        X X X X X X O
        . O O O . X O
      `,
      play: 'W',
      letters: { A1: 'A' },
      goal: { kind: 'choose', right: 'leave', choices: { take: 'A1 E1', leave: '' } },
    },
    {
      id: 'count',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O O O
        X X X X X X O
        . O O O . X O
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'dame' },
    },
    {
      id: 'eyes',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O O O O O O O
        X X X X X X O
        O O O X X X O
        . O . X . X O
      `,
      play: 'B',
      letters: { A1: 'A', E1: 'B' },
      goal: { kind: 'touch', what: 'dame' },
    },
  ],
};
