/*
 * When a clock looks different next.
 */
import type { TimeLeft } from '@honte/game';
import { msOf } from './clock-news.ts';

/** Below this, tenths are shown. */
const TENTHS_BELOW_MS = 10_000;

/**
 * Milliseconds until what is shown changes, above 0: at each whole second, near the end at each tenth, and
 * at the very end.
 */
export function nextTickMs(left: TimeLeft): number {
  const ms = msOf(left);
  const step = ms > TENTHS_BELOW_MS ? 1000 : 100;
  // What is shown is rounded up, so it changes as soon as a whole step has gone.
  return Math.max(1, ms % step || step);
}
