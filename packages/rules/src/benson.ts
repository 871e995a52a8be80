/*
 * Stones that no sequence of opposing moves can capture, even if their owner always passes.
 *
 * Source: D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976.
 */
import type { Board } from './board.ts';
import { type Color, EMPTY } from './color.ts';
import { type Geometry, neighborsOf, type Point, pointsOf } from './geometry.ts';

/** Points of unconditional life, as masks with one entry a point. */
export interface UnconditionalLife {
  /** 1 on each stone that cannot be captured. */
  readonly chains: Uint8Array;
  /** 1 on each point of the regions that give those chains life, opposing stones in them included. */
  readonly eyes: Uint8Array;
}

/** A maximal connected set of points that hold no stone of the color in question. */
interface Enclosure {
  readonly points: readonly Point[];
  /** Heads of the chains around it. */
  readonly border: ReadonlySet<Point>;
  /** Heads of the chains that touch each of its points that the opponent can leave empty. */
  readonly vitalTo: ReadonlySet<Point>;
}

/**
 * The chains of `color` that live whatever happens.
 *
 * Chains with fewer than two regions all of whose empty points are their liberties are struck out,
 * then the regions they border, until nothing changes; what is left lives.
 *
 * @param board any size; not changed. At most quadratic in the number of chains, in practice linear
 *   in points.
 * @param suicide whether the opponent may play suicides. Then he can empty the points that his stones
 *   hold in a region, so these too must be next to a chain to which the region gives life.
 */
export function unconditionallyAlive(board: Board, color: Color, suicide = false): UnconditionalLife {
  const { geometry } = board;
  let enclosures = enclosuresOf(board, color, suicide);
  let alive = new Set<Point>();
  for (const { border } of enclosures) for (const head of border) alive.add(head);
  for (;;) {
    const healthy = [...alive].filter((head) => enclosures.filter((e) => e.vitalTo.has(head)).length >= 2);
    if (healthy.length === alive.size) break;
    alive = new Set(healthy);
    enclosures = enclosures.filter((e) => [...e.border].every((head) => alive.has(head)));
  }
  const chains = maskOf(
    geometry,
    pointsOf(geometry).filter((p) => board.stones[p] === color && alive.has(board.headOf(p))),
  );
  const vital = enclosures.filter((e) => [...e.vitalTo].some((head) => alive.has(head)));
  return {
    chains,
    eyes: maskOf(
      geometry,
      vital.flatMap((e) => e.points),
    ),
  };
}

function maskOf(geometry: Geometry, points: Iterable<Point>): Uint8Array {
  const mask = new Uint8Array(geometry.points);
  for (const p of points) mask[p] = 1;
  return mask;
}

function enclosuresOf(board: Board, color: Color, suicide: boolean): Enclosure[] {
  const { geometry } = board;
  const seen = new Uint8Array(geometry.points);
  const enclosures: Enclosure[] = [];
  for (const first of pointsOf(geometry)) {
    if (seen[first] === 1 || board.stones[first] === color) continue;
    const points = [first];
    const border = new Set<Point>();
    seen[first] = 1;
    for (const p of points)
      for (const n of neighborsOf(geometry, p)) {
        if (board.stones[n] === color) border.add(board.headOf(n));
        else if (seen[n] === 0) {
          seen[n] = 1;
          points.push(n);
        }
      }
    const vital = suicide ? points : points.filter((p) => board.stones[p] === EMPTY);
    enclosures.push({ points, border, vitalTo: vitalTo(board, color, vital, border) });
  }
  return enclosures;
}

function vitalTo(
  board: Board,
  color: Color,
  points: readonly Point[],
  border: ReadonlySet<Point>,
): Set<Point> {
  const vital = new Set(border);
  for (const p of points) {
    const around = new Set<Point>();
    for (const n of neighborsOf(board.geometry, p))
      if (board.stones[n] === color) around.add(board.headOf(n));
    for (const head of vital) if (!around.has(head)) vital.delete(head);
  }
  return vital;
}
