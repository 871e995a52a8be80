/*
 * The position that a search begins from: a start with its moves replayed, ready to be played on.
 */
import {
  Board,
  type Color,
  compensationOf,
  HistoryTable,
  type Move,
  opponent,
  type Point,
  type Start,
} from '@honte/rules';
import { type Counting, excessOf } from './evaluator.ts';

/** The deepest line that a search plays below its root. */
export const DEEPEST = 250;

export interface Root {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly board: Board;
  readonly turn: Color;
  readonly last: number;
  readonly beforeLast: number;
  readonly passes: number;
  readonly counting: Counting;
  readonly excess: number;
  /** Holds the game so far, with room for `DEEPEST` turns. */
  readonly history: HistoryTable;
}

/** Replays a game; its moves must be legal, which is for the caller to know. */
export function rootOf(start: Start, moves: readonly Move[]): Root {
  const { geometry, ruleset } = start;
  const board = Board.of(geometry, start.stones);
  const history = new HistoryTable(ruleset.ko, moves.length + DEEPEST);
  history.begin(start, board);
  let passes = 0;
  for (const move of moves) {
    if (move.kind === 'play') {
      board.play(move.point, move.color);
      history.add(board.hashLo, board.hashHi, move.color);
      passes = 0;
    } else {
      board.pass();
      history.addPass(board.hashLo, board.hashHi, move.color);
      passes++;
    }
  }
  const newest = moves.at(-1);
  const pointOf = (move: Move | undefined) => (move?.kind === 'play' ? move.point : geometry.wall);
  return {
    start,
    moves,
    board,
    turn: newest === undefined ? start.turn : opponent(newest.color),
    last: pointOf(newest),
    beforeLast: pointOf(moves.at(-2)),
    passes,
    counting: {
      scoring: ruleset.scoring,
      komi: start.komi + compensationOf(ruleset, start.handicap),
    },
    excess: excessOf(board),
    history,
  };
}

/** How many moves `later` is ahead of `earlier` in the same game, or `undefined` when it is not. */
export function movesAhead(earlier: Root, start: Start, moves: readonly Move[]): number | undefined {
  const ahead = moves.length - earlier.moves.length;
  if (ahead < 0 || !isSameStart(earlier.start, start)) return undefined;
  return earlier.moves.every((move, i) => isSameMove(move, moves[i] as Move)) ? ahead : undefined;
}

function isSameMove(a: Move, b: Move): boolean {
  if (a.color !== b.color) return false;
  return a.kind === 'play' ? b.kind === 'play' && a.point === b.point : b.kind === 'pass';
}

function isSameStart(a: Start, b: Start): boolean {
  if (a === b) return true;
  const rules = (start: Start) => JSON.stringify([start.ruleset, start.komi, start.handicap, start.turn]);
  return a.geometry === b.geometry && rules(a) === rules(b) && a.stones.every((s, p) => s === b.stones[p]);
}

/** Whether `color` may play `p` here by the rules of repetition; liberties and occupied points apart. */
export function mayRepeat(history: HistoryTable, board: Board, p: number, color: Color): boolean {
  // The simple rule is the board's own `koPoint`.
  if (history.rule === 'none' || history.rule === 'simple') return true;
  board.foresee(p as Point, color);
  return !history.has(board.foreseenLo, board.foreseenHi, color);
}
