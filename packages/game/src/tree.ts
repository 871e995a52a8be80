/*
 * A record with variations, for review and for files. Nodes are numbered in the order in which they were
 * added and hold an event and a note of the caller's; a node without an event holds a note alone. Every
 * edit makes a new tree that shares nearly everything with the old one. Nothing here recurses over nodes:
 * a line may be as deep as it likes. Begin with `newTree`, then `withNode`; a file's many nodes are better
 * gathered by a `TreeBuilder`.
 *
 * In a tree the moves are checked by the rules alone: there are no phases, no clock, and a color may move
 * out of turn. Events that neither move nor set stones are kept as they are.
 */
import { accept, invariant, type Move, type Position, type Result, type Start } from '@honte/rules';
import { beginLine, type Line, movesIn, positionAt, startOfLine } from './line.ts';
import { lineAfter, type TreeEvent, type TreeRefusal } from './tree-event.ts';
import { Vector } from './vector.ts';

/** Names a node of one tree, and the same node of every tree made from that one. */
export type NodeId = number;

/** Nodes from a child of the root down to a node. */
export type Path = readonly NodeId[];

export const ROOT: NodeId = 0;

export interface TreeNode<N> {
  readonly id: NodeId;
  /** `undefined` for the root alone. */
  readonly parent: NodeId | undefined;
  readonly event: TreeEvent | undefined;
  /** The first goes on with the main line, the others are variations. */
  readonly children: readonly NodeId[];
  readonly note: N;
}

export interface LinedNode<N> extends TreeNode<N> {
  readonly line: Line;
}

/** Notes are of the caller's kind `N`: comments, marks, what a file held. */
export interface Tree<N> {
  /** Removed nodes stay here, out of reach. */
  readonly nodes: Vector<LinedNode<N>>;
}

export interface Grown<N> {
  readonly tree: Tree<N>;
  /** The node that was added. */
  readonly id: NodeId;
}

/** A tree that is only its root. */
export function newTree<N>(start: Start, note: N): Tree<N> {
  const root = { id: ROOT, parent: undefined, event: undefined, children: [], note, line: beginLine(start) };
  return { nodes: Vector.of<LinedNode<N>>(root) };
}

/** @throws when the tree has no such node. */
export function nodeOf<N>(tree: Tree<N>, id: NodeId): TreeNode<N> {
  return tree.nodes.get(id);
}

export function startOfTree<N>(tree: Tree<N>): Start {
  return startOfLine(tree.nodes.get(ROOT).line);
}

/**
 * The tree with a new last child of `parent`.
 *
 * @throws when the tree has no such parent. Takes about log₃₂ of the tree's size, and a copied board.
 */
export function withNode<N>(
  tree: Tree<N>,
  parent: NodeId,
  event: TreeEvent | undefined,
  note: N,
): Result<Grown<N>, TreeRefusal> {
  const above = tree.nodes.get(parent);
  const line = lineAfter(above.line, event);
  if (!line.ok) return line;
  const id = tree.nodes.size;
  const node = { id, parent, event, children: [], note, line: line.value };
  const nodes = tree.nodes.pushed(node).with(parent, { ...above, children: [...above.children, id] });
  return accept({ tree: { nodes }, id });
}

/** The tree without a node and what follows it. @throws when that is the root, or no node at all. */
export function withoutNode<N>(tree: Tree<N>, id: NodeId): Tree<N> {
  const { parent } = tree.nodes.get(id);
  invariant(parent !== undefined, 'the root cannot be removed');
  const above = tree.nodes.get(parent);
  return { nodes: tree.nodes.with(parent, { ...above, children: above.children.filter((c) => c !== id) }) };
}

/** The tree with another note at a node. */
export function withNote<N>(tree: Tree<N>, id: NodeId, note: N): Tree<N> {
  return { nodes: tree.nodes.with(id, { ...tree.nodes.get(id), note }) };
}

/**
 * The tree with the way to a node as the beginning of its main line. Linear in the node's depth.
 *
 * @throws when the tree has no such node, or no longer has it.
 */
export function withMainLine<N>(tree: Tree<N>, id: NodeId): Tree<N> {
  let { nodes } = tree;
  let child = id;
  let { parent } = nodes.get(id);
  while (parent !== undefined) {
    const above = nodes.get(parent);
    nodes = nodes.with(parent, { ...above, children: withFirst(above.children, child) });
    child = parent;
    parent = above.parent;
  }
  return { nodes };
}

function withFirst(children: readonly NodeId[], child: NodeId): readonly NodeId[] {
  invariant(children.includes(child), 'a removed node cannot be on the main line');
  return children[0] === child ? children : [child, ...children.filter((other) => other !== child)];
}

/** The way from the root to a node, which is its last entry; empty for the root. */
export function pathTo<N>(tree: Tree<N>, id: NodeId): Path {
  const path: NodeId[] = [];
  let node = tree.nodes.get(id);
  while (node.parent !== undefined) {
    path.push(node.id);
    node = tree.nodes.get(node.parent);
  }
  return path.reverse();
}

/** The way on from a node along first children, the node itself left out. */
export function mainLineFrom<N>(tree: Tree<N>, id: NodeId = ROOT): Path {
  const path: NodeId[] = [];
  let [next] = tree.nodes.get(id).children;
  while (next !== undefined) {
    path.push(next);
    [next] = tree.nodes.get(next).children;
  }
  return path;
}

/** Every node, parents before children, each variation whole before the next. */
export function* nodesOf<N>(tree: Tree<N>): Generator<TreeNode<N>, void> {
  const waiting = [ROOT];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = tree.nodes.get(id);
    yield node;
    for (const child of node.children.toReversed()) waiting.push(child);
  }
}

/** The child of a node that makes this move, if there is one. */
export function childPlaying<N>(tree: Tree<N>, id: NodeId, move: Move): NodeId | undefined {
  return tree.nodes.get(id).children.find((child) => {
    const { event } = tree.nodes.get(child);
    if (event?.kind === 'passed') return move.kind === 'pass' && event.by === move.color;
    const isPlay = event?.kind === 'played' || event?.kind === 'forced';
    return isPlay && move.kind === 'play' && event.by === move.color && event.point === move.point;
  });
}

/** The position at a node. At once near the nodes last looked at, else after playing some moves again. */
export function positionInTree<N>(tree: Tree<N>, id: NodeId): Position {
  return positionAt(tree.nodes.get(id).line);
}

/** The moves that lead to a node, forced plays among them. Linear in the node's depth. */
export function movesTo<N>(tree: Tree<N>, id: NodeId): Move[] {
  return movesIn(tree.nodes.get(id).line);
}
