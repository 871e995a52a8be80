/*
 * Seki as it can be seen: opposing chains that share liberties which neither can fill.
 */
import {
  type Board,
  type Color,
  EMPTY,
  neighborsOf,
  opponent,
  type Point,
  pointsOf,
  type Stone,
} from '@honte/rules';
import { Tactics } from './playout/tactics.ts';

/**
 * Heads of the chains in mutual life: each shares liberties with an opposing chain, and whoever filled
 * one of them would be in atari. It does not read: a space in which one side could still make a killing
 * shape looks the same.
 *
 * @param isSafe 1 on stones that live unconditionally: these have no need of a seki.
 */
export function sekiHeads(board: Board, isSafe: Uint8Array): Set<Point> {
  const { geometry } = board;
  const tactics = new Tactics(board);
  const pairs = new Map<number, Point[]>();
  for (const p of pointsOf(geometry)) {
    if (board.stones[p] !== EMPTY) continue;
    const heads = new Set(
      neighborsOf(geometry, p)
        .filter((n) => board.stones[n] !== EMPTY && isSafe[n] === 0 && board.libertyCount(n) > 1)
        .map((n) => board.headOf(n)),
    );
    for (const a of heads)
      for (const b of heads) {
        if (board.stones[a] !== 1 || board.stones[b] !== 2) continue;
        const key = a * geometry.points + b;
        pairs.set(key, [...(pairs.get(key) ?? []), p]);
      }
  }
  const found = new Set<Point>();
  for (const [key, shared] of pairs) {
    const b = (key % geometry.points) as Point;
    const a = ((key - b) / geometry.points) as Point;
    const isLocked = shared.every((p) => tactics.isSelfAtari(p, 1) && tactics.isSelfAtari(p, 2));
    if (isLocked) for (const head of [a, b]) found.add(head);
  }
  return found;
}

/** Empty points next to chains in seki, and to no other chain: those that territory rules do not count. */
export function sekiPointsOf(board: Board, heads: ReadonlySet<Point>): Point[] {
  const { geometry } = board;
  const seen = new Set<Point>();
  const result: Point[] = [];
  for (const first of pointsOf(geometry)) {
    if (board.stones[first] !== EMPTY || seen.has(first)) continue;
    const region = [first];
    const colors = new Set<Color>();
    let touchesSeki = false;
    seen.add(first);
    for (const p of region)
      for (const n of neighborsOf(geometry, p)) {
        const stone = board.stones[n] as Stone;
        if (stone === EMPTY) {
          if (!seen.has(n)) region.push(n);
          seen.add(n);
        } else {
          colors.add(stone);
          touchesSeki ||= heads.has(board.headOf(n));
        }
      }
    const [color] = colors;
    const isShared = color !== undefined && colors.has(opponent(color));
    if (touchesSeki && !isShared) result.push(...region);
  }
  return result.sort((a, b) => a - b);
}
