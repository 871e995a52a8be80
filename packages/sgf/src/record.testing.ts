/*
 * Short words for records in tests.
 */
import { mainLineFrom, type NodeId, positionInTree, ROOT } from '@honte/game';
import { printRows, type Result } from '@honte/rules';
import type { GameRecord } from './game-record.ts';
import { parseSgf } from './syntax.ts';
import { recordOf } from './to-game.ts';

/** The value of a result that the test takes for granted. */
export function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The record of a text's first game. */
export function recordFrom(text: string): GameRecord {
  const [game] = got(parseSgf(text)).games;
  if (game === undefined) throw new Error('no game');
  return got(recordOf(game));
}

export function lastOf({ tree }: GameRecord): NodeId {
  return mainLineFrom(tree).at(-1) ?? ROOT;
}

/** The board at a node; at the end of the main line, when none is named. */
export function rowsAt(record: GameRecord, id: NodeId = lastOf(record)): string[] {
  const { geometry, board } = positionInTree(record.tree, id);
  return printRows(geometry, board.stones);
}
