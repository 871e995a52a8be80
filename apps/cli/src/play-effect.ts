/*
 * What a play takes off a board.
 */
import { type Board, type Color, EMPTY, type Point, pointsOf } from '@honte/rules';

export interface PlayEffect {
  /** Opposing stones captured, in increasing order. */
  readonly captured: readonly Point[];
  /** Own stones lost by suicide, the new one among them, in increasing order. */
  readonly suicided: readonly Point[];
}

/** What `color` playing the empty point `p` would take off; the board itself is left alone. Linear in points. */
export function effectOf(board: Board, p: Point, color: Color): PlayEffect {
  const after = board.clone();
  after.play(p, color);
  const gone = pointsOf(board.geometry).filter((q) => q !== p && after.stones[q] !== board.stones[q]);
  const isSuicide = after.stones[p] === EMPTY;
  if (isSuicide) return { captured: [], suicided: [...gone, p].sort((a, b) => a - b) };
  return { captured: gone, suicided: [] };
}
