/*
 * The fourth step: where nobody may play, and why one may after all.
 */
import type { LessonSource } from '../lesson.ts';

export const FORBIDDEN: LessonSource = {
  id: 'forbidden',
  exercises: [
    {
      id: 'closed',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . O . O . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'forbidden', color: 'B' },
    },
    {
      id: 'edges',
      board: `
        . . O . O . .
        . . . O . . .
        . . . . . . .
        . . . . . O .
        . . . . O . O
        O . . . . . .
        . O . . . . .
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'forbidden', color: 'B' },
    },
    {
      id: 'with-friends',
      board: `
        . . . . . . .
        . . . . . . .
        . X . . . . .
        . . X . . . .
        . . . . . . O
        . . . . . O .
        . . . . O X X
      `,
      play: 'B',
      goal: { kind: 'touch', what: 'forbidden', color: 'B' },
    },
    {
      id: 'taking-first',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . O . O . .
        . . X O X . .
        . . . X . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'D3' },
    },
    {
      id: 'one-of-two',
      board: `
        . . . . . . .
        . O . . . . .
        O . O . . . .
        . O . . . O O
        . . . . . X X
        . . . . X O O
        . . . . X O .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'F2' },
    },
    {
      id: 'the-other-color',
      board: `
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . O . O . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'W',
      goal: { kind: 'choose', right: 'white', choices: { nobody: '', white: 'D4', both: '' } },
    },
  ],
};
