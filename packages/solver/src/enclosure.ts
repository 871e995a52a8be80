/*
 * The region that matters to some stones, where it is closed: for those who do not want to name it.
 */
import { Board, EMPTY, type Geometry, neighborsOf, type Point, pointsOf } from '@honte/rules';

/**
 * All that can be reached from the targets along empty points, their own color's stones, and those
 * opposing chains that have no liberty elsewhere. In increasing order. On an open board that is nearly all of it.
 */
export function enclosureOf(
  geometry: Geometry,
  stones: ArrayLike<number>,
  targets: readonly Point[],
): readonly Point[] {
  const board = Board.of(geometry, stones);
  const owner = stones[targets[0] as Point];
  const found = new Set<Point>(targets);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const p of found)
      for (const n of neighborsOf(geometry, p)) if (stones[n] === EMPTY || stones[n] === owner) found.add(n);
    for (const p of pointsOf(geometry)) {
      if (found.has(p) || stones[p] === EMPTY || stones[p] === owner) continue;
      const chain = board.chainAt(p);
      const touches = chain.some((q) => neighborsOf(geometry, q).some((n) => found.has(n)));
      if (touches && board.libertiesAt(p).every((q) => found.has(q))) for (const q of chain) found.add(q);
    }
  }
  return [...found].sort((a, b) => a - b);
}
