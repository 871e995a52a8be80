/*
 * Connected empty points, and whom they touch.
 */
import { type Color, EMPTY, type Stone } from './color.ts';
import { type Geometry, neighborsOf, type Point, pointsOf } from './geometry.ts';

/** A maximal set of empty points connected along the lines. */
export interface Region {
  /** In increasing order. */
  readonly points: readonly Point[];
  /** The colors of the stones around it: none (an empty board), one, or both. */
  readonly touches: ReadonlySet<Color>;
}

/**
 * The empty regions of a board, each once, in the order of their first points.
 *
 * @param stones one entry a point, row by row from the top-left. Linear in points.
 */
export function regionsOf(geometry: Geometry, stones: ArrayLike<number>): Region[] {
  const seen = new Uint8Array(geometry.points);
  const regions: Region[] = [];
  for (const first of pointsOf(geometry)) {
    if (seen[first] === 1 || stones[first] !== EMPTY) continue;
    const points = [first];
    const touches = new Set<Color>();
    seen[first] = 1;
    for (const p of points) {
      for (const n of neighborsOf(geometry, p)) {
        const stone = stones[n] as Stone;
        if (stone !== EMPTY) touches.add(stone);
        else if (seen[n] === 0) {
          seen[n] = 1;
          points.push(n);
        }
      }
    }
    regions.push({ points: points.sort((a, b) => a - b), touches });
  }
  return regions;
}
