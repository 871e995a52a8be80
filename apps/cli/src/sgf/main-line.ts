/*
 * A record's main line by plies, as people count.
 */
import { mainLineFrom, type NodeId, nodeOf, ROOT, startOfTree, type TreeEvent } from '@honte/game';
import { accept, type Color, printColor, printPoint, type Result, refuse } from '@honte/rules';
import type { GameRecord } from '@honte/sgf';

export interface MainLine {
  /** The node with each move, the root first. */
  readonly byPly: readonly NodeId[];
  /** The last node, which may come after the last move. */
  readonly last: NodeId;
}

export function mainLineOf({ tree }: GameRecord): MainLine {
  const way = mainLineFrom(tree);
  const moves = way.filter((id) => isMove(nodeOf(tree, id).event));
  return { byPly: [ROOT, ...moves], last: way.at(-1) ?? ROOT };
}

function isMove(event: TreeEvent | undefined): boolean {
  return event?.kind === 'played' || event?.kind === 'passed' || event?.kind === 'forced';
}

/** The node that `--ply` names: 0 for the root; the last of all when it is not given. */
export function nodeNamed(record: GameRecord, option: string | boolean | undefined): Result<NodeId, string> {
  const { byPly, last } = mainLineOf(record);
  if (typeof option !== 'string') return accept(last);
  const id = /^\d{1,9}$/.test(option) ? byPly[Number(option)] : undefined;
  return id === undefined ? refuse(`--ply is 0 to ${byPly.length - 1}, not "${option}"`) : accept(id);
}

/** `B Q16`, `W pass`, with `illegal` behind it where it was; nothing for a node without a move. */
export function printMoveAt({ tree }: GameRecord, id: NodeId): string | undefined {
  const { event } = nodeOf(tree, id);
  const who = (by: Color) => printColor(by);
  switch (event?.kind) {
    case 'played':
      return `${who(event.by)} ${printPoint(startOfTree(tree).geometry, event.point)}`;
    case 'forced':
      return `${who(event.by)} ${printPoint(startOfTree(tree).geometry, event.point)}, illegal`;
    case 'passed':
      return `${who(event.by)} pass`;
    default:
      return undefined;
  }
}
