/*
 * A file's tree changed as a whole: turned or mirrored with all its marks, or stripped of what is said about
 * the game.
 */
import type { SgfNode, SgfProperty, SgfTree } from './record.ts';
import {
  moveOf,
  pairOf,
  parsePointOf,
  pointsOf,
  printPointOf,
  type SgfPoint,
  type SgfSize,
  sizeOf,
} from './value.ts';

/** Ways to look at a board. Turns are clockwise; `mirror` swaps left and right, `flip` top and bottom. */
export type Turn = 'turn90' | 'turn180' | 'turn270' | 'mirror' | 'flip';

export const TURNS: readonly Turn[] = ['turn90', 'turn180', 'turn270', 'mirror', 'flip'];

/** What becomes of a point, and of the board. */
interface Turning {
  readonly size: SgfSize;
  readonly turned: SgfSize;
  readonly point: (p: SgfPoint) => SgfPoint;
}

/** Values that are points, or rectangles of points; `HINT` is Honte's own, see `recordOfGame`. */
const POINT_LISTS = new Set('AB AW AE TR SQ CR MA SL DD VW TB TW HINT'.split(' '));
/** Values that are a point and a text. */
const LABELS = new Set(['LB']);
/** Values that are two points. */
const PAIRS = new Set(['AR', 'LN']);

/**
 * The tree with its board turned: stones, moves and marks. A rectangle may have its sides swapped. What
 * names no point of the board, and properties that nobody here knows, stay as they are. Linear in the values.
 */
export function turnedTree(tree: SgfTree, turn: Turn): SgfTree {
  const stated = sizeOf(tree);
  const turning = turningOf(stated.ok ? stated.value : { width: 19, height: 19 }, turn);
  return withNodes(tree, (properties) => properties.map((property) => turnedProperty(property, turning)));
}

function turningOf(size: SgfSize, turn: Turn): Turning {
  const { width, height } = size;
  const swapped = { width: height, height: width };
  switch (turn) {
    case 'turn90':
      return { size, turned: swapped, point: ({ x, y }) => ({ x: height - 1 - y, y: x }) };
    case 'turn180':
      return { size, turned: size, point: ({ x, y }) => ({ x: width - 1 - x, y: height - 1 - y }) };
    case 'turn270':
      return { size, turned: swapped, point: ({ x, y }) => ({ x: y, y: width - 1 - x }) };
    case 'mirror':
      return { size, turned: size, point: ({ x, y }) => ({ x: width - 1 - x, y }) };
    case 'flip':
      return { size, turned: size, point: ({ x, y }) => ({ x, y: height - 1 - y }) };
  }
}

function turnedProperty({ id, values }: SgfProperty, turning: Turning): SgfProperty {
  const { size, turned } = turning;
  const name = (text: string) => turnedName(text, turning);
  if (id === 'B' || id === 'W') {
    const isPlay = (value: string) => typeof moveOf(size, value) === 'object';
    return { id, values: values.map((value) => (isPlay(value) ? name(value) : value)) };
  }
  if (POINT_LISTS.has(id)) {
    const { points, others } = pointsOf(size, values);
    const named = points.map((p) => printPointOf(turning.point(p)));
    return { id, values: named.length + others.length > 0 ? [...named, ...others] : values };
  }
  if (LABELS.has(id)) return { id, values: values.map((value) => turnedPair(value, name, (text) => text)) };
  if (PAIRS.has(id)) return { id, values: values.map((value) => turnedPair(value, name, name)) };
  if (id === 'SZ' && turned !== size && size.width !== size.height)
    return { id, values: [`${turned.width}:${turned.height}`] };
  return { id, values };
}

function turnedName(text: string, { size, point }: Turning): string {
  const p = parsePointOf(size, text);
  return p ? printPointOf(point(p)) : text;
}

function turnedPair(
  value: string,
  first: (text: string) => string,
  second: (text: string) => string,
): string {
  const [a, b] = pairOf(value);
  return b === undefined ? first(a) : `${first(a)}:${second(b)}`;
}

/** What can be taken out of a tree. `comments`: words of nodes and game; `marks`: what is drawn on the board. */
export type Strippable = 'comments' | 'marks';

const SAID: { readonly [S in Strippable]: ReadonlySet<string> } = {
  comments: new Set('C N GC GB GW DM UC BM DO IT TE HO V'.split(' ')),
  marks: new Set('LB TR SQ CR MA SL AR LN DD VW TB TW FG PM'.split(' ')),
};

/** The tree without such properties. Its nodes stay, empty if need be. */
export function strippedTree(tree: SgfTree, parts: readonly Strippable[]): SgfTree {
  const isSaid = ({ id }: SgfProperty) => parts.some((part) => SAID[part].has(id));
  return withNodes(tree, (properties) => properties.filter((property) => !isSaid(property)));
}

/** Nodes that are one object stay one. */
function withNodes(
  tree: SgfTree,
  change: (properties: readonly SgfProperty[]) => readonly SgfProperty[],
): SgfTree {
  const changed = new Map<SgfNode, SgfNode>();
  const nodes = tree.nodes.map((node) => {
    const known = changed.get(node);
    if (known) return known;
    const next = { properties: change(node.properties) };
    changed.set(node, next);
    return next;
  });
  return { nodes, parents: tree.parents, source: undefined };
}
