/*
 * Trees as FF[4]: what is in them, whole, in an order that is always the same.
 */
import { traitOf } from './property.ts';
import type { SgfNode, SgfProperty, SgfTree } from './record.ts';

/** Lines are broken between nodes, where they would get longer than this. */
const LINE = 78;

/** Marks on the stack of what is still to be printed, beside the numbers of nodes. */
const END_OF_VARIATION = -1;

/** Games as one text. The root says FF[4] and CA[UTF-8], whatever it said before; encode it as that. */
export function printSgf(trees: Iterable<SgfTree>): string {
  let text = '';
  for (const tree of trees) text += `${printTree(tree)}\n`;
  return text;
}

function printTree(tree: SgfTree): string {
  const { firstChild, nextSibling } = familyOf(tree);
  let text = '(';
  let column = 1;
  const print = (part: string) => {
    if (column + part.length > LINE && column > 1) {
      text += '\n';
      column = 0;
    }
    text += part;
    const lineEnd = part.lastIndexOf('\n');
    column = lineEnd < 0 ? column + part.length : part.length - lineEnd - 1;
  };
  const waiting = [0];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === END_OF_VARIATION) {
      text += ')';
      column++;
      continue;
    }
    const begins = next < END_OF_VARIATION;
    const node = begins ? next - FIRST_OF_VARIATION : next;
    if (begins) waiting.push(END_OF_VARIATION);
    print((begins ? '(' : '') + printNode(node === 0 ? rootOf(tree) : tree.nodes[node]!));
    const first = firstChild[node]!;
    if (first < 0) continue;
    if (nextSibling[first]! < 0) waiting.push(first);
    else pushVariations(waiting, first, nextSibling);
  }
  return `${text})`;
}

/** A node that begins a variation is on the stack as its number plus this. */
const FIRST_OF_VARIATION = -(2 ** 31);

/** The last on top: what is printed first. */
function pushVariations(waiting: number[], first: number, nextSibling: Int32Array): void {
  const start = waiting.length;
  for (let child = first; child >= 0; child = nextSibling[child]!) waiting.push(child + FIRST_OF_VARIATION);
  const reversed = waiting.splice(start).reverse();
  for (const child of reversed) waiting.push(child);
}

/** For each node its first child and the next of its parent's, −1 for none. */
function familyOf({ nodes, parents }: SgfTree) {
  const firstChild = new Int32Array(nodes.length).fill(-1);
  const nextSibling = new Int32Array(nodes.length).fill(-1);
  for (let node = nodes.length - 1; node > 0; node--) {
    const parent = parents[node]!;
    nextSibling[node] = firstChild[parent]!;
    firstChild[parent] = node;
  }
  return { firstChild, nextSibling };
}

function rootOf(tree: SgfTree): SgfNode {
  const { properties } = tree.nodes[0]!;
  const others = properties.filter(({ id }) => id !== 'FF' && id !== 'CA');
  return { properties: [{ id: 'FF', values: ['4'] }, { id: 'CA', values: ['UTF-8'] }, ...others] };
}

function printNode({ properties }: SgfNode): string {
  if (properties.length === 1) return `;${printProperty(properties[0]!)}`;
  const sorted = properties.toSorted((a, b) => traitOf(a.id).rank - traitOf(b.id).rank);
  return `;${sorted.map(printProperty).join('')}`;
}

function printProperty({ id, values }: SgfProperty): string {
  if (values.length === 1) return `${id}[${values[0]}]`;
  return `${id}[${values.join('][')}]`;
}
