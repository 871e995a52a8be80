/*
 * Views for tests, from diagrams and names.
 */
import { geometryOf, invariant, type Point, parseDiagram, parsePoint } from '@honte/rules';
import type { BoardView } from './view.ts';

/** The board drawn in `text` (see `parseDiagram`). */
export function viewOf(text: string): BoardView {
  const diagram = parseDiagram(text);
  invariant(diagram.ok, `no diagram: ${text}`);
  return diagram.value;
}

/** A board without stones. */
export function emptyView(width: number, height = width): BoardView {
  const geometry = geometryOf(width, height);
  return { geometry, stones: new Uint8Array(geometry.points) };
}

/** The point called `name`. */
export function at(view: BoardView, name: string): Point {
  const point = parsePoint(view.geometry, name);
  invariant(point.ok, `no point ${name}`);
  return point.value;
}

/** The points called `names`, which are separated by spaces. */
export function points(view: BoardView, names: string): Point[] {
  return names.split(' ').map((name) => at(view, name));
}

/** `view` with a stone more. */
export function withStone(view: BoardView, name: string, stone: number): BoardView {
  const stones = Uint8Array.from(view.stones);
  stones[at(view, name)] = stone;
  return { ...view, stones };
}

/** Every size that people play on, the largest, and some that are not square. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  ...Array.from({ length: 15 }, (_, i) => [i + 5, i + 5] as const),
  [1, 1],
  [2, 25],
  [25, 25],
  [13, 9],
  [7, 19],
];
