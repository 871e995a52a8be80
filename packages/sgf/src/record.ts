/*
 * What a file holds, before it means anything: games, their nodes, their properties. Nothing is lost here;
 * whatever a program wrote is kept under its name. A tree is two rows, nodes and the parent of each, in the
 * order of the file: no walk over it needs recursion, however deep its variations are.
 */
import type { SgfNotice } from './notice.ts';

/** One property, such as `AB[pd][dp]`. */
export interface SgfProperty {
  /** In capitals: `AB`. Old long names are here under their short ones. */
  readonly id: string;
  /** As they stand between the brackets, still escaped; at least one, perhaps empty. See `textOf`, `pointsOf`. */
  readonly values: readonly string[];
}

/**
 * A node is its properties, no two with the same id. Equal nodes may be one object: a node's number in its
 * tree is who it is.
 */
export interface SgfNode {
  readonly properties: readonly SgfProperty[];
}

/** One game. */
export interface SgfTree {
  /** In the order of the file: parents before children, a node's first child begins its main line. At least one. */
  readonly nodes: readonly SgfNode[];
  /** For each node the number of its parent; −1 for the first node, which is the root. */
  readonly parents: Int32Array;
  /** Where the nodes stood in a text; `undefined` when they came from none. See `placesOf`. */
  readonly source: SgfSource | undefined;
}

/** The text that a tree was read from. */
export interface SgfSource {
  readonly text: string;
  /** For each node, where it begins in the text. */
  readonly offsets: Int32Array;
  /** Some place at or before the first node, so that rows need not be counted from the start. */
  readonly from: { readonly offset: number; readonly row: number; readonly column: number };
}

/** One game as it was read, and what had to be done to read it. */
export interface SgfGame {
  readonly tree: SgfTree;
  readonly notices: readonly SgfNotice[];
}

/** All games of a file, in its order. */
export interface SgfCollection {
  readonly games: readonly SgfGame[];
}
