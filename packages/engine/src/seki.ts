/*
 * The empty points of groups in seki, which rules of territory do not count.
 */
import { type Board, lift, neighborsOf, type Point, regionsOf } from '@honte/rules';

/**
 * Empty points that one color alone surrounds, once the dead are lifted, and that a stone in seki touches.
 *
 * @param inSeki stones of chains in seki.
 * @param dead stones to be lifted first: where they stood is counted among these points.
 * @returns in increasing order. Linear in points.
 */
export function sekiPointsOf(board: Board, inSeki: ReadonlySet<Point>, dead: Iterable<Point>): Point[] {
  if (inSeki.size === 0) return [];
  const { geometry } = board;
  const { stones } = lift(geometry, board.stones, dead);
  return regionsOf(geometry, stones)
    .filter(({ touches }) => touches.size === 1)
    .filter(({ points }) => points.some((p) => neighborsOf(geometry, p).some((n) => inSeki.has(n))))
    .flatMap(({ points }) => points)
    .sort((a, b) => a - b);
}
