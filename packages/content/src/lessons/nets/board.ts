/*
 * After the six steps: catching stones from a distance.
 */
import type { LessonSource } from '../lesson.ts';

export const NETS: LessonSource = {
  id: 'nets',
  exercises: [
    {
      id: 'classic',
      board: `
        . . . . . . .
        . . . O . . .
        . . O X X . .
        . O X O . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'solve',
        goal: 'capture',
        targets: 'D4',
        region: 'C2-F4 D1-F2',
        plies: 5,
        escapeLiberties: 3,
      },
    },
    {
      id: 'friend',
      board: `
        . O . . X . .
        . . O . . . .
        . . . . X . .
        O . . O X . .
        . . X X X . .
        . . . . . . .
        . . . . . . .
      `,
      play: 'B',
      marked: 'D4',
      goal: {
        kind: 'solve',
        goal: 'capture',
        targets: 'D4',
        region: 'B2-E7',
        plies: 7,
        escapeLiberties: 4,
      },
    },
    {
      id: 'gap',
      board: `
        . . . . . . .
        . . . . . . .
        . . . X X . .
        . . . O . X .
        . . . . O X .
        . . . X X . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'solve',
        goal: 'capture',
        targets: 'D4',
        region: 'B1-F6',
        plies: 9,
        escapeLiberties: 4,
      },
    },
    {
      id: 'two',
      board: `
        . . . . . . .
        . . . . . . .
        . . X X X . .
        . . . O O X .
        . . O O X X .
        . . X X . . .
        . . . . . . .
      `,
      play: 'B',
      goal: {
        kind: 'solve',
        goal: 'capture',
        targets: 'C3',
        region: 'A1-D5',
        plies: 9,
        escapeLiberties: 4,
      },
    },
  ],
};
