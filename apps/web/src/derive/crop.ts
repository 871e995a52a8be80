/*
 * The part of a board worth showing on a small picture.
 */
import type { Crop } from '@honte/board';
import type { Geometry, Point } from '@honte/rules';

/** Columns and rows of a crop on boards that have as many. */
const SEEN = 11;

/** A part of `seen` columns and rows around `point`, or around the center, that stays inside the board. */
export function cropAround(geometry: Geometry, point: Point | undefined, seen = SEEN): Crop {
  const { width, height } = geometry;
  const x = point === undefined ? Math.floor(width / 2) : point % width;
  const y = point === undefined ? Math.floor(height / 2) : Math.floor(point / width);
  const [left, right] = spanAround(x, width, seen);
  const [top, bottom] = spanAround(y, height, seen);
  return { left, top, right, bottom };
}

function spanAround(center: number, side: number, most: number): [number, number] {
  const seen = Math.min(most, side);
  const first = Math.max(0, Math.min(side - seen, center - Math.floor(seen / 2)));
  return [first, first + seen - 1];
}
