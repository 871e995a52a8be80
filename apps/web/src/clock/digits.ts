/*
 * What a clock shows, and when it looks different next. All is rounded up: a clock that shows a second, or a
 * tenth, has some of it left.
 */
import type { TimeLeft } from '@honte/game';
import { msOf } from './clock-news.ts';

/** Below ten seconds tenths are shown. */
const TENTHS_BELOW_MS = 10_000;

/** From here on a player has to hurry: in the main time, and in a period. */
const LOW_MS = 30_000;
const LOW_PERIOD_MS = 10_000;

/**
 * `1:02:03`, `4:32`, `0:10`, `9.9`; empty where time is unlimited.
 *
 * @param point the sign between a number and its tenths.
 */
export function digitsOf(left: TimeLeft, point: string): string {
  const ms = msOf(left);
  if (ms === Number.POSITIVE_INFINITY) return '';
  const tenths = Math.ceil(ms / 100);
  if (ms < TENTHS_BELOW_MS && tenths < 100) return `${Math.floor(tenths / 10)}${point}${tenths % 10}`;
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Whether the player has to hurry. */
export function isLow(left: TimeLeft): boolean {
  return msOf(left) <= (left.kind === 'main' ? LOW_MS : LOW_PERIOD_MS);
}

/**
 * Milliseconds until what is shown changes, above 0: at each whole second, near the end at each tenth, and
 * at the very end.
 */
export function nextTickMs(left: TimeLeft): number {
  const ms = msOf(left);
  const step = ms > TENTHS_BELOW_MS ? 1000 : 100;
  return Math.max(1, ms % step || step);
}
