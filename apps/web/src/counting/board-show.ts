/*
 * What the room of the count has the board show in place of the count itself: points in full light, or a picture
 * of the counting by hand, or a proof. Begin with `shownBoard`.
 */
import type { BoardView } from '@honte/board';
import { BLACK, EMPTY, type Point, pointsOf, WHITE } from '@honte/rules';
import type { Picture } from './homecoming.ts';
import { type ProofShown, proofBoard, tried } from './proof-show.ts';
import type { Way } from './sums.ts';

export type Showing =
  /** The count, as it always is. */
  | { readonly kind: 'count' }
  /** Some of its points alone; `key` says on whose behalf. */
  | { readonly kind: 'lit'; readonly key: string; readonly points: readonly Point[] }
  | {
      readonly kind: 'home';
      readonly way: Exclude<Way, 'area'>;
      readonly pictures: readonly Picture[];
      readonly at: number;
      readonly isPlaying: boolean;
    }
  | ProofShown;

export const COUNT: Showing = { kind: 'count' };

/** The view of the count, or what is shown in its place. */
export function shownBoard(view: BoardView, showing: Showing): BoardView {
  switch (showing.kind) {
    case 'count':
      return view;
    case 'lit':
      return litBoard(view, showing.points);
    case 'home': {
      const picture = showing.pictures[showing.at];
      return picture ? pictureBoard(view, picture) : view;
    }
    case 'proof':
      return proofBoard(view, showing);
  }
}

/** What is shown after a touch of a point; `undefined` where it marks a group. */
export function touchedShow(showing: Showing, point: Point): Showing | undefined {
  switch (showing.kind) {
    case 'count':
    case 'lit':
      return undefined;
    // What lies on the board for a while is no count: a touch ends it.
    case 'home':
      return COUNT;
    case 'proof':
      return tried(showing, point);
  }
}

function litBoard(view: BoardView, lit: readonly Point[]): BoardView {
  const others = pointsOf(view.geometry).filter((p) => !lit.includes(p));
  return { ...view, overlays: [...(view.overlays ?? []), { kind: 'dimmed', points: others }] };
}

function pictureBoard(view: BoardView, { stones, dead, empty }: Picture): BoardView {
  const owned = new Set([...empty.black, ...empty.white]);
  const isDead = (p: Point) => dead.includes(p);
  return {
    ...view,
    stones,
    lastMove: undefined,
    overlays: [
      { kind: 'territory', owner: BLACK, points: empty.black.filter((p) => !isDead(p)) },
      { kind: 'territory', owner: WHITE, points: empty.white.filter((p) => !isDead(p)) },
      { kind: 'dead', owner: BLACK, points: dead.filter((p) => empty.black.includes(p)) },
      { kind: 'dead', owner: WHITE, points: dead.filter((p) => empty.white.includes(p)) },
      { kind: 'dead', owner: EMPTY, points: dead.filter((p) => !owned.has(p)) },
    ],
  };
}
