/*
 * Claims about a play away from all fighting: what is near it, and what is not.
 */
import { type Board, EMPTY, type Point, pointsOf } from '@honte/rules';
import { isEmptyBoard, linesApart, type Tried } from './tried.ts';

export type OpenReason =
  /** The middle of an empty board. */
  | { readonly kind: 'middle' }
  /** No stone stands in this corner yet. */
  | { readonly kind: 'corner' }
  /**
   * The nearest stone is `lines` lines away; `isWidest`: no other point, the two outer lines left aside, is
   * farther from all stones.
   */
  | { readonly kind: 'open'; readonly lines: number; readonly isWidest: boolean }
  /** All stones near are the opponent's; or all are the mover's. */
  | { readonly kind: 'enters' | 'extends' };

/** As far as a stone is near. */
const NEAR = 3;
/** Stones that make a neighborhood. */
const FEW = 2;
/** Lines at the edge on which nobody opens. */
const EDGE = 2;

export function opens({ before, point }: Tried): OpenReason | undefined {
  if (edgeLines(before, point) < EDGE) return undefined;
  if (isEmptyBoard(before) && isMiddle(before, point)) return { kind: 'middle' };
  if (isInEmptyCorner(before, point)) return { kind: 'corner' };
  const lines = nearestStone(before, point);
  if (lines <= NEAR || lines === Number.POSITIVE_INFINITY) return undefined;
  const isWidest = pointsOf(before.geometry).every(
    (p) => edgeLines(before, p) < EDGE || nearestStone(before, p) <= lines,
  );
  return { kind: 'open', lines, isWidest };
}

export function sidesNear({ before, point, color }: Tried): OpenReason | undefined {
  const near = pointsOf(before.geometry).filter(
    (p) => before.stones[p] !== EMPTY && linesApart(before, p, point) <= NEAR,
  );
  if (near.length < FEW) return undefined;
  const own = near.filter((p) => before.stones[p] === color).length;
  if (own === 0) return { kind: 'enters' };
  return own === near.length ? { kind: 'extends' } : undefined;
}

/** Lines between a point and the nearest edge. */
function edgeLines({ geometry: { width, height } }: Board, p: Point): number {
  const [x, y] = [p % width, Math.floor(p / width)];
  return Math.min(x, y, width - 1 - x, height - 1 - y);
}

function isMiddle({ geometry: { width, height } }: Board, p: Point): boolean {
  return 2 * (p % width) === width - 1 && 2 * Math.floor(p / width) === height - 1;
}

/** Lines to the nearest stone; infinity on an empty board. */
function nearestStone(board: Board, p: Point): number {
  return pointsOf(board.geometry)
    .filter((q) => board.stones[q] !== EMPTY)
    .reduce((least, q) => Math.min(least, linesApart(board, p, q)), Number.POSITIVE_INFINITY);
}

/** Whether the quarter of the board, without its middle lines, that `p` lies in holds no stone. */
function isInEmptyCorner(board: Board, p: Point): boolean {
  const { width, height } = board.geometry;
  const [x, y] = [p % width, Math.floor(p / width)];
  const sideOf = (at: number, side: number) => (2 * at < side - 1 ? 0 : 2 * at > side - 1 ? 1 : undefined);
  const [across, along] = [sideOf(x, width), sideOf(y, height)];
  if (across === undefined || along === undefined) return false;
  return pointsOf(board.geometry).every((q) => {
    const isThere = sideOf(q % width, width) === across && sideOf(Math.floor(q / width), height) === along;
    return !isThere || board.stones[q] === EMPTY;
  });
}
