/*
 * The part of a board that decides about a chain: what lies between it and the stones that are taken
 * for living. Small ones can be read out. Begin with `enclosureOf`.
 */
import { type Board, EMPTY, neighborsOf, type Point } from '@honte/rules';

/** How firmly a stone stands: not at all, as far as one can tell, or unconditionally. */
export const LOOSE = 0;
export const LIVING = 1;
export const UNCONDITIONAL = 2;

export interface Enclosure {
  /** Where either side may play, now or once the stones there are taken; in increasing order. */
  readonly points: readonly Point[];
  /** 1 on each of `points`. */
  readonly isInside: Uint8Array;
}

/**
 * The points that a chain's fate depends on: all that can be reached from it without crossing a stone
 * that stands. A stone that could be taken from inside alone is not such a stone, whatever it seems.
 * Chains that only seem to live are taken in too as long as all stays small: the more is inside, the
 * less is taken on trust.
 *
 * @param p a stone.
 * @param standing one entry a point: `LOOSE`, `LIVING`, `UNCONDITIONAL`; read on stones alone.
 * @param most empty points that it may hold.
 * @returns `undefined` when it is larger.
 */
export function enclosureOf(
  board: Board,
  p: Point,
  standing: Uint8Array,
  most: number,
): Enclosure | undefined {
  const opened = new Set([board.headOf(p)]);
  let enclosure = flood(board, p, standing, opened, most);
  while (enclosure !== undefined) {
    const inside = enclosure;
    const seeming = borderOf(board, inside).filter((head) => standing[head] === LIVING);
    const takeable = seeming.filter((head) => board.libertiesAt(head).every((q) => inside.isInside[q] === 1));
    if (takeable.length > 0) {
      for (const head of takeable) opened.add(head);
      enclosure = flood(board, p, standing, opened, most);
      continue;
    }
    const larger = seeming
      .map((head) => ({ head, with: flood(board, p, standing, new Set([...opened, head]), most) }))
      .filter((one) => one.with !== undefined)
      .sort((a, b) => emptiesOf(board, a.with) - emptiesOf(board, b.with))[0];
    if (larger === undefined) return inside;
    opened.add(larger.head);
    enclosure = larger.with;
  }
  return undefined;
}

/** Heads of the chains next to an enclosure and not in it. */
export function borderOf(board: Board, { points, isInside }: Enclosure): Point[] {
  const heads = new Set<Point>();
  for (const p of points)
    for (const n of neighborsOf(board.geometry, p))
      if (board.stones[n] !== EMPTY && isInside[n] === 0) heads.add(board.headOf(n));
  return [...heads];
}

function emptiesOf(board: Board, enclosure: Enclosure | undefined): number {
  return enclosure?.points.filter((p) => board.stones[p] === EMPTY).length ?? 0;
}

function flood(
  board: Board,
  first: Point,
  standing: Uint8Array,
  opened: ReadonlySet<Point>,
  most: number,
): Enclosure | undefined {
  const { geometry, stones } = board;
  const isInside = new Uint8Array(geometry.points);
  const points = [first];
  isInside[first] = 1;
  let empties = 0;
  for (const p of points)
    for (const n of neighborsOf(geometry, p)) {
      if (isInside[n] === 1) continue;
      if (stones[n] === EMPTY) {
        if (++empties > most) return undefined;
      } else if (standing[n] !== LOOSE && !opened.has(board.headOf(n))) continue;
      isInside[n] = 1;
      points.push(n);
    }
  return { points: points.sort((a, b) => a - b), isInside };
}
