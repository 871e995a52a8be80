/*
 * How boards are cut into tiles for the kernel's convolutions, and in which order the tiles lie. Begin with `tilesOf`.
 */
import type { Geometry } from '@honte/rules';
import { POINTS } from './weights.ts';

/** Points of the board that a tile gives along an axis. */
const LONG = 5;
const SHORT = 4;
/** The least width and height that can be cut into tiles. */
export const LEAST_SIDE = SHORT;

interface Span {
  readonly start: number;
  readonly length: number;
}

export interface Tiles {
  readonly count: number;
  /** Four numbers a tile, as `scatter` and `gather` of the kernel take them. */
  readonly tiles: Int32Array;
  /** Two numbers a point, as `multiply` takes them: the tiles that are multiplied there. */
  readonly points: Int32Array;
}

/**
 * The tiles of some framed boards. They lie in four lots, of tall, of tall and wide, of wide, of neither, so
 * that those which have a point are next to each other.
 */
export function tilesOf({ width, height }: Geometry, boards: number): Tiles {
  const rows = cut(height);
  const columns = cut(width);
  const entries: number[] = [];
  const ends: number[] = [];
  for (const [tall, wide] of [
    [LONG, SHORT],
    [LONG, LONG],
    [SHORT, LONG],
    [SHORT, SHORT],
  ]) {
    for (let b = 0; b < boards; b++)
      for (const row of rows)
        for (const column of columns)
          if (row.length === tall && column.length === wide) {
            const cell = (b * (height + 2) + row.start) * (width + 2) + column.start;
            entries.push(cell, row.length + 2, column.length + 2, b);
          }
    ends.push(entries.length / 4);
  }
  const [tall, both, wide, all] = ends as [number, number, number, number];
  const points: number[] = [];
  for (let p = 0; p < POINTS * POINTS; p++) {
    const isTall = p >= (POINTS - 1) * POINTS;
    const isWide = p % POINTS === POINTS - 1;
    const first = isWide ? tall : 0;
    points.push(first, (isTall ? both : isWide ? wide : all) - first);
  }
  return { count: all, tiles: Int32Array.from(entries), points: Int32Array.from(points) };
}

/** As few spans as cover a side, the long ones first; short ones overlap if they must. */
function cut(side: number): Span[] {
  const count = Math.ceil(side / LONG);
  const long = Math.max(0, side - SHORT * count);
  const spans: Span[] = [];
  for (let i = 0, start = 0; i < count; i++) {
    const length = i < long ? LONG : SHORT;
    spans.push({ start: Math.min(start, side - length), length });
    start += length;
  }
  return spans;
}
