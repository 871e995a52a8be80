/*
 * A proof, walked to all its ends: the loser of a question tries every move, the winner answers as the solver says,
 * and the end is judged by the rules alone.
 */
import {
  Board,
  type Color,
  EMPTY,
  type Move,
  opponent,
  type Point,
  unconditionallyAlive,
} from '@honte/rules';
import { type Problem, Solver, sidesOf } from '@honte/solver';

/** What the end of every line must be. */
export type End = 'captured' | 'alive';

/** Plies of the longest line. */
const LONGEST = 40;

/**
 * Follows every line in which `winner` begins and the other side wins every ko, to its end: the target is off the
 * board, or lives unconditionally (or the attacker only repeats himself).
 *
 * @returns how many boards there are; what went wrong, in words, otherwise.
 */
export function walk(problem: Problem, winner: Color, end: End): number | string {
  const { geometry, stones, region, targets } = problem;
  const { owner } = sidesOf(problem);
  const target = targets[0] as Point;
  const solver = new Solver(problem);
  const board = Board.of(geometry, stones, LONGEST + 1);
  const seen = new Map<string, boolean>();
  const isOver = () =>
    end === 'captured'
      ? board.stones[target] !== owner
      : board.stones[target] === owner && unconditionallyAlive(board, owner, false).chains[target] === 1;

  const answered = (moves: readonly Move[]): string | undefined => {
    if (isOver()) return undefined;
    if (end === 'alive' && board.stones[target] !== owner)
      return `${moves.length} plies on, the target is off the board`;
    const key = `${board.hashLo} ${board.hashHi} ${board.koPoint}`;
    const isDone = seen.get(key);
    // An attacker who goes in circles captures nothing.
    if (isDone === true || (isDone === false && end === 'alive')) return undefined;
    if (isDone === false || moves.length >= LONGEST) return `${moves.length} plies on, it goes in circles`;
    seen.set(key, false);
    const { fate, line } = solver.replyTo(moves, winner).run();
    const move = line[0] ?? ({ kind: 'pass', color: winner } as const);
    if (fate !== 'works') return `${moves.length} plies on, the solver says ${fate}`;
    if (move.kind === 'play' && !board.isLegal(move.point, winner)) return 'the answer is against the rules';
    make(move);
    const wrong = isOver() ? undefined : tried([...moves, move]);
    board.undo();
    seen.set(key, true);
    return wrong;
  };

  /** Every move of the loser, who may retake kos. */
  const tried = (moves: readonly Move[]): string | undefined => {
    const loser = opponent(winner);
    const plays = region.filter((p) => board.stones[p] === EMPTY && !board.isSuicide(p, loser));
    const all: Move[] = plays.map((point) => ({ kind: 'play', color: loser, point }));
    for (const move of [...all, { kind: 'pass', color: loser } as const]) {
      make(move);
      const wrong = answered([...moves, move]);
      board.undo();
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

  const make = (move: Move) => {
    if (move.kind === 'play') board.play(move.point, move.color);
    else board.pass();
  };

  return answered([]) ?? seen.size;
}
