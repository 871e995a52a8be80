/*
 * What the page knows of time beside its games.
 */
import type { PerColor } from '@honte/rules';
import type { ClockNews } from './clock-news.ts';

export interface ClockState {
  /** Whether nobody can see the page. */
  readonly isHidden: boolean;
  /** The game whose clock wakes the page. */
  readonly ticking: string | undefined;
  /** What was last worth saying of a clock. */
  readonly news: ClockNews | undefined;
  /** The least seconds of main time that each player of this game has been warned of. */
  readonly warned: PerColor;
}

const NOBODY_WARNED: PerColor = { black: Number.POSITIVE_INFINITY, white: Number.POSITIVE_INFINITY };

export const STILL_CLOCK: ClockState = {
  isHidden: false,
  ticking: undefined,
  news: undefined,
  warned: NOBODY_WARNED,
};
