/*
 * How long to think. Only ever a share of what is left, so that absolute time never runs out. Begin with
 * `budgetMs`.
 */
import { BLACK, type Color, type PerColor } from '@honte/rules';

/** The time system of a game; seconds. */
export type TimeSystem =
  | { readonly kind: 'none' }
  | { readonly kind: 'absolute'; readonly main: number }
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
}

/** Kept back in overtime for the way to the client and back. */
const LAG_MS = 150;
/** Kept back in the main time: so much, and so much more for each move to come. */
const RESERVE_MS = 500;
const RESERVE_MOVE_MS = 20;
/** Part of a byo-yomi period that may be used. */
const SAFE = 0.8;
/** Part of the board that is played on in a usual game, and the fewest moves expected to come. */
const FILLED = 0.75;
const FEWEST = 12;

/** The clock of a game that begins. */
export function clockOf(system: TimeSystem): Clock {
  const left = system.kind === 'none' ? { seconds: 0, count: 0 } : atStart(system);
  return { system, left: { black: left, white: left } };
}

function atStart(system: Exclude<TimeSystem, { kind: 'none' }>): Left {
  if (system.main > 0 || system.kind === 'absolute') return { seconds: system.main, count: 0 };
  return inOvertime(system);
}

function inOvertime(system: TimeSystem): Left {
  if (system.kind === 'canadian') return { seconds: system.period, count: system.stones };
  if (system.kind === 'byoyomi') return { seconds: system.period, count: system.periods };
  return { seconds: 0, count: 0 };
}

/** The clock after the client said what a player has left. */
export function withLeft(clock: Clock, color: Color, left: Left): Clock {
  return { ...clock, left: { ...clock.left, [color === BLACK ? 'black' : 'white']: left } };
}

/** The clock after a move, for clients that never say `time_left`. */
export function withSpent(clock: Clock, color: Color, elapsedMs: number): Clock {
  const { system } = clock;
  const { seconds, count } = color === BLACK ? clock.left.black : clock.left.white;
  const rest = seconds - elapsedMs / 1000;
  if (system.kind === 'none') return clock;
  if (count === 0 && (rest > 0 || system.kind === 'absolute'))
    return withLeft(clock, color, { seconds: Math.max(0, rest), count: 0 });
  if (system.kind === 'canadian' && count > 1)
    return withLeft(clock, color, { seconds: Math.max(0, rest), count: count - 1 });
  if (system.kind === 'byoyomi' && count > 0) return withLeft(clock, color, { ...inOvertime(system), count });
  return withLeft(clock, color, inOvertime(system));
}

/**
 * Milliseconds for the next move, at least 1; `Infinity` without a clock.
 *
 * @param ply moves so far.
 * @param points of the board.
 */
export function budgetMs({ system, left }: Clock, color: Color, ply: number, points: number): number {
  if (system.kind === 'none') return Number.POSITIVE_INFINITY;
  const { seconds, count } = color === BLACK ? left.black : left.white;
  if (count > 0) {
    const usable = 1000 * seconds - LAG_MS;
    return Math.max(1, SAFE * (system.kind === 'byoyomi' ? usable : usable / count));
  }
  const toCome = Math.max(FEWEST, (FILLED * points - ply) / 2);
  const usable = 1000 * seconds - RESERVE_MS - RESERVE_MOVE_MS * toCome;
  return Math.max(1, usable / toCome, SAFE * (overtimeMs(system) - LAG_MS));
}

/** What one move may take once the main time is gone. */
function overtimeMs(system: TimeSystem): number {
  if (system.kind === 'canadian') return (1000 * system.period) / system.stones;
  return system.kind === 'byoyomi' ? 1000 * system.period : 0;
}
