/*
 * Points in rectangles, which one counts by multiplying instead of pointing at each.
 */
import { type Geometry, type Point, pointAt } from '@honte/rules';

export interface Rectangle {
  /** Two opposite corners: bottom left and top right. */
  readonly from: Point;
  readonly to: Point;
  readonly columns: number;
  readonly rows: number;
}

/** The rectangle with these two corners, whichever they are. */
export function rectangleOf(geometry: Geometry, one: Point, other: Point): Rectangle {
  const { width } = geometry;
  const [left, right] = [one % width, other % width].sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [one, other].map((p) => Math.floor(p / width)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  return {
    from: pointAt(geometry, left, bottom),
    to: pointAt(geometry, right, top),
    columns: right - left + 1,
    rows: bottom - top + 1,
  };
}

/** In increasing order. */
export function pointsIn(geometry: Geometry, { from, to }: Rectangle): Point[] {
  const { width } = geometry;
  const points: Point[] = [];
  for (let y = Math.floor(to / width); y <= Math.floor(from / width); y++)
    for (let x = from % width; x <= to % width; x++) points.push(pointAt(geometry, x, y));
  return points;
}

/**
 * Rectangles that hold these points and no others, each point once, the largest first. Few, not always the fewest.
 */
export function rectanglesOf(geometry: Geometry, points: readonly Point[]): Rectangle[] {
  const left = new Set(points);
  const rectangles: Rectangle[] = [];
  while (left.size > 0) {
    const next = largestIn(geometry, left);
    for (const p of pointsIn(geometry, next)) left.delete(p);
    rectangles.push(next);
  }
  return rectangles;
}

function largestIn(geometry: Geometry, points: ReadonlySet<Point>): Rectangle {
  const { width, height } = geometry;
  let best: Rectangle | undefined;
  for (const first of points) {
    const [x, y] = [first % width, Math.floor(first / width)];
    let right = width - 1;
    for (let bottom = y; bottom < height; bottom++) {
      let end = x - 1;
      while (end < right && points.has(pointAt(geometry, end + 1, bottom))) end++;
      if (end < x) break;
      right = end;
      const found = rectangleOf(geometry, first, pointAt(geometry, right, bottom));
      if (!best || found.columns * found.rows > best.columns * best.rows) best = found;
    }
  }
  return best as Rectangle;
}
