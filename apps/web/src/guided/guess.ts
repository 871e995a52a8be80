/*
 * Why a guess is not the move of the guided game, as far as the board says so. Begin with `reasonOf`.
 */
import type { GuidedPhaseId } from '@honte/content';
import {
  type Board,
  type Color,
  EMPTY,
  type Geometry,
  type Move,
  neighborsOf,
  type Point,
  regionsOf,
  WHITE,
} from '@honte/rules';

export type GuessReason =
  /** There is a stone already. */
  | { readonly kind: 'occupied' }
  /** The first move of all: it could be anywhere. */
  | { readonly kind: 'opening' }
  /** A pass, though moves are left that gain something. */
  | { readonly kind: 'tooEarly' }
  /** White answers across the middle: the move is opposite this one. */
  | { readonly kind: 'across'; readonly of: Point }
  /** In the line that is being built, but not where it goes on. */
  | { readonly kind: 'gap' | 'sameLine' }
  /** It would touch its own stones by a corner alone. */
  | { readonly kind: 'diagonal' }
  /** The column between the borders: it belongs to nobody, and has time. */
  | { readonly kind: 'strip' }
  /** As good as the move, which only comes first by the order of this game. */
  | { readonly kind: 'asGood' }
  /** Behind the border of its own side, or of the other. */
  | { readonly kind: 'behindOwn' | 'behindTheirs' }
  /** It fills a point that is its own already; or stands alone among the other side's. */
  | { readonly kind: 'fillsOwn' | 'insideTheirs' }
  | { readonly kind: 'elsewhere' };

/** A guess that was wrong, and what it was wrong about. */
export interface WrongGuess {
  readonly board: Board;
  readonly phase: GuidedPhaseId;
  /** What the game played. */
  readonly move: Move;
  /** What was played before. */
  readonly last: Move | undefined;
  /** No point where a pass was guessed. */
  readonly guess: Point | undefined;
}

export function reasonOf({ board, phase, move, last, guess }: WrongGuess): GuessReason {
  if (guess === undefined) return { kind: 'tooEarly' };
  if (board.stones[guess] !== EMPTY) return { kind: 'occupied' };
  if (last === undefined) return { kind: 'opening' };
  if (phase === 'borders') return besideBorder(board, move, last, guess);
  const { color } = move;
  const region = regionsOf(board.geometry, board.stones).find(({ points }) => points.includes(guess));
  const isShared = region?.touches.size === 2;
  const isOwn = !isShared && region?.touches.has(color) === true;
  if (phase === 'sharing') return { kind: isShared ? 'asGood' : isOwn ? 'fillsOwn' : 'insideTheirs' };
  if (isShared) return { kind: 'strip' };
  if (isOwn && isInRow(board.geometry, move, guess)) return { kind: 'sameLine' };
  return acrossFrom(last, color) ?? { kind: isOwn ? 'elsewhere' : 'insideTheirs' };
}

function besideBorder(board: Board, move: Move, last: Move, guess: Point): GuessReason {
  const { geometry } = board;
  if (touchesByCornerAlone(board, guess, move.color)) return { kind: 'diagonal' };
  const middle = (geometry.width - 1) / 2;
  const sideOf = (p: Point) => Math.sign((p % geometry.width) - middle);
  if (sideOf(guess) === 0) return { kind: 'strip' };
  if (isInColumn(geometry, move, guess)) return { kind: 'gap' };
  const isOwnSide = move.kind === 'play' && sideOf(guess) === sideOf(move.point);
  if (isOwnSide) return { kind: 'behindOwn' };
  return acrossFrom(last, move.color) ?? { kind: 'behindTheirs' };
}

/** White's moves answer Black's; who did not see that is told of the stone to look at. */
function acrossFrom(last: Move, color: Color): GuessReason | undefined {
  return last.kind === 'play' && color === WHITE ? { kind: 'across', of: last.point } : undefined;
}

function isInColumn({ width }: Geometry, move: Move, guess: Point): boolean {
  return move.kind === 'play' && move.point % width === guess % width;
}

function isInRow({ width }: Geometry, move: Move, guess: Point): boolean {
  return move.kind === 'play' && Math.floor(move.point / width) === Math.floor(guess / width);
}

function touchesByCornerAlone({ geometry, stones }: Board, p: Point, color: Color): boolean {
  const isOwn = (n: number) => stones[n] === color;
  const corners = [...geometry.diagonals.subarray(4 * p, 4 * p + 4)].filter((n) => n !== geometry.wall);
  return corners.some(isOwn) && !neighborsOf(geometry, p).some(isOwn);
}
