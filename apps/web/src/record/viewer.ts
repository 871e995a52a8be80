/*
 * A record on the table of the viewer, immutable, and what can be wanted of it. `update-viewer.ts` makes the next
 * state, as `update` does for the page; it lives in a part of its own, since it knows files, and the first page
 * need not load that.
 */
import { type NodeId, positionInTree, ROOT } from '@honte/game';
import type { Color, Point, Position, Refusal } from '@honte/rules';
import { type GameRecord, realOf, type SgfNode } from '@honte/sgf';
import type { KeptRecord } from '../kept-record.ts';
import { layoutOf, type TreeLayout } from './tree-layout.ts';
import { type Chosen, chosenOnWay, type Line, lineThrough, parseWay } from './way.ts';

export interface Viewer {
  /** The record as it is kept; its text is that of `record` once `keeping` is done. */
  readonly kept: KeptRecord;
  readonly record: GameRecord;
  /** The node that is seen. */
  readonly at: NodeId;
  /** The line it is on, and where on it. */
  readonly line: Line;
  readonly step: number;
  readonly chosen: Chosen;
  readonly layout: TreeLayout;
  readonly notice: ViewerNotice;
  /** What was done to the record, oldest first, each with what came before it. */
  readonly past: readonly Before[];
  readonly future: readonly Before[];
}

/** What a person did that can be taken back; the last of them in another tab. */
export type Deed = 'added' | 'commented' | 'removed' | 'madeMain' | 'readAgain' | 'changedElsewhere';

/** The record before a deed, and where the person was. */
export interface Before {
  readonly deed: Deed;
  readonly record: GameRecord;
  readonly kept: KeptRecord;
  readonly at: NodeId;
}

/** What is to be said beside the position. */
export type ViewerNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly point: Point; readonly refusal: Refusal; readonly color: Color }
  | { readonly kind: 'done'; readonly deed: Deed }
  | { readonly kind: 'undone'; readonly deed: Deed }
  /** The bytes of its file are gone, or make no game in that encoding. */
  | { readonly kind: 'notReadAgain' }
  /** Another tab had changed the record, too; its version is kept beside this one. */
  | { readonly kind: 'keptBoth' };

export const SILENT: ViewerNotice = { kind: 'none' };

export type ViewerIntent =
  | { readonly kind: 'nodeChosen'; readonly id: NodeId }
  /** From another address. */
  | { readonly kind: 'wayTaken'; readonly way: string }
  /** So many nodes on along the line, back if negative, as far as it goes. */
  | { readonly kind: 'stepped'; readonly by: number }
  | { readonly kind: 'stepChosen'; readonly step: number }
  /** To the move with this number on the line. */
  | { readonly kind: 'numberChosen'; readonly number: number }
  /** To the next variation at the nearest fork, or the one before. */
  | { readonly kind: 'variationTurned'; readonly by: 1 | -1 }
  | { readonly kind: 'pointChosen'; readonly point: Point }
  | { readonly kind: 'passChosen' }
  | { readonly kind: 'commentTyped'; readonly text: string }
  | { readonly kind: 'removeChosen' }
  | { readonly kind: 'mainLineChosen' }
  | { readonly kind: 'undoChosen' }
  | { readonly kind: 'redoChosen' }
  | { readonly kind: 'encodingChosen'; readonly encoding: string }
  /** What comes of that. */
  | { readonly kind: 'readAgain'; readonly kept: KeptRecord; readonly record: GameRecord }
  | { readonly kind: 'notReadAgain' }
  /** What other tabs did. */
  | { readonly kind: 'renamed'; readonly name: string }
  | { readonly kind: 'changedElsewhere'; readonly kept: KeptRecord; readonly record: GameRecord }
  | { readonly kind: 'keptBoth' };

/** What the viewer wants of the outside. */
export type ViewerEffect =
  | { readonly kind: 'showWay'; readonly viewer: Viewer }
  | { readonly kind: 'keep' }
  | { readonly kind: 'readFile'; readonly kept: KeptRecord; readonly encoding: string };

/**
 * A record just opened, at the position of an address. Linear in its nodes, as is the map of its tree, which may be
 * made before.
 */
export function openedViewer(
  kept: KeptRecord,
  record: GameRecord,
  way: string,
  layout: TreeLayout = layoutOf(record.tree),
): Viewer {
  const at = parseWay(record.tree, way);
  const chosen = chosenOnWay(record.tree, at, new Map());
  return {
    kept,
    record,
    at,
    ...lineAt(record, at, chosen),
    chosen,
    layout,
    notice: SILENT,
    past: [],
    future: [],
  };
}

/** The line through a node, and the node's place on it. */
export function lineAt(record: GameRecord, at: NodeId, chosen: Chosen): Pick<Viewer, 'line' | 'step'> {
  const line = lineThrough(record.tree, at, chosen, numberOf);
  return { line, step: at === ROOT ? 0 : line.nodes.indexOf(at) };
}

/** MN, where a node has it. */
function numberOf({ properties }: SgfNode): number | undefined {
  const [value] = properties.find(({ id }) => id === 'MN')?.values ?? [];
  return value === undefined ? undefined : realOf(value);
}

export function positionOfViewer({ record, at }: Viewer): Position {
  return positionInTree(record.tree, at);
}
