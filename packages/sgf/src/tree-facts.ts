/*
 * What a file's tree tells of its game without a move being played: for boards that are too large for that,
 * where nothing else can be told.
 */
import { type GameInfo, infoOfNodes } from './game-info.ts';
import type { SgfNode, SgfTree } from './record.ts';
import { moveOf, type SgfSize, sizeOf } from './value.ts';

export interface TreeFacts {
  readonly info: GameInfo;
  /** Plays and passes on the main line; those off the board are none. */
  readonly plies: number;
  /** Nodes with a comment, variations included. */
  readonly comments: number;
}

/** Linear in the nodes. */
export function factsOfTree(tree: SgfTree): TreeFacts {
  const stated = sizeOf(tree);
  const size = stated.ok ? stated.value : { width: 19, height: 19 };
  const main = mainLineOf(tree);
  const hasComment = ({ properties }: SgfNode) => properties.some(({ id }) => id === 'C');
  return {
    info: infoOfNodes(main),
    plies: main.filter((node) => isPly(node, size)).length,
    comments: tree.nodes.filter(hasComment).length,
  };
}

/** From the root on: a first child follows its parent at once. */
function mainLineOf({ nodes, parents }: SgfTree): readonly SgfNode[] {
  let end = 1;
  while (end < nodes.length && parents[end] === end - 1) end++;
  return nodes.slice(0, end);
}

function isPly({ properties }: SgfNode, size: SgfSize): boolean {
  const move = properties.find(({ id }) => id === 'B' || id === 'W');
  return move !== undefined && moveOf(size, move.values[0] ?? '') !== 'offBoard';
}
