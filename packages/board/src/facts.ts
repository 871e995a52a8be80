/*
 * What can be said of a point, as data: the page turns it into words. Everything that is drawn on a
 * point is here too, so that whoever hears the board learns what whoever sees it sees.
 */
import {
  Board,
  type Color,
  EMPTY,
  type Point,
  pointsOf,
  printPoint,
  type Stone,
  starPointsOf,
} from '@honte/rules';
import type { BoardView, Figure, Overlay } from './view.ts';

export interface PointFacts {
  readonly point: Point;
  /** `Q16`. */
  readonly name: string;
  readonly stone: Stone;
  /** Of the chain that the stone belongs to; `undefined` on an empty point. */
  readonly chain: { readonly stones: number; readonly liberties: number } | undefined;
  readonly isLastMove: boolean;
  readonly isStar: boolean;
  readonly marks: readonly PointMark[];
}

export type PointMark =
  | { readonly kind: 'liberty' }
  | { readonly kind: 'atari' }
  | { readonly kind: 'dead'; readonly owner: Stone }
  | { readonly kind: 'territory'; readonly owner: Stone }
  | { readonly kind: 'seki' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'proposal'; readonly text: string }
  | { readonly kind: 'figure'; readonly figure: Figure }
  /** A line begins here; `to` is the name of the point where it ends. */
  | { readonly kind: 'arrow'; readonly to: string }
  | { readonly kind: 'dimmed' }
  | { readonly kind: 'zone'; readonly owner: Color; readonly text: string }
  | { readonly kind: 'ghost'; readonly color: Color };

/** The facts of every point of the board, row by row from the top-left. Linear in points. */
export function factsOf(view: BoardView): PointFacts[] {
  const { geometry, lastMove, ghost } = view;
  const board = Board.of(geometry, view.stones);
  const stars = new Set(starPointsOf(geometry));
  const marks: PointMark[][] = pointsOf(geometry).map(() => []);
  for (const overlay of view.overlays ?? [])
    for (const [p, mark] of marksBy(overlay, view)) marks[p]!.push(mark);
  if (ghost) marks[ghost.point]!.push({ kind: 'ghost', color: ghost.color });
  return pointsOf(geometry).map((point): PointFacts => {
    const stone = view.stones[point] as Stone;
    const chain =
      stone === EMPTY ? undefined : { stones: board.chainSize(point), liberties: board.libertyCount(point) };
    return {
      point,
      name: printPoint(geometry, point),
      stone,
      chain,
      isLastMove: point === lastMove,
      isStar: stars.has(point),
      marks: marks[point]!,
    };
  });
}

function marksBy(overlay: Overlay, { geometry }: BoardView): (readonly [Point, PointMark])[] {
  const all = (points: readonly Point[], mark: PointMark) => points.map((p) => [p, mark] as const);
  switch (overlay.kind) {
    case 'liberties':
      return all(overlay.points, { kind: 'liberty' });
    case 'atari': {
      const liberty = overlay.liberty === undefined ? [] : all([overlay.liberty], { kind: 'liberty' });
      return [...all(overlay.chain, { kind: 'atari' }), ...liberty];
    }
    case 'dead':
      return all(overlay.points, { kind: 'dead', owner: overlay.owner });
    case 'territory':
      return all(overlay.points, { kind: 'territory', owner: overlay.owner });
    case 'seki':
      return all(overlay.points, { kind: 'seki' });
    case 'forbidden':
      return all([overlay.point], { kind: 'forbidden' });
    case 'labels':
      return overlay.labels.map(({ point, text }) => [point, { kind: 'label', text }] as const);
    case 'proposals':
      return overlay.labels.map(({ point, text }) => [point, { kind: 'proposal', text }] as const);
    case 'figures':
      return all(overlay.points, { kind: 'figure', figure: overlay.figure });
    case 'arrows':
      return overlay.arrows.map(
        ({ from, to }) => [from, { kind: 'arrow', to: printPoint(geometry, to) }] as const,
      );
    case 'dimmed':
      return all(overlay.points, { kind: 'dimmed' });
    case 'zone': {
      const { from, to, owner, text } = overlay;
      return all(rectangle(geometry.width, from, to), { kind: 'zone', owner, text });
    }
  }
}

function rectangle(width: number, from: Point, to: Point): Point[] {
  const xs = [from % width, to % width];
  const ys = [Math.floor(from / width), Math.floor(to / width)];
  const points: Point[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) points.push((y * width + x) as Point);
  return points;
}

/** Equal for facts that are said alike. */
export function factsKey(facts: PointFacts): string {
  const { stone, chain, isLastMove, marks } = facts;
  const size = chain ? `${chain.stones}/${chain.liberties}` : '';
  return `${stone} ${size} ${isLastMove} ${marks.length === 0 ? '' : JSON.stringify(marks)}`;
}
