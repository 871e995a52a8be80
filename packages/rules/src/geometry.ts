/*
 * The shape of a board: how many points, which of them are neighbors, its symmetries and star points.
 * A point is `y * width + x` counted from the top-left corner. One extra cell, `wall`, stands for
 * everything beyond the edge, so that loops over neighbors need no test for the border.
 */
import { invariant } from './refusal.ts';

declare const point: unique symbol;

/** An intersection of one board: `y * width + x` from the top-left, `0 … points - 1`. */
export type Point = number & { readonly [point]: true };

/** The largest width and height: 25 columns have letters (I is left out). */
export const MAX_SIDE = 25;

/** A board's size with its tables. Two boards of one size share the same `Geometry` object. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** `width × height`. */
  readonly points: number;
  /** Index of the cell beyond the edge, equal to `points`. */
  readonly wall: number;
  /** Four entries a point: up, left, right, down; `wall` where there is none. */
  readonly neighbors: Int16Array;
  /** Four entries a point, the diagonal ones: up-left, up-right, down-left, down-right; or `wall`. */
  readonly diagonals: Int16Array;
}

const known = new Map<number, Geometry>();

/**
 * The geometry of a board of `width` columns and `height` rows.
 *
 * @throws when a side is not a whole number from 1 to 25 (ask `isBoardSize` about foreign numbers).
 */
export function geometryOf(width: number, height: number = width): Geometry {
  invariant(isBoardSize(width, height), `no board is ${width} × ${height}`);
  const key = width * 32 + height;
  const found = known.get(key);
  if (found) return found;
  const made = makeGeometry(width, height);
  known.set(key, made);
  return made;
}

/** Whether Honte can play on a board of this size: whole numbers from 1 to 25. */
export function isBoardSize(width: number, height: number = width): boolean {
  const fits = (side: number) => Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
  return fits(width) && fits(height);
}

function makeGeometry(width: number, height: number): Geometry {
  const points = width * height;
  const neighbors = new Int16Array(4 * points);
  const diagonals = new Int16Array(4 * points);
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? points : y * width + x);
  for (let p = 0; p < points; p++) {
    const x = p % width;
    const y = (p - x) / width;
    neighbors.set([at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)], 4 * p);
    diagonals.set([at(x - 1, y - 1), at(x + 1, y - 1), at(x - 1, y + 1), at(x + 1, y + 1)], 4 * p);
  }
  return { width, height, points, wall: points, neighbors, diagonals };
}

/**
 * The point in column `x` (from the left) and row `y` (from the top), both from 0.
 *
 * @throws when it lies beyond the edge.
 */
export function pointAt(geometry: Geometry, x: number, y: number): Point {
  invariant(x >= 0 && y >= 0 && x < geometry.width && y < geometry.height, `no point at ${x}, ${y}`);
  return (y * geometry.width + x) as Point;
}

/** Whether a number is a point of this board: for numbers that come from elsewhere. */
export function isPointOf(geometry: Geometry, p: number): p is Point {
  return Number.isInteger(p) && p >= 0 && p < geometry.points;
}

const lists = new WeakMap<Geometry, readonly Point[]>();

/** Every point, from the top-left, row by row: the same list each time. */
export function pointsOf(geometry: Geometry): readonly Point[] {
  const known = lists.get(geometry);
  if (known) return known;
  const list = Array.from({ length: geometry.points }, (_, p) => p as Point);
  lists.set(geometry, list);
  return list;
}

/** The two to four points next to `p` along the lines (none on a 1 × 1 board). */
export function neighborsOf(geometry: Geometry, p: Point): Point[] {
  const four = geometry.neighbors.subarray(4 * p, 4 * p + 4);
  return [...four].filter((n) => n !== geometry.wall) as Point[];
}

/**
 * The symmetries of the board: for each, the point that every point goes to.
 *
 * @returns eight tables for a square, four for a rectangle (those that keep its sides); the first
 *   leaves everything in its place. Each has `points` entries. Linear in points.
 */
export function symmetriesOf(geometry: Geometry): Int16Array[] {
  const { width, height, points } = geometry;
  const tables: Int16Array[] = [];
  for (let s = 0; s < (width === height ? 8 : 4); s++) {
    const table = new Int16Array(points);
    for (let p = 0; p < points; p++) {
      let x = p % width;
      let y = (p - x) / width;
      if (s & 1) x = width - 1 - x;
      if (s & 2) y = height - 1 - y;
      table[p] = s & 4 ? x * width + y : y * width + x;
    }
    tables.push(table);
  }
  return tables;
}

/**
 * The marked points of the board: they guide the eye and mean nothing.
 *
 * The corners' on the third line up to 12, on the fourth from 13 on; the sides' midpoints from 15 on;
 * the center where both sides are odd. Boards with a side under 9 have at most the center.
 */
export function starPointsOf(geometry: Geometry): Point[] {
  const xs = starLines(geometry.width);
  const ys = starLines(geometry.height);
  const midX = (geometry.width - 1) / 2;
  const midY = (geometry.height - 1) / 2;
  const least = Math.min(geometry.width, geometry.height);
  const sides = least >= 15;
  const stars: Point[] = [];
  for (const p of pointsOf(geometry)) {
    const x = p % geometry.width;
    const y = (p - x) / geometry.width;
    const onX = xs.includes(x);
    const onY = ys.includes(y);
    const center = x === midX && y === midY && least >= 3;
    if ((least >= 9 && onX && onY) || center || (sides && ((onX && y === midY) || (onY && x === midX))))
      stars.push(p);
  }
  return stars;
}

/** The first and last line for the corners' handicap stones, from 0; none on a side under 7. */
export function starLines(side: number): number[] {
  if (side < 7) return [];
  const line = side < 13 ? 2 : 3;
  return [line, side - 1 - line];
}
