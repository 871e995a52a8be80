/*
 * What there is to see, as data: a position and the marks that lie over it. A view never holds anything
 * of the screen (sizes in pixels, the pointer, what is being animated). `sceneOf` turns it into shapes.
 */
import type { Color, Geometry, Point, Stone } from '@honte/rules';

/** `wood` for play, `paper` for diagrams among text, `contrast` for the eyes that need it. */
export type Look = 'wood' | 'paper' | 'contrast';

/** A rectangle of points, by columns and rows from the top-left, from 0; both ends are inside. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface BoardView {
  readonly geometry: Geometry;
  /** One entry a point, row by row from the top-left: `EMPTY`, `BLACK` or `WHITE`. */
  readonly stones: ArrayLike<number>;
  /** The part that is seen; the whole board when left out. Where it cuts, the lines run on. */
  readonly crop?: Crop | undefined;
  /** Seen from the other side of the table: turned by half a circle. */
  readonly isTurned?: boolean;
  readonly look?: Look;
  /** Letters and numbers along the edges that are seen. */
  readonly hasCoordinates?: boolean;
  /** The color whose stone lies half seen under the pointer; none when a chosen point places nothing. */
  readonly hand?: Color | undefined;
  /** Empty points where the hand may not set its stone: none is half seen there. Nothing is drawn for them. */
  readonly forbidden?: readonly Point[];
  readonly lastMove?: Point | undefined;
  /** A stone half seen, on an empty point. */
  readonly ghost?: Ghost | undefined;
  /** The keyboard's cursor. `mountBoard` keeps one of its own while the board has the focus. */
  readonly cursor?: Point | undefined;
  readonly overlays?: readonly Overlay[];
}

export interface Ghost {
  readonly point: Point;
  readonly color: Color;
}

/** A text on a point: a move's number, a letter that the commentary names. */
export interface Label {
  readonly point: Point;
  readonly text: string;
}

/** The marks of a record that stand for nothing but themselves. */
export type Figure = 'triangle' | 'square' | 'circle' | 'cross';

/** A line from one point to another, with a head at its end or without. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  readonly hasHead: boolean;
}

/**
 * Marks over the position. Of the marks that claim the middle of one point, the one drawn is the first
 * in this order: forbidden, proposals, labels, figures, dead, territory, seki, liberties; then the dot
 * of the last move.
 */
export type Overlay =
  /** Empty points, each drawn once however many chains share it. */
  | { readonly kind: 'liberties'; readonly points: readonly Point[] }
  /** One chain, and the liberty to ring beside it (none: only the stones are marked). */
  | { readonly kind: 'atari'; readonly chain: readonly Point[]; readonly liberty?: Point | undefined }
  /** Stones shown pale, under the sign of the color that will own their points: a small dot for nobody. */
  | { readonly kind: 'dead'; readonly points: readonly Point[]; readonly owner: Stone }
  /** Empty points with their owner's sign, a small dot when they belong to nobody (`EMPTY`). */
  | { readonly kind: 'territory'; readonly points: readonly Point[]; readonly owner: Stone }
  /** Stones alive together, and the empty points that they share. */
  | { readonly kind: 'seki'; readonly points: readonly Point[] }
  /** No stone may be set here; a bar on the side of each neighbor in `bars`, where a liberty is missing. */
  | { readonly kind: 'forbidden'; readonly point: Point; readonly bars: readonly Point[] }
  | { readonly kind: 'labels'; readonly labels: readonly Label[] }
  | { readonly kind: 'proposals'; readonly labels: readonly Label[] }
  | { readonly kind: 'figures'; readonly figure: Figure; readonly points: readonly Point[] }
  | { readonly kind: 'arrows'; readonly arrows: readonly Arrow[] }
  /** Points under a veil, and the stones on them. */
  | { readonly kind: 'dimmed'; readonly points: readonly Point[] }
  /** The rectangle from one corner point to the other, counted for `owner`; `text` stands in its middle. */
  | {
      readonly kind: 'zone';
      readonly from: Point;
      readonly to: Point;
      readonly owner: Color;
      readonly text: string;
    };

/** Whether the same player is to move on the same stones. */
export function isSameTurn(a: BoardView, b: BoardView): boolean {
  if (a.hand !== b.hand || a.geometry !== b.geometry) return false;
  return a.stones === b.stones || Array.from(a.stones).every((stone, p) => stone === b.stones[p]);
}
