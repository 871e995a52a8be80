/*
 * What games are worth, as data: the one place. The ledger shows this table.
 */
import type { LevelName } from '@honte/engine';

export type Outcome = 'won' | 'drawn' | 'lost';

/** What a game on a board of some size is worth. */
export interface SizeValues {
  /** Lines of the smallest board for which this holds; on smaller ones than the first, nothing is earned. */
  readonly size: number;
  /** Moves, passes among them, from which on a game is worth anything. */
  readonly leastPlies: number;
  readonly levels: { readonly [L in LevelName]: { readonly [O in Outcome]: number } };
  /** Of the first hint of a game, the second, and so on: there are no more than these. */
  readonly hints: readonly number[];
}

export const VALUES: readonly SizeValues[] = [
  {
    size: 9,
    leastPlies: 10,
    levels: {
      easy: { won: 4, drawn: 2, lost: 1 },
      medium: { won: 10, drawn: 5, lost: 2 },
      hard: { won: 20, drawn: 10, lost: 4 },
    },
    hints: [0, 1, 2],
  },
  {
    size: 13,
    leastPlies: 21,
    levels: {
      easy: { won: 8, drawn: 4, lost: 2 },
      medium: { won: 20, drawn: 10, lost: 4 },
      hard: { won: 40, drawn: 20, lost: 8 },
    },
    hints: [0, 2, 4],
  },
  {
    size: 19,
    leastPlies: 45,
    levels: {
      easy: { won: 16, drawn: 8, lost: 4 },
      medium: { won: 40, drawn: 20, lost: 8 },
      hard: { won: 80, drawn: 40, lost: 16 },
    },
    hints: [0, 4, 8],
  },
];

/** Hints that a player may have in a game, on a board of any size. */
export const HINTS = 3;

/** What games on a board with so many lines are worth; `undefined` for a board too small. */
export function valuesOf(size: number): SizeValues | undefined {
  return VALUES.findLast((values) => values.size <= size);
}
