/*
 * The clock as a computer that plays sees it, and how long to think: only ever a share of what is left, so
 * that time never runs out. Begin with `budgetMs`.
 */
import { BLACK, type Color, type PerColor } from '@honte/rules';

/** The time system of a game; seconds. */
export type TimeSystem =
  | { readonly kind: 'none' }
  | { readonly kind: 'absolute'; readonly main: number }
  /** Each move earns `increment`. */
  | { readonly kind: 'fischer'; readonly main: number; readonly increment: number }
  /** `stones` moves in each period. */
  | { readonly kind: 'canadian'; readonly main: number; readonly period: number; readonly stones: number }
  /** One move in each of `periods` periods, of which only those overstepped are used up. */
  | { readonly kind: 'byoyomi'; readonly main: number; readonly period: number; readonly periods: number };

/** What one player has left. */
export interface Left {
  readonly seconds: number;
  /** 0 in the main time; then stones or periods left. */
  readonly count: number;
}

export interface Clock {
  readonly system: TimeSystem;
  readonly left: PerColor<Left>;
  /** Milliseconds that a move costs beyond what was thought, as the client's clock has shown. */
  readonly lagMs: PerColor<number>;
}

/** Kept back in overtime for the way to the client and back. */
const LAG_MS = 150;
/** What a move costs beside the thinking, before a client has shown how much it is. */
const LEAST_LAG_MS = 20;
/** How much of a lag that was seen once is still expected a move later. */
const LAG_FADES = 0.9;
/** Part of the main time that is never thought away, and what it comes to at the least in a short game. */
const RESERVE = 0.05;
const LEAST_RESERVE_MS = 500;
/** … but no larger part than this. */
const MOST_RESERVE = 0.25;
/** Plies a point of the longest games: their lag is kept back too, but no larger part of what is left. */
const LONGEST = 2.7;
const MOST_KEPT = 0.75;
/** Part of a byo-yomi period that may be used. */
const SAFE = 0.8;
/** Part of the board that is played on in a usual game, and the fewest moves expected to come: a part too. */
const FILLED = 0.75;
const FEWEST = 12;
const FEWEST_PART = 0.06;

/** The clock of a game that begins. */
export function clockOf(system: TimeSystem): Clock {
  const left = system.kind === 'none' ? { seconds: 0, count: 0 } : atStart(system);
  return {
    system,
    left: { black: left, white: left },
    lagMs: { black: LEAST_LAG_MS, white: LEAST_LAG_MS },
  };
}

function atStart(system: Exclude<TimeSystem, { kind: 'none' }>): Left {
  if (system.main > 0 || hasMainTimeAlone(system)) return { seconds: system.main, count: 0 };
  return inOvertime(system);
}

function hasMainTimeAlone({ kind }: TimeSystem): boolean {
  return kind === 'absolute' || kind === 'fischer';
}

function inOvertime(system: TimeSystem): Left {
  if (system.kind === 'canadian') return { seconds: system.period, count: system.stones };
  if (system.kind === 'byoyomi') return { seconds: system.period, count: system.periods };
  return { seconds: 0, count: 0 };
}

/** The clock after the client said what a player has left; what is less than expected was lost on the way. */
export function withLeft(clock: Clock, color: Color, left: Left): Clock {
  const of = color === BLACK ? 'black' : 'white';
  const expected = clock.left[of];
  const isComparable = expected.count === 0 && left.count === 0;
  const seenMs = isComparable ? 1000 * (expected.seconds - left.seconds) : 0;
  const lagMs = Math.max(LEAST_LAG_MS, LAG_FADES * clock.lagMs[of], seenMs);
  return { ...withRest(clock, color, left), lagMs: { ...clock.lagMs, [of]: lagMs } };
}

function withRest(clock: Clock, color: Color, left: Left): Clock {
  return { ...clock, left: { ...clock.left, [color === BLACK ? 'black' : 'white']: left } };
}

/** The clock after a move, for clients that never say `time_left`. */
export function withSpent(clock: Clock, color: Color, elapsedMs: number): Clock {
  const { system } = clock;
  const { seconds, count } = color === BLACK ? clock.left.black : clock.left.white;
  const rest = seconds - elapsedMs / 1000;
  if (system.kind === 'none') return clock;
  if (count === 0 && (rest > 0 || hasMainTimeAlone(system))) {
    const earned = system.kind === 'fischer' && rest > 0 ? system.increment : 0;
    return withRest(clock, color, { seconds: Math.max(0, rest) + earned, count: 0 });
  }
  if (system.kind === 'canadian' && count > 1)
    return withRest(clock, color, { seconds: Math.max(0, rest), count: count - 1 });
  if (system.kind === 'byoyomi' && count > 0) return withRest(clock, color, { ...inOvertime(system), count });
  return withRest(clock, color, inOvertime(system));
}

/**
 * Milliseconds for the next move, at least 1; `Infinity` without a clock.
 *
 * @param ply moves so far.
 * @param points of the board.
 */
export function budgetMs({ system, left, lagMs }: Clock, color: Color, ply: number, points: number): number {
  if (system.kind === 'none') return Number.POSITIVE_INFINITY;
  const of = color === BLACK ? 'black' : 'white';
  const { seconds, count } = left[of];
  if (count > 0) {
    const usable = 1000 * seconds - LAG_MS;
    return Math.max(1, SAFE * (system.kind === 'byoyomi' ? usable : usable / count));
  }
  const toCome = Math.max(FEWEST, FEWEST_PART * points, (FILLED * points - ply) / 2);
  const mainMs = 1000 * system.main;
  const reserve = Math.max(RESERVE * mainMs, Math.min(LEAST_RESERVE_MS, MOST_RESERVE * mainMs));
  const rest = 1000 * seconds - reserve - lagMs[of] * toCome;
  const kept = lagMs[of] * Math.max(0, (LONGEST * points - ply) / 2 - toCome);
  const usable = rest - Math.min(kept, MOST_KEPT * rest);
  if (system.kind === 'fischer') {
    // What the move will earn may be used, but it is not there yet.
    const earned = SAFE * (1000 * system.increment - LAG_MS);
    return Math.max(
      1,
      Math.min(Math.max(0, usable) / toCome + Math.max(0, earned), SAFE * (1000 * seconds - LAG_MS)),
    );
  }
  return Math.max(1, usable / toCome, SAFE * (overtimeMs(system) - LAG_MS));
}

/** What one move may take once the main time is gone. */
function overtimeMs(system: TimeSystem): number {
  if (system.kind === 'canadian') return (1000 * system.period) / system.stones;
  return system.kind === 'byoyomi' ? 1000 * system.period : 0;
}
