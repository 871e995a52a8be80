/*
 * Regions for stones that nothing encloses: what lies near them. Begin with `regionNear`.
 */
import { Board, EMPTY, type Geometry, neighborsOf, type Point, pointsOf } from '@honte/rules';

/**
 * The empty points that are so many steps or fewer from the targets, along empty points and their own color's
 * stones, with the stones that belong to them as `regionOn` says. In increasing order.
 *
 * @param reach steps; a chain's liberties are one step away from it.
 */
export function regionNear(
  geometry: Geometry,
  stones: ArrayLike<number>,
  targets: readonly Point[],
  reach: number,
): readonly Point[] {
  const owner = stones[targets[0] as Point];
  const near = new Set<Point>(targets);
  let border = [...near];
  for (let step = 0; step < reach; step++) {
    // The stones of its own color are no distance.
    for (const p of border)
      for (const n of neighborsOf(geometry, p))
        if (stones[n] === owner && !near.has(n)) {
          near.add(n);
          border.push(n);
        }
    const next = border.flatMap((p) => neighborsOf(geometry, p)).filter((n) => stones[n] === EMPTY);
    border = [...new Set(next)].filter((n) => !near.has(n));
    for (const p of border) near.add(p);
  }
  const empties = [...near].filter((p) => stones[p] === EMPTY);
  return regionOn(geometry, stones, targets, empties);
}

/**
 * A region of these empty points: with the targets, the chains of their color that touch them, and those opposing
 * chains that have no liberty elsewhere. In increasing order.
 */
export function regionOn(
  geometry: Geometry,
  stones: ArrayLike<number>,
  targets: readonly Point[],
  empties: readonly Point[],
): readonly Point[] {
  const board = Board.of(geometry, stones);
  const owner = stones[targets[0] as Point];
  const inside = new Set<Point>(empties);
  const chains = pointsOf(geometry).filter((p) => stones[p] !== EMPTY && board.headOf(p) === p);
  const found = [...empties, ...targets.flatMap((p) => board.chainAt(p))];
  for (const head of chains) {
    const liberties = board.libertiesAt(head);
    const belongs =
      stones[head] === owner
        ? liberties.some((p) => inside.has(p))
        : liberties.length > 0 && liberties.every((p) => inside.has(p));
    if (belongs) found.push(...board.chainAt(head));
  }
  return [...new Set(found)].sort((a, b) => a - b);
}
