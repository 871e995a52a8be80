/*
 * A file's game as programs show it: a tree of positions whose nodes bear all that the file wrote there.
 * Facts are stored once, as properties: a node's event is what its properties make happen on the board, and
 * what else they say is asked for when it is needed, from `infoOf` and `annotationsOf`. So nothing is lost
 * on the way to a file again. Begin with `recordOf` (to-game.ts) or `recordOfGame` (from-game.ts).
 */
import {
  type NodeId,
  nodeOf,
  positionInTree,
  type Tree,
  type TreeEvent,
  type TreeRefusal,
  withNode,
  withNote,
} from '@honte/game';
import { accept, type Result } from '@honte/rules';
import { propertiesOfEvent } from './event-properties.ts';
import type { SgfNotice } from './notice.ts';
import type { SgfNode, SgfProperty } from './record.ts';
import { printText } from './value.ts';

/** A game's record: its tree, each node with its properties, and what was odd about it. */
export interface GameRecord {
  /**
   * The notes are nodes as files have them, moves and set-up stones among their properties. The start's komi
   * is 0 and its size 19 × 19 where the file states none: `infoOf` says whether it does.
   */
  readonly tree: Tree<SgfNode>;
  /** From reading the file and from playing its moves, in the order of the file. */
  readonly notices: readonly SgfNotice[];
}

/** The values of a node's property, still escaped; none when the node lacks it. */
export function valuesIn({ properties }: SgfNode, id: string): readonly string[] {
  return properties.find((property) => property.id === id)?.values ?? [];
}

/** This node with other values of a property; without it, when there are none. */
function withValues(node: SgfNode, id: string, values: readonly string[]): SgfNode {
  const at = node.properties.findIndex((property) => property.id === id);
  const added: readonly SgfProperty[] = values.length > 0 ? [{ id, values }] : [];
  if (at < 0) return { properties: [...node.properties, ...added] };
  return { properties: node.properties.toSpliced(at, 1, ...added) };
}

/** The record with other values of a property at a node. @throws when the record has no such node. */
export function withProperty(
  record: GameRecord,
  id: NodeId,
  name: string,
  values: readonly string[],
): GameRecord {
  const { note } = nodeOf(record.tree, id);
  return { ...record, tree: withNote(record.tree, id, withValues(note, name, values)) };
}

/** The record with another comment at a node; without one, when the text is empty. */
export function withComment(record: GameRecord, id: NodeId, text: string): GameRecord {
  return withProperty(record, id, 'C', text === '' ? [] : [printText(text)]);
}

/**
 * The record with a new last child of `parent` in which `event` happens. Refused as by `withNode`.
 *
 * @throws when the record has no such parent.
 */
export function withEvent(
  record: GameRecord,
  parent: NodeId,
  event: TreeEvent,
): Result<{ readonly record: GameRecord; readonly id: NodeId }, TreeRefusal> {
  const grown = withNode<SgfNode>(record.tree, parent, event, { properties: [] });
  if (!grown.ok) return grown;
  const { tree, id } = grown.value;
  const { geometry, turn } = positionInTree(tree, id);
  const note = { properties: propertiesOfEvent(geometry, event, turn) };
  return accept({ record: { ...record, tree: withNote(tree, id, note) }, id });
}
