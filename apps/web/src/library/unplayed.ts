/*
 * Records whose boards are too large to be played on: what can be told of them all the same.
 */
import { isBoardSize } from '@honte/rules';
import { factsOfTree, gamesIn, type SgfSize, sizeOf, type TreeFacts } from '@honte/sgf';

export interface Unplayed extends TreeFacts {
  readonly size: SgfSize;
}

/** What a record's text tells; `undefined` for one that can be played on, or is none. Linear in its length. */
export function unplayedOf(sgf: string): Unplayed | undefined {
  const [game] = gamesIn(sgf);
  const size = game && sizeOf(game.tree);
  if (!game || !size?.ok || isBoardSize(size.value.width, size.value.height)) return undefined;
  return { size: size.value, ...factsOfTree(game.tree) };
}
