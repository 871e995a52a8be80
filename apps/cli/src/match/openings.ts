/*
 * How the games of a match begin: two plies, Black's and White's, so that programs without chance of their
 * own still play different games. 9 × 9 has a list by hand, other sizes the corner points of the third and
 * fourth line. Begin with `openingsFor`.
 */
import { type Geometry, geometryOf, type Point, pointsOf, printPoint, symmetriesOf } from '@honte/rules';
import { OPENINGS_9 } from './openings-9.ts';

/** Black's first move and White's, as `Q16`. */
export type Opening = readonly [string, string];

/** The smallest board on which there is more than one way to begin. */
export const LEAST_SIZE = 5;

/** The openings of a board of `size` lines, from `LEAST_SIZE` on, in the order of their use. */
export function openingsFor(size: number): readonly Opening[] {
  if (size === 9) return OPENINGS_9.map((line) => line.split(' ') as unknown as Opening);
  return madeFor(geometryOf(size));
}

/** Every pair of corner points in different corners (under 9 lines: any pair), one of those alike. */
function madeFor(geometry: Geometry): Opening[] {
  const { width: size } = geometry;
  const candidates = pointsOf(geometry).filter((p) => isOpeningPoint(geometry, p));
  const seen = new Set<string>();
  const byFirst = new Map<Point, Opening[]>();
  for (const first of candidates)
    for (const second of candidates) {
      if (first === second || (size >= 9 && cornerOf(geometry, first) === cornerOf(geometry, second)))
        continue;
      const key = symmetryKey(geometry, first, second);
      if (seen.has(key)) continue;
      seen.add(key);
      const opening: Opening = [printPoint(geometry, first), printPoint(geometry, second)];
      byFirst.set(first, [...(byFirst.get(first) ?? []), opening]);
    }
  return inTurns([...byFirst.values()]);
}

/** Third and fourth lines where they cross (under 9 lines: second and third), and a small board's center. */
function isOpeningPoint(geometry: Geometry, p: Point): boolean {
  const { width: size } = geometry;
  const lines = [p % size, Math.floor(p / size)].map((at) => Math.min(at, size - 1 - at) + 1);
  const wanted = size < 9 ? [2, 3] : [3, 4];
  const isCenter = size <= 13 && p === (size * size - 1) / 2;
  return isCenter || lines.every((line) => wanted.includes(line));
}

/** Which corner a point lies in; the center is one of its own. */
function cornerOf(geometry: Geometry, p: Point): string {
  const { width: size } = geometry;
  return [p % size, Math.floor(p / size)].map((at) => Math.sign(2 * at - size + 1)).join();
}

/** The same text for two openings that a symmetry of the board takes into each other. */
export function symmetryKey(geometry: Geometry, first: Point, second: Point): string {
  const images = symmetriesOf(geometry).map((to) => to[first]! * geometry.points + to[second]!);
  return String(Math.min(...images));
}

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}
