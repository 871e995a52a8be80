/*
 * A tree in the making, for records that come whole: nodes are added in place, which costs neither copies
 * nor, where one node has very many variations, more with each of them. Begin with `add`, end with `tree`.
 */
import { accept, invariant, type Position, type Result, type Start } from '@honte/rules';
import { beginLine, type Line, LineRunner, positionAt } from './line.ts';
import { type NodeId, ROOT, type Tree } from './tree.ts';
import { lineAfter, type TreeEvent, type TreeRefusal } from './tree-event.ts';
import { Vector } from './vector.ts';

interface GrowingNode<N> {
  readonly id: NodeId;
  readonly parent: NodeId | undefined;
  readonly event: TreeEvent | undefined;
  children: readonly NodeId[];
  note: N;
  readonly line: Line;
}

/** Of the nodes that nothing follows yet. */
const NONE: readonly NodeId[] = [];

export class TreeBuilder<N> {
  readonly #nodes: GrowingNode<N>[];
  readonly #runner: LineRunner;

  /** A tree that is only its root. */
  constructor(start: Start, note: N) {
    const line = beginLine(start);
    this.#runner = new LineRunner(line);
    this.#nodes = [{ id: ROOT, parent: undefined, event: undefined, children: NONE, note, line }];
  }

  /**
   * Adds a new last child of `parent`; says its name, or why it cannot hold the event. As fast as a move on a
   * board while `parent` is the latest node; else a board is copied and some moves are played again.
   *
   * @throws when there is no such parent.
   */
  add(parent: NodeId, event: TreeEvent | undefined, note: N): Result<NodeId, TreeRefusal> {
    const above = this.#at(parent);
    const line = lineAfter(above.line, event, (from, step) => this.#runner.extend(from, step));
    if (!line.ok) return line;
    const id = this.#nodes.length;
    this.#nodes.push({ id, parent, event, children: NONE, note, line: line.value });
    // Most nodes have one child: a list made for one takes a tenth of the room of a list that may grow.
    if (above.children.length === 0) above.children = [id];
    else if (above.children.length === 1) above.children = [...above.children, id];
    else (above.children as NodeId[]).push(id);
    return accept(id);
  }

  /** Gives a node another note. @throws when there is no such node. */
  note(id: NodeId, note: N): void {
    this.#at(id).note = note;
  }

  /** @throws when there is no such node. */
  positionAt(id: NodeId): Position {
    return positionAt(this.#at(id).line);
  }

  /** The tree as it is now. Linear in its nodes. */
  tree(): Tree<N> {
    return { nodes: Vector.from(this.#nodes.map((node) => ({ ...node, children: [...node.children] }))) };
  }

  /** The same without a copy: nothing may be added any more. */
  take(): Tree<N> {
    return { nodes: Vector.from(this.#nodes) };
  }

  #at(id: NodeId): GrowingNode<N> {
    const node = this.#nodes[id];
    invariant(node !== undefined, `no node ${id} among ${this.#nodes.length}`);
    return node;
  }
}
