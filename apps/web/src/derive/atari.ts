/*
 * Chains with one liberty.
 */
import { type Game, positionOf } from '@honte/game';
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

/** The chains of `color` that the last event has put in atari: of those that were so before, all has been said. */
export function newAtaris(game: Game, color: Color): ChainInAtari[] {
  const before = game.parent && positionOf(game.parent).board;
  return chainsInAtari(positionOf(game).board).filter(
    ({ color: whose, chain: [stone] }) =>
      whose === color && stone !== undefined && before?.libertyCount(stone) !== 1,
  );
}
