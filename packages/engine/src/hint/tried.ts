/*
 * A play looked at: the board before it and after it, and what is asked of the two.
 */
import { type Board, type Color, EMPTY, neighborsOf, opponent, type Point, pointsOf } from '@honte/rules';

export interface Tried {
  readonly before: Board;
  readonly after: Board;
  readonly point: Point;
  readonly color: Color;
  readonly captured: number;
  /** Whether the rules let a player take their own last liberty. */
  readonly suicide: boolean;
}

/** @param point an empty one, on which `color` may play. */
export function triedAt(before: Board, point: Point, color: Color, suicide: boolean): Tried {
  const after = before.clone();
  const captured = after.play(point, color);
  return { before, after, point, color, captured, suicide };
}

/** The same point played by the opponent; `undefined` where they may not. */
export function triedByOther({ before, point, color, suicide }: Tried): Tried | undefined {
  const other = opponent(color);
  return before.isLegal(point, other) ? triedAt(before, point, other, suicide) : undefined;
}

/** One stone beside `p` for each chain of `color` that touches it. */
export function chainsBeside(board: Board, p: Point, color: Color): Point[] {
  const heads = new Set<Point>();
  return neighborsOf(board.geometry, p).filter((n) => {
    if (board.stones[n] !== color || heads.has(board.headOf(n))) return false;
    heads.add(board.headOf(n));
    return true;
  });
}

/** One stone of each chain of `color`. */
export function chainsOfColor(board: Board, color: Color): Point[] {
  return pointsOf(board.geometry).filter((p) => board.stones[p] === color && board.headOf(p) === p);
}

export function isEmptyBoard({ geometry, stones }: Board): boolean {
  return pointsOf(geometry).every((p) => stones[p] === EMPTY);
}

/** How many lines lie between two points: along the longer way, as kings go. */
export function linesApart({ geometry: { width } }: Board, a: Point, b: Point): number {
  const across = Math.abs((a % width) - (b % width));
  const along = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(across, along);
}
