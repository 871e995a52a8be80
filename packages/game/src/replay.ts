/*
 * A record's position for those who know games and no records, such as an engine: as a start and moves.
 */
import { type Move, type Result, type Start, type StartRefusal, setUpStart } from '@honte/rules';
import { positionAt, startOfLine } from './line.ts';
import { moveOf } from './step.ts';
import type { NodeId, Tree } from './tree.ts';

export interface Replay {
  readonly start: Start;
  /** All legal; a color may have two in a row. */
  readonly moves: readonly Move[];
}

/**
 * A start and the moves that lead from it to the position at a node. The start is the record's own, or else
 * the board that the last edit or illegal play before the node left; what was before that is forgotten.
 * Linear in the node's depth.
 *
 * @returns a refusal when no game can begin there, since a chain has no liberty.
 * @throws when the tree has no such node.
 */
export function replayTo<N>(tree: Tree<N>, id: NodeId): Result<Replay, StartRefusal> {
  const moves: Move[] = [];
  let { line } = tree.nodes.get(id);
  while (line.before && line.step.kind !== 'edit' && line.step.kind !== 'force') {
    const move = moveOf(line.step);
    if (move) moves.push(move);
    line = line.before;
  }
  moves.reverse();
  const own = startOfLine(line);
  if (!line.before && !own.isSetUp) return { ok: true, value: { start: own, moves } };
  const { geometry, board, turn } = positionAt(line);
  const stones = board.stones.subarray(0, geometry.points);
  const start = setUpStart(geometry, own.ruleset, stones, turn, { komi: own.komi });
  return start.ok ? { ok: true, value: { start: start.value, moves } } : start;
}
