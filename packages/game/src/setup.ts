/*
 * What is settled before a game begins.
 */
import { accept, BLACK, isEmptyStart, type Result, refuse, type Start } from '@honte/rules';
import { isTimeSettings, type TimeSettings } from './clock.ts';

/** What decides a game: what is counted at its end, or who is the first to capture. */
export type Goal = 'count' | 'firstCapture';

export interface Setup {
  /** Board, rules and komi; the stones of a fixed handicap are on it already. */
  readonly start: Start;
  /**
   * How many handicap stones Black will place where it likes, by the event `handicapPlaced`; 0 for
   * none. The start is then even and empty, and its komi is that of the handicap game: give
   * `komiOf(ruleset, freeHandicap)` to `evenStart`.
   */
  readonly freeHandicap: number;
  readonly time: TimeSettings;
  /** `count` when left out. */
  readonly goal?: Goal;
}

/** Why no game can begin so. `notEmpty`: a free handicap needs an even start on an empty board. */
export type SetupRefusal = 'handicap' | 'notEmpty' | 'time';

/** This setup, if a game can begin so. */
export function checkedSetup(setup: Setup): Result<Setup, SetupRefusal> {
  const { start, freeHandicap, time } = setup;
  if (!isTimeSettings(time)) return refuse('time');
  if (freeHandicap === 0) return accept(setup);
  // The last point must stay empty: it is the liberty of all the others.
  const isFitting =
    Number.isInteger(freeHandicap) && freeHandicap >= 2 && freeHandicap < start.geometry.points;
  if (!isFitting) return refuse('handicap');
  if (!isEmptyStart(start) || start.turn !== BLACK || start.isSetUp) return refuse('notEmpty');
  return accept(setup);
}
