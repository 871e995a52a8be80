/*
 * Chains that no single opposing move can part: people speak of them as one group.
 */
import { Board } from './board.ts';
import { type Color, EMPTY, opponent } from './color.ts';
import { neighborsOf, type Point } from './geometry.ts';

/**
 * The stones of the group on `p`: its chain, every chain joined to it, and so on. Two chains are joined where
 * they have two liberties in common, since when one is taken the other is left, and where an opposing stone on
 * the one that they have in common could be taken at once.
 *
 * @returns in increasing order; none on an empty point. At most quadratic in the stones of the group.
 */
export function groupAt(board: Board, p: Point): Point[] {
  const color = board.stones[p];
  if (color === EMPTY || color === undefined) return [];
  const trial = Board.of(board.geometry, board.stones, 1);
  const heads = [trial.headOf(p)];
  for (const head of heads)
    for (const [other, shared] of sharedLiberties(trial, head, color as Color))
      if (!heads.includes(other) && isJoined(trial, shared, color as Color)) heads.push(other);
  return heads.flatMap((head) => trial.chainAt(head)).sort((a, b) => a - b);
}

/** Liberties that a chain has in common with each other chain of its color, by that chain's head. */
function sharedLiberties(board: Board, head: Point, color: Color): Map<Point, Point[]> {
  const shared = new Map<Point, Point[]>();
  for (const liberty of board.libertiesAt(head)) {
    const beside = new Set(
      neighborsOf(board.geometry, liberty)
        .filter((n) => board.stones[n] === color)
        .map((n) => board.headOf(n)),
    );
    for (const other of beside)
      if (other !== board.headOf(head)) shared.set(other, [...(shared.get(other) ?? []), liberty]);
  }
  return shared;
}

function isJoined(board: Board, shared: readonly Point[], color: Color): boolean {
  const [only] = shared;
  if (shared.length > 1 || only === undefined) return shared.length > 1;
  if (board.isSuicide(only, opponent(color))) return true;
  board.play(only, opponent(color));
  const isTaken = board.libertyCount(only) === 1;
  board.undo();
  return isTaken;
}
