/*
 * Stones set by hand: by the start of a game or by a record in mid-game.
 */
import type { Stone } from './color.ts';
import type { Point } from './geometry.ts';

/** `stone` on `point`, whatever stood there; `EMPTY` takes it away. */
export interface Placement {
  readonly point: Point;
  readonly stone: Stone;
}
