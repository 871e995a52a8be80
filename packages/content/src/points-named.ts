/*
 * Lists of points as people write them.
 */
import { type Geometry, type Point, parsePoint, pointAt } from '@honte/rules';

/** The points that `A1-C3 D5` names, in that order, a rectangle by two corners; `undefined` if one is not on the board. */
export function pointsNamed(geometry: Geometry, text: string): Point[] | undefined {
  const points: Point[] = [];
  for (const part of text.split(/\s+/).filter((word) => word !== '')) {
    const [one, other = one] = part.split('-').map((name) => parsePoint(geometry, name));
    if (!one?.ok || !other?.ok) return undefined;
    points.push(...rectangle(geometry, one.value, other.value));
  }
  return points;
}

function rectangle(geometry: Geometry, one: Point, other: Point): Point[] {
  const { width } = geometry;
  const xs = [one % width, other % width];
  const ys = [one, other].map((p) => Math.floor(p / width));
  const points: Point[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) points.push(pointAt(geometry, x, y));
  return points;
}
