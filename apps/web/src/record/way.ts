/*
 * Ways through a record: the address of a position in it, and the line of nodes that a person steps along.
 * An address is a row of numbers with points between: pairs of a step and the number of the child taken there,
 * from 1, wherever that is not the first; then the step where the way ends, if it goes on along first children.
 * So `57` is the main line after 57 nodes, `12.2` the second node of step 12, and `12.2.30` is 18 further on.
 */
import { type NodeId, nodeOf, pathTo, ROOT, type Tree } from '@honte/game';

/** The address of a node within its record; empty for the root. Linear in its depth. */
export function printWay<N>(tree: Tree<N>, id: NodeId): string {
  const path = pathTo(tree, id);
  const numbers: number[] = [];
  let parent = ROOT;
  path.forEach((node, i) => {
    const child = nodeOf(tree, parent).children.indexOf(node);
    if (child > 0) numbers.push(i + 1, child + 1);
    parent = node;
  });
  const isEnd = numbers.at(-2) === path.length;
  if (path.length > 0 && !isEnd) numbers.push(path.length);
  return numbers.join('.');
}

/**
 * The node of an address: where its way leads, as far as the record has it. Never fails: what is no address leads
 * to the root. Linear in the depth.
 */
export function parseWay<N>(tree: Tree<N>, way: string): NodeId {
  if (!/^\d{1,9}(\.\d{1,9})*$/.test(way)) return ROOT;
  const numbers = way.split('.').map(Number);
  const turns = new Map<number, number>();
  for (let i = 0; i + 1 < numbers.length; i += 2) turns.set(numbers[i]!, numbers[i + 1]!);
  const end = numbers.length % 2 === 1 ? numbers.at(-1) : numbers.at(-2);
  let at = ROOT;
  for (let step = 1; step <= (end ?? 0); step++) {
    const { children } = nodeOf(tree, at);
    const next = children[(turns.get(step) ?? 1) - 1];
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/** The child that was last taken at nodes where that is not the first. */
export type Chosen = ReadonlyMap<NodeId, NodeId>;

/** A line from the root to its end. */
export interface Line {
  readonly nodes: readonly NodeId[];
  /** The number of the last move at each node, as the record counts. */
  readonly numbers: readonly number[];
}

/**
 * The line that leads through a node: to it, then on along the children last chosen. Linear in its length.
 *
 * @param numberOf the number that a node's move has if not the next one.
 */
export function lineThrough<N>(
  tree: Tree<N>,
  id: NodeId,
  chosen: Chosen,
  numberOf: (note: N) => number | undefined,
): Line {
  const nodes = [ROOT, ...pathTo(tree, id)];
  for (let next = childAfter(tree, id, chosen); next !== undefined; next = childAfter(tree, next, chosen))
    nodes.push(next);
  const numbers: number[] = [];
  let number = 0;
  for (const node of nodes) {
    const { event, note } = nodeOf(tree, node);
    const isMove = event?.kind === 'played' || event?.kind === 'forced' || event?.kind === 'passed';
    if (isMove) number = numberOf(note) ?? number + 1;
    numbers.push(number);
  }
  return { nodes, numbers };
}

/** Where a line goes on. A child chosen once may have been removed since. */
function childAfter<N>(tree: Tree<N>, id: NodeId, chosen: Chosen): NodeId | undefined {
  const { children } = nodeOf(tree, id);
  const wanted = chosen.get(id);
  return wanted !== undefined && children.includes(wanted) ? wanted : children[0];
}

/** What has been chosen once somebody has gone to a node. Linear in its depth. */
export function chosenOnWay<N>(tree: Tree<N>, id: NodeId, chosen: Chosen): Chosen {
  const next = new Map(chosen);
  let parent = ROOT;
  for (const node of pathTo(tree, id)) {
    const { children } = nodeOf(tree, parent);
    if (children[0] === node) next.delete(parent);
    else next.set(parent, node);
    parent = node;
  }
  return next;
}

/** Two or more ways on from one node, and which of them somebody is on. */
export interface Fork {
  readonly parent: NodeId;
  readonly children: readonly NodeId[];
  /** The place among them. */
  readonly taken: number;
}

/** The nearest fork before a node: that which it, or a node before it, is a way on from. Linear in its depth. */
export function forkBefore<N>(tree: Tree<N>, id: NodeId): Fork | undefined {
  let child = id;
  let { parent } = nodeOf(tree, id);
  while (parent !== undefined) {
    const above = nodeOf(tree, parent);
    if (above.children.length > 1)
      return { parent, children: above.children, taken: above.children.indexOf(child) };
    child = parent;
    parent = above.parent;
  }
  return undefined;
}
