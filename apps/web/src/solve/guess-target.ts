/*
 * Which stones a problem is about, where nobody says so: those that are shut in, near the move that is called right.
 */
import type { FirstMoves, Posed, ProblemGoal } from '@honte/content';
import { Board, type Color, EMPTY, opponent, type Point, pointsOf } from '@honte/rules';
import { enclosureOf } from '@honte/solver';
import { isHunt } from './draft.ts';

/** A right move is so near the stones that it is about. */
const NEAR = 3;
/** Of two chains as large, the one with less room is meant; what has more than this is shut in by nothing. */
const MOST_ROOM = 40;

/**
 * A stone of the chain; `undefined` where none is shut in.
 *
 * @param goal what is wanted, if that is known: then the color is.
 */
export function guessTarget(
  { geometry, stones, first }: Posed,
  goal: ProblemGoal | undefined,
  { right: [right] }: FirstMoves,
): Point | undefined {
  const board = Board.of(geometry, stones);
  const color: Color | undefined = goal && (isHunt(goal) ? opponent(first) : first);
  const distance = (p: Point, q: Point) => {
    const { width } = geometry;
    return Math.abs((p % width) - (q % width)) + Math.abs(Math.floor(p / width) - Math.floor(q / width));
  };
  const isNear = (p: Point) =>
    right === undefined || board.chainAt(p).some((q) => distance(q, right) <= NEAR);
  const heads = pointsOf(geometry).filter((p) => stones[p] !== EMPTY && board.chainAt(p)[0] === p);
  const rated = heads
    .filter((p) => (color === undefined || stones[p] === color) && isNear(p))
    .map((head) => {
      const room = enclosureOf(geometry, stones, [head]).filter((p) => stones[p] === EMPTY).length;
      return { head, room, worth: 2 * board.chainAt(head).length - room };
    })
    .filter(({ room }) => room > 0 && room <= MOST_ROOM);
  return rated.sort((a, b) => b.worth - a.worth)[0]?.head;
}
