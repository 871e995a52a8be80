/*
 * Numbers that can be read off a board, and the numbers that one gets by counting wrongly.
 */
import {
  areaReceipt,
  type Board,
  EMPTY,
  neighborsOf,
  ofColor,
  type Point,
  pointsOf,
  type Receipt,
  RULESETS,
} from '@honte/rules';
import type { Counting } from './goal.ts';
import type { Exercise } from './lesson.ts';
import type { Miscount } from './verdict.ts';

/** The count of a board that stands at its end: by area, with the exercise's komi, without its dead. */
export function receiptOn({ komi, dead }: Pick<Exercise, 'komi' | 'dead'>, board: Board): Receipt {
  return areaReceipt({
    geometry: board.geometry,
    stones: board.stones,
    dead: dead.filter((p) => board.stones[p] !== EMPTY),
    ruleset: RULESETS.french,
    komi,
    handicap: 0,
    prisoners: { black: 0, white: 0 },
  });
}

/** How much it is. */
export function counted(what: Counting, exercise: Pick<Exercise, 'komi' | 'dead'>, board: Board): number {
  switch (what.count) {
    case 'liberties':
      return board.libertiesAt(what.of).length;
    case 'stones':
      return board.chainAt(what.of).length;
    case 'alive':
      return ofColor(receiptOn(exercise, board).stones, what.color);
    case 'territory':
      return ofColor(receiptOn(exercise, board).surrounded, what.color);
    case 'area': {
      const { stones, surrounded } = receiptOn(exercise, board);
      return ofColor(stones, what.color) + ofColor(surrounded, what.color);
    }
    case 'total':
      return ofColor(receiptOn(exercise, board).total, what.color);
    case 'lead':
      return Math.abs(receiptOn(exercise, board).lead);
    case 'dame':
      return receiptOn(exercise, board).dame;
  }
}

/** What was counted instead, if `given` is what that comes to. */
export function miscounted(
  what: Counting,
  exercise: Pick<Exercise, 'komi' | 'dead'>,
  board: Board,
  given: number,
): Miscount | undefined {
  switch (what.count) {
    case 'liberties': {
      if (given === twiceCounted(board, what.of)) return 'twice';
      return given === withDiagonals(board, what.of) ? 'diagonals' : undefined;
    }
    case 'area':
    case 'total': {
      const { color } = what;
      const { stones, surrounded } = receiptOn(exercise, board);
      if (given === ofColor(stones, color)) return 'stonesOnly';
      if (given === ofColor(surrounded, color)) return 'emptyOnly';
      const area = ofColor(stones, color) + ofColor(surrounded, color);
      return what.count === 'total' && given === area ? 'noKomi' : undefined;
    }
    default:
      return undefined;
  }
}

/** Each stone's liberties for itself, a shared one as often as it is shared. */
function twiceCounted(board: Board, of: Point): number {
  const { geometry, stones } = board;
  const free = (p: Point) => neighborsOf(geometry, p).filter((n) => stones[n] === EMPTY).length;
  return board.chainAt(of).reduce((sum, p) => sum + free(p), 0);
}

function withDiagonals(board: Board, of: Point): number {
  const { geometry, stones } = board;
  const diagonal = pointsOf(geometry).filter((p) => stones[p] === EMPTY && isDiagonalTo(board, p, of));
  return board.libertiesAt(of).length + diagonal.length;
}

/** Whether a point touches the chain on `of` at a corner, and along no line. */
export function isDiagonalTo(board: Board, p: Point, of: Point): boolean {
  const { geometry } = board;
  const chain = board.chainAt(of);
  const corners = [...geometry.diagonals.subarray(4 * p, 4 * p + 4)];
  const isBeside = neighborsOf(geometry, p).some((n) => chain.includes(n));
  return !isBeside && chain.some((q) => corners.includes(q));
}
