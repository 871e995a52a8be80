/*
 * Chains with one liberty.
 */
import { type Board, type Color, EMPTY, type Point, pointsOf } from '@honte/rules';

export interface ChainInAtari {
  readonly color: Color;
  readonly chain: readonly Point[];
  readonly liberty: Point;
}

/** The chains in atari, each once, in the order of their first stones. */
export function chainsInAtari(board: Board): ChainInAtari[] {
  const found: ChainInAtari[] = [];
  const seen = new Set<Point>();
  for (const p of pointsOf(board.geometry)) {
    if (board.stones[p] === EMPTY || board.libertyCount(p) !== 1 || seen.has(board.headOf(p))) continue;
    seen.add(board.headOf(p));
    const [liberty] = board.libertiesAt(p);
    if (liberty !== undefined)
      found.push({ color: board.stones[p] as Color, chain: board.chainAt(p), liberty });
  }
  return found;
}
