/*
 * After the six steps: points that look forbidden, and points that are.
 */
import type { LessonSource } from '../lesson.ts';

export const LOOK_ALIKES: LessonSource = {
  id: 'look-alikes',
  exercises: [
    {
      id: 'for-white',
      board: `
        . X . . . . . . .
        X . . . . . . . .
        . . . . . . . . .
        . . . . . . . . X
        . . . X . . . X .
        . . X . X . . . X
        . . . X . . . . .
        . . . . . . . X X
        . . . . . . X O .
      `,
      play: 'W',
      goal: { kind: 'touch', what: 'forbidden', color: 'W' },
    },
    {
      id: 'for-black',
      board: `
        . X . . . . . . .
        X . . . . . . . .
        . . . . . . . . .
        . . . . . . . . X
        . . . X . . . X .
        . . X . X . . . X
        . . . X . . . . .
        . . . . . . . X X
        . . . . . . X O .
      `,
      play: 'B',
      letters: { D4: 'A' },
      goal: { kind: 'choose', right: 'free', choices: { free: 'D4', barred: 'D4' } },
    },
    {
      id: 'one',
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
      id: 'two',
      board: `
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O X X . . . .
        . O O X . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'B1' },
    },
    {
      id: 'three',
      board: `
        . . O . O O O
        . . . O X X X
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'play', wish: 'capture', of: 'F7' },
    },
  ],
};
