/*
 * How strong the levels are, by matches. The figures are those of `bench/results.md`; a test compares them.
 */
import type { LevelName } from '@honte/engine';

export interface Strength {
  readonly level: LevelName;
  /** `gnugo`: GNU Go 3.8 at level 10. `random`: plays anywhere but into an eye of its own. */
  readonly against: LevelName | 'gnugo' | 'random';
  readonly won: number;
  readonly games: number;
  /** The share of games won, in percent, within which it lies with a probability of 95 %. */
  readonly from: number;
  readonly to: number;
}

/** When the matches were played: year, month, day. */
export const MEASURED = '2026-11-30';

/** Lines of the board, and White's komi. */
export const MATCH_BOARD = { size: 9, komi: 7.5 } as const;

/** From the strongest. */
export const STRENGTHS: readonly Strength[] = [
  { level: 'hard', against: 'gnugo', won: 57, games: 60, from: 86, to: 98.3 },
  { level: 'hard', against: 'medium', won: 39, games: 40, from: 87, to: 99.6 },
  { level: 'medium', against: 'gnugo', won: 44, games: 60, from: 61, to: 83 },
  { level: 'medium', against: 'easy', won: 40, games: 40, from: 91, to: 100 },
  { level: 'easy', against: 'random', won: 40, games: 40, from: 91, to: 100 },
];
