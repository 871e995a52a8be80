/*
 * What the clock wants of the outside.
 */

export type ClockEffect =
  /**
   * Wakes the page in so many milliseconds, and notes that the game was seen running at `now`, for the case
   * that the page is killed. Each takes the place of the one before.
   */
  | { readonly kind: 'runClock'; readonly game: string; readonly inMs: number; readonly now: number }
  /** Nothing runs any more, and nothing needs to be remembered. */
  | { readonly kind: 'stopClock'; readonly game: string };
