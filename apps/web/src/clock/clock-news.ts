/*
 * What is worth saying of a running clock, and when: 30 and 10 seconds left, overtime begun, a period lost.
 * Main time is warned of once a game, however often Fischer time crosses the mark; in overtime every turn
 * is a new danger.
 */
import type { TimeLeft, TimeSettings } from '@honte/game';
import type { Color } from '@honte/rules';

export type ClockNews = { readonly color: Color } & ClockWord;

type ClockWord =
  /** Not more than so many seconds are left, of the main time or of the period. */
  | { readonly kind: 'low'; readonly seconds: number; readonly isMain: boolean }
  /** The main time is over; so many periods are left. */
  | { readonly kind: 'overtime'; readonly periods: number }
  /** A period went by; so many are left. */
  | { readonly kind: 'periodLost'; readonly periods: number };

/** Seconds of which people are warned. */
const WARNINGS = [10, 30] as const;

/**
 * What became worth saying of one clock while it ran from `before` to `after`.
 *
 * @param warned the least seconds of main time that were warned of.
 */
export function newsBetween(
  settings: TimeSettings,
  before: TimeLeft,
  after: TimeLeft,
  warned: number,
): ClockWord | undefined {
  if (after.kind === 'out' || after.kind === 'unlimited' || before.kind === 'out') return undefined;
  if (before.kind === 'main' && after.kind !== 'main')
    return { kind: 'overtime', periods: after.kind === 'byoyomi' ? after.periods : 1 };
  if (before.kind === 'byoyomi' && after.kind === 'byoyomi' && after.periods < before.periods)
    return { kind: 'periodLost', periods: after.periods };
  const isMain = after.kind === 'main';
  const span = spanOf(settings, isMain);
  const seconds = WARNINGS.find((mark) => {
    const ms = mark * 1000;
    // A mark at the very beginning warns of nothing.
    return ms < span && msOf(after) <= ms && msOf(before) > ms;
  });
  if (seconds === undefined || (isMain && seconds >= warned)) return undefined;
  return { kind: 'low', seconds, isMain };
}

/** Milliseconds left of the main time or of the period. */
export function msOf(left: TimeLeft): number {
  switch (left.kind) {
    case 'unlimited':
      return Number.POSITIVE_INFINITY;
    case 'main':
      return left.mainMs;
    case 'byoyomi':
    case 'canadian':
      return left.periodMs;
    case 'out':
      return 0;
  }
}

/** How long the main time, or a period, is as a whole. */
function spanOf(settings: TimeSettings, isMain: boolean): number {
  if (settings.kind === 'none') return Number.POSITIVE_INFINITY;
  if (isMain) return settings.mainMs;
  return settings.kind === 'byoyomi' || settings.kind === 'canadian' ? settings.periodMs : 0;
}
