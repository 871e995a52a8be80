/*
 * Where handicap stones go: on the fixed points, or where a program that plays Black likes them.
 */
import { type Geometry, type Point, pointAt, pointsOf, starLines } from './geometry.ts';
import { accept, type Result, refuse } from './refusal.ts';

/** Why a board has no fixed points for so many stones. */
export type HandicapRefusal = 'notWhole' | 'tooFew' | 'tooMany';

/** Which corner stays free with three stones: the upper left one, or the lower right one (GTP, KataGo). */
export type HandicapTable = 'usual' | 'gtp';

/** The most stones that have fixed points: 9; 4 on boards with an even side or one under 9; 0 under 7. */
export function mostFixedHandicap(geometry: Geometry): number {
  const { width, height } = geometry;
  if (Math.min(width, height) < 7) return 0;
  const hasCenter = width % 2 === 1 && height % 2 === 1;
  return hasCenter && Math.min(width, height) >= 9 ? 9 : 4;
}

/**
 * The fixed points for `stones` handicap stones, in the order in which they are usually placed.
 *
 * @source GTP version 2, section 4.1.1; custom for the third stone
 */
export function fixedHandicap(
  geometry: Geometry,
  stones: number,
  table: HandicapTable = 'usual',
): Result<Point[], HandicapRefusal> {
  if (!Number.isInteger(stones)) return refuse('notWhole');
  if (stones < 2) return refuse('tooFew');
  if (stones > mostFixedHandicap(geometry)) return refuse('tooMany');
  const [left = 0, right = 0] = starLines(geometry.width);
  const [top = 0, bottom = 0] = starLines(geometry.height);
  const midX = (geometry.width - 1) / 2;
  const midY = (geometry.height - 1) / 2;
  const third: [number, number] = table === 'usual' ? [right, bottom] : [left, top];
  const fourth: [number, number] = table === 'usual' ? [left, top] : [right, bottom];
  const corners: [number, number][] = [[right, top], [left, bottom], third, fourth];
  const sides: [number, number][] = [
    [left, midY],
    [right, midY],
    [midX, top],
    [midX, bottom],
  ];
  const isOdd = stones % 2 === 1 && stones >= 5;
  const even = [...corners, ...sides].slice(0, isOdd ? stones - 1 : stones);
  const places = isOdd ? [...even, [midX, midY] as const] : even;
  return accept(places.map(([x, y]) => pointAt(geometry, x, y)));
}

/**
 * Where a program that may set `stones` handicap stones as it likes sets them: on the fixed points, as far as
 * the board has them, the others far from the edges and from each other. Linear in points, for each stone.
 *
 * @returns a refusal when they are fewer than two, or would leave no point empty.
 */
export function freeHandicap(
  geometry: Geometry,
  stones: number,
  table: HandicapTable = 'usual',
): Result<Point[], HandicapRefusal> {
  if (!Number.isInteger(stones)) return refuse('notWhole');
  if (stones < 2) return refuse('tooFew');
  if (stones >= geometry.points) return refuse('tooMany');
  const fixed = fixedHandicap(geometry, Math.min(stones, mostFixedHandicap(geometry)), table);
  const places = fixed.ok ? fixed.value : [];
  while (places.length < stones) places.push(widestPoint(geometry, places));
  return accept(places);
}

/** The point farthest from these and, half as much, from outside the board; the first from the top left. */
function widestPoint(geometry: Geometry, taken: readonly Point[]): Point {
  const { width, height } = geometry;
  const roomAt = (p: Point): number => {
    const [x, y] = [p % width, Math.floor(p / width)];
    const toEdge = 2 * Math.min(x + 1, width - x, y + 1, height - y);
    const toOthers = taken.map((q) => Math.abs(x - (q % width)) + Math.abs(y - Math.floor(q / width)));
    return Math.min(toEdge, ...toOthers);
  };
  const free = pointsOf(geometry).filter((p) => !taken.includes(p));
  return free.reduce((best, p) => (roomAt(p) > roomAt(best) ? p : best));
}
