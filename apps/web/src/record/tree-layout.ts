/*
 * Where the nodes of a record lie on its map: the main line along the top, each variation further down where
 * there is room, so that no line crosses another. A column is a node's depth, a row one line of play. What lies in
 * a part of the map is found without looking at the rest, so that a record of 100,000 nodes scrolls like a small one.
 * Begin with `layoutOf`, then `windowOf`.
 */
import { type NodeId, nodeOf, ROOT, type Tree } from '@honte/game';

/** A line of play from where it leaves another to its end. */
interface Chain {
  readonly row: number;
  /** The column of its first node. */
  readonly start: number;
  readonly nodes: readonly NodeId[];
}

/** From a node down to where the last of its variations leaves. */
interface Drop {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

export interface TreeLayout {
  readonly columns: number;
  readonly rows: number;
  /** By node; −1 for nodes that were removed. */
  readonly columnOf: Int32Array;
  readonly rowOf: Int32Array;
  /** By row, each by its start. */
  readonly chains: readonly (readonly Chain[])[];
  /** By column, where one has any, each from the top. */
  readonly drops: ReadonlyMap<number, readonly Drop[]>;
}

/** The map of a tree. Linear in its nodes. */
export function layoutOf<N>(tree: Tree<N>): TreeLayout {
  const columnOf = new Int32Array(tree.nodes.size).fill(-1);
  const rowOf = new Int32Array(tree.nodes.size).fill(-1);
  /** The lowest row in use, by column. */
  const lowest: number[] = [];
  const chains: Chain[][] = [];
  const ends = new Map<NodeId, number>();
  const waiting: NodeId[] = [ROOT];
  for (let first = waiting.pop(); first !== undefined; first = waiting.pop()) {
    const { parent } = nodeOf(tree, first);
    const start = parent === undefined ? 0 : columnOf[parent]! + 1;
    const nodes = chainFrom(tree, first, waiting);
    const from = Math.max(0, start - 1);
    const end = start + nodes.length;
    let row = -1;
    for (let column = from; column < end; column++) row = Math.max(row, lowest[column] ?? -1);
    row++;
    for (let column = from; column < end; column++) lowest[column] = row;
    nodes.forEach((node, i) => {
      columnOf[node] = start + i;
      rowOf[node] = row;
    });
    chains[row] ??= [];
    chains[row]!.push({ row, start, nodes });
    // Variations of one node come from the top down: the last says where the line to them ends.
    if (parent !== undefined) ends.set(parent, row);
  }
  for (const inRow of chains) inRow.sort((a, b) => a.start - b.start);
  const drops = new Map<number, Drop[]>();
  for (const [node, to] of ends) {
    const column = columnOf[node]!;
    const inColumn = drops.get(column) ?? [];
    inColumn.push({ column, from: rowOf[node]!, to });
    drops.set(column, inColumn);
  }
  for (const inColumn of drops.values()) inColumn.sort((a, b) => a.from - b.from);
  return { columns: lowest.length, rows: chains.length, columnOf, rowOf, chains, drops };
}

/** A node and all first children after it; their variations are left waiting, the deepest on top. */
function chainFrom<N>(tree: Tree<N>, first: NodeId, waiting: NodeId[]): NodeId[] {
  const nodes: NodeId[] = [];
  for (let at: NodeId | undefined = first; at !== undefined; ) {
    nodes.push(at);
    const { children }: { readonly children: readonly NodeId[] } = nodeOf(tree, at);
    for (let i = children.length - 1; i > 0; i--) waiting.push(children[i]!);
    at = children[0];
  }
  return nodes;
}

/** A part of the map, in columns and rows; both ends are inside. */
export interface TreeSpan {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is to be drawn of a part of the map. */
export interface TreeWindow {
  readonly nodes: readonly NodeId[];
  /** Lines of play, with the piece that joins them to the node before. */
  readonly runs: readonly { readonly row: number; readonly from: number; readonly to: number }[];
  readonly drops: readonly Drop[];
}

/** What lies in a part of the map. About linear in what it finds. */
export function windowOf({ chains, drops, rows, columns }: TreeLayout, span: TreeSpan): TreeWindow {
  const nodes: NodeId[] = [];
  const runs: { row: number; from: number; to: number }[] = [];
  for (let row = Math.max(0, span.top); row <= Math.min(rows - 1, span.bottom); row++) {
    const inRow = chains[row]!;
    for (
      let i = firstFrom(inRow, (chain) => chain.start + chain.nodes.length > span.left);
      i < inRow.length;
      i++
    ) {
      const chain = inRow[i]!;
      if (chain.start - 1 > span.right) break;
      const last = chain.start + chain.nodes.length - 1;
      const [from, to] = [Math.max(chain.start, span.left), Math.min(last, span.right)];
      runs.push({ row, from: Math.max(row === 0 ? 0 : chain.start - 1, span.left - 1), to });
      for (let column = from; column <= to; column++) nodes.push(chain.nodes[column - chain.start]!);
    }
  }
  const dropped: Drop[] = [];
  for (let column = Math.max(0, span.left - 1); column <= Math.min(columns - 1, span.right); column++) {
    const inColumn = drops.get(column) ?? [];
    for (let i = firstFrom(inColumn, ({ to }) => to >= span.top); i < inColumn.length; i++) {
      const drop = inColumn[i]!;
      if (drop.from > span.bottom) break;
      if (drop.to > drop.from)
        dropped.push({
          column,
          from: Math.max(drop.from, span.top - 1),
          to: Math.min(drop.to, span.bottom + 1),
        });
    }
  }
  return { nodes, runs, drops: dropped };
}

/** The node at a place of the map. Logarithmic. */
export function nodeAt({ chains }: TreeLayout, column: number, row: number): NodeId | undefined {
  const inRow = chains[row] ?? [];
  const chain = inRow[firstFrom(inRow, ({ start, nodes }) => start + nodes.length > column)];
  return chain && column >= chain.start ? chain.nodes[column - chain.start] : undefined;
}

/** Where the entries begin that `isIn`, in a row whose first entries are not and whose others all are. */
function firstFrom<T>(entries: readonly T[], isIn: (entry: T) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isIn(entries[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
