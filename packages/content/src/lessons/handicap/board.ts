/*
 * After the six steps: how players of unlike strength play an even game.
 */
import { compensationOf, komiOf, RULESETS } from '@honte/rules';
import type { LessonSource } from '../lesson.ts';

/** What White gets by the French rule when Black begins with four stones. */
const POINTS = komiOf(RULESETS.french, 4) + compensationOf(RULESETS.french, 4);

export const HANDICAP: LessonSource = {
  id: 'handicap',
  exercises: [
    {
      id: 'who',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
      `,
      play: 'B',
      goal: { kind: 'choose', right: 'white', choices: { black: '', white: '' } },
    },
    {
      id: 'points',
      board: `
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
      `,
      play: 'B',
      komi: POINTS,
      goal: { kind: 'choose', right: 'some', choices: { none: '', some: '' } },
    },
    {
      id: 'simple',
      board: `
        . . . . . . . . .
        . . . . . . O . .
        . . X . . . X . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
      `,
      before: 'D4',
      play: 'B',
      goal: { kind: 'choose', right: 'link', choices: { link: 'C4', far: 'F8 C4' } },
      letters: { C4: 'A', F8: 'B' },
    },
    {
      id: 'result',
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
      komi: POINTS,
      goal: { kind: 'number', count: 'lead', choices: [1, 3.5, 4.5, 5.5] },
    },
  ],
};
