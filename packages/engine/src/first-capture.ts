/*
 * First capture: a small player for the game that is won by whoever takes a stone first. It takes when it
 * can, saves what is in atari, puts no chain of its own in atari, sees a double threat, and for the rest goes
 * by what a search for the usual game found. Begin with `firstCaptureChoice`.
 */
import {
  type Board,
  type Color,
  EMPTY,
  type Move,
  opponent,
  type Point,
  Position,
  pointsOf,
} from '@honte/rules';
import type { Choice } from './choose.ts';
import { isOwnEye } from './evaluator.ts';
import type { Report } from './report.ts';

/** Plays that are tried on the board at once: one of its own, and an answer. */
const READ_DEPTH = 2;

/**
 * The turn to take after these moves, all legal; no two in a row by one color. It passes only where every
 * play would hand over a stone or fill an eye of its own. Quadratic in points where chains are in atari.
 *
 * @param report what a search found about the same position.
 */
export function firstCaptureChoice(
  start: Parameters<typeof Position.at>[0],
  moves: readonly Move[],
  report: Report,
): Choice {
  const position = positionAfter(start, moves);
  const color = position.turn;
  const board = position.board.clone(READ_DEPTH);
  const plays = position.legalPoints();
  const taking = plays.find((p) => takes(board, p, color));
  if (taking !== undefined) return { kind: 'play', color, point: taking };

  const safe = plays.filter((p) => isSafe(board, p, color) && !isOwnEye(board, p, color));
  const winning = safe.find((p) => threatensTwice(board, p, color));
  const sought = report.candidates.flatMap(({ move }) => (move.kind === 'play' ? [move.point] : []));
  const point = winning ?? sought.find((p) => safe.includes(p)) ?? safe[0];
  if (point !== undefined) return { kind: 'play', color, point };
  // A chain that cannot be saved is lost whatever is played; otherwise nothing has to be given away.
  const last = isInAtari(board, color) ? sought.find((p) => plays.includes(p)) : undefined;
  return last === undefined ? { kind: 'pass', color } : { kind: 'play', color, point: last };
}

function positionAfter(start: Parameters<typeof Position.at>[0], moves: readonly Move[]): Position {
  let position = Position.at(start);
  for (const move of moves) {
    const next = move.kind === 'play' ? position.after(move.point) : undefined;
    position = next?.ok ? next.value : position.passed();
  }
  return position;
}

/** Whether a play takes stones. */
function takes(board: Board, p: Point, color: Color): boolean {
  const before = board.prisoners(color);
  board.play(p, color);
  const taken = board.prisoners(color) - before;
  board.undo();
  return taken > 0;
}

/** Whether a play leaves no chain of its color in atari. */
function isSafe(board: Board, p: Point, color: Color): boolean {
  board.play(p, color);
  const isSo = !isInAtari(board, color);
  board.undo();
  return isSo;
}

/** Whether some chain of this color has one liberty, or none. */
function isInAtari(board: Board, color: Color): boolean {
  return pointsOf(board.geometry).some((p) => board.stones[p] === color && board.libertyCount(p) < 2);
}

/** Whether a safe play leaves the opponent no answer after which nothing of theirs is in atari. */
function threatensTwice(board: Board, p: Point, color: Color): boolean {
  const other = opponent(color);
  board.play(p, color);
  const isThreat = isInAtari(board, other);
  const canAnswer = isThreat && pointsOf(board.geometry).some((q) => answers(board, q, other));
  board.undo();
  return isThreat && !canAnswer;
}

function answers(board: Board, q: Point, color: Color): boolean {
  return (
    board.stones[q] === EMPTY &&
    board.isLegal(q, color) &&
    (takes(board, q, color) || isSafe(board, q, color))
  );
}
