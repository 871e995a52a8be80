/*
 * Parts of a problem's board: the few points around a move, for a hint, and what a small screen need show.
 */

import type { Crop } from '@honte/board';
import type { Question } from '@honte/content';
import { EMPTY, type Geometry, type Point, pointAt, pointsOf } from '@honte/rules';

/** The corners of the three by three points around one, or as many as there are: bottom left, top right. */
export function areaOf(geometry: Geometry, around: Point): { readonly from: Point; readonly to: Point } {
  const { left, right, top, bottom } = grown(geometry, spanOf(geometry, [around]), 1);
  return { from: pointAt(geometry, left, bottom), to: pointAt(geometry, right, top) };
}

/** All points but those. */
export function outsideArea(geometry: Geometry, around: Point): Point[] {
  const { left, right, top, bottom } = grown(geometry, spanOf(geometry, [around]), 1);
  return pointsOf(geometry).filter((p) => {
    const x = p % geometry.width;
    const y = Math.floor(p / geometry.width);
    return x < left || x > right || y < top || y > bottom;
  });
}

/** The smallest square part with all stones, all points to play on, and one line more. */
export function cropOf(
  { geometry, stones }: Pick<Question, 'geometry' | 'stones'>,
  region: readonly Point[],
): Crop {
  const seen = pointsOf(geometry).filter((p) => stones[p] !== EMPTY);
  return squared(geometry, grown(geometry, spanOf(geometry, [...seen, ...region]), 1));
}

function spanOf({ width }: Geometry, points: readonly Point[]): Crop {
  const xs = points.map((p) => p % width);
  const ys = points.map((p) => Math.floor(p / width));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function grown({ width, height }: Geometry, { left, right, top, bottom }: Crop, by: number): Crop {
  return {
    left: Math.max(0, left - by),
    right: Math.min(width - 1, right + by),
    top: Math.max(0, top - by),
    bottom: Math.min(height - 1, bottom + by),
  };
}

/** With as many columns as rows, as far as the board has them. */
function squared({ width, height }: Geometry, { left, right, top, bottom }: Crop): Crop {
  const side = Math.max(right - left, bottom - top) + 1;
  const [first, last] = widened(left, right, side, width);
  const [high, low] = widened(top, bottom, side, height);
  return { left: first, right: last, top: high, bottom: low };
}

function widened(first: number, last: number, side: number, all: number): [number, number] {
  const seen = Math.min(side, all);
  const from = Math.max(0, Math.min(all - seen, first === 0 ? 0 : last - seen + 1));
  return [from, from + seen - 1];
}
