/*
 * After the six steps: the first moves on 9 × 9.
 */
import type { LessonSource } from '../lesson.ts';

export const OPENING: LessonSource = {
  id: 'opening',
  exercises: [
    {
      id: 'corner',
      board: `
        . . . X . . X . .
        . . . X . . X . .
        . . . . X X . . .
        . . . . . . . . .
        . . . . . X X . .
        . . . . X . . X .
        X X . . X . . X .
        . . X . . X X . .
        . . X . . . . . .
      `,
      play: 'B',
      letters: { A1: 'A', E9: 'B', F4: 'C' },
      goal: { kind: 'choose', right: 'corner', choices: { corner: '', side: '', middle: '' } },
    },
    {
      id: 'large',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . X . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
      `,
      play: 'B',
      letters: { G3: 'A', J5: 'B', H6: 'C' },
      goal: { kind: 'choose', right: 'open', choices: { open: 'G3', edge: 'J5', own: 'H6' } },
    },
    {
      id: 'atari-first',
      board: `
        . . . . . . . . .
        . . . . . . X . .
        . . . O . . . . .
        . . O X O . . . .
        . . O X . . . . .
        . . . O . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'save', of: 'D5' },
    },
    {
      id: 'link',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . . O . . . . .
        . . . O X X . . .
        . . X X . O . . .
        . . . . . O . . .
        . . . . . . . O .
        . . . . . . . . .
      `,
      play: 'B',
      letters: { E4: 'A', H3: 'B' },
      goal: { kind: 'choose', right: 'link', choices: { link: 'E4', chase: 'H3 E4' } },
    },
  ],
};
