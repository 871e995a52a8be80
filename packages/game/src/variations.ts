/*
 * A played game as a record: the moves in force are the main line, those that were taken back are
 * variations.
 */
import { invariant } from '@honte/rules';
import { type Game, standingOf } from './game.ts';
import { type Line, startOfLine } from './line.ts';
import { moveOf } from './step.ts';
import {
  childPlaying,
  type NodeId,
  newTree,
  nodeOf,
  ROOT,
  type Tree,
  withMainLine,
  withNode,
  withNote,
  withoutNode,
} from './tree.ts';

/**
 * The record of a game. Its start holds the handicap; its nodes are the moves, and where play went on
 * after a stop. What else happened is not in it, nor what was taken back after the last move in force:
 * it would read as the main line. Linear in the events.
 *
 * @param noteOf the note of a node, made from the game as it was when the node's event had just happened; for
 *   the root, from the game before its first move, the handicap placed.
 * @param noteWith the note of a node with what happened there without a move; the same when left out.
 */
export function treeOf<N>(
  game: Game,
  noteOf: (grown: Game) => N,
  noteWith: (note: N, grown: Game) => N = (note) => note,
): Tree<N> {
  const ages = agesOf(game);
  const start = startOfLine(standingOf(game).line);
  const first = ages.find((age) => startOfLine(standingOf(age).line) === start);
  invariant(first !== undefined, 'a game begins');
  let tree = newTree(start, noteOf(first));
  const nodes = new Map<Line, NodeId>();
  for (const grown of ages) {
    const { line } = standingOf(grown);
    if (!line.before) nodes.set(line, ROOT);
    const known = nodes.get(line);
    if (known !== undefined) {
      const { note } = nodeOf(tree, known);
      const added = noteWith(note, grown);
      if (added !== note) tree = withNote(tree, known, added);
      continue;
    }
    const parent = line.before && nodes.get(line.before);
    invariant(parent !== undefined, 'an event adds at most one step to a line');
    const move = line.step && moveOf(line.step);
    const same = move && childPlaying(tree, parent, move);
    if (same !== undefined) {
      nodes.set(line, same);
      continue;
    }
    const added = withNode(tree, parent, grown.event, noteOf(grown));
    invariant(added.ok, 'the moves of a game are legal');
    tree = added.value.tree;
    nodes.set(line, added.value.id);
  }
  const last = nodes.get(standingOf(game).line);
  invariant(last !== undefined, 'every line has a node');
  for (const child of nodeOf(tree, last).children) tree = withoutNode(tree, child);
  return withMainLine(tree, last);
}

/** The game as it was after each event, from the beginning. */
function agesOf(game: Game): Game[] {
  const ages: Game[] = [];
  for (let at: Game | undefined = game; at; at = at.parent) ages.push(at);
  return ages.reverse();
}
