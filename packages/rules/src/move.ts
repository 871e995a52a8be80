/*
 * One turn: a stone on a point, or none.
 */
import type { Color } from './color.ts';
import type { Point } from './geometry.ts';

export interface Play {
  readonly kind: 'play';
  readonly color: Color;
  readonly point: Point;
}

export interface Pass {
  readonly kind: 'pass';
  readonly color: Color;
}

export type Move = Play | Pass;
