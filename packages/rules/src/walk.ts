/*
 * A line of play from the empty board that goes to and fro: what `Position` allows, on one mutable board, for
 * visiting more moments than could each be an object.
 */
import { Board } from './board.ts';
import { BLACK, type Color, EMPTY, opponent } from './color.ts';
import type { Geometry, Point } from './geometry.ts';
import { HistoryTable } from './history-table.ts';
import { invariant } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import { evenStart } from './start.ts';
import { isSuperko } from './superko.ts';

export class Walk {
  readonly #board: Board;
  readonly #ruleset: Ruleset;
  readonly #history: HistoryTable | undefined;
  /** For each turn, the halves of the board's hash before it: what simple ko keeps from coming back. */
  readonly #los: Int32Array;
  readonly #his: Int32Array;
  #turns = 0;
  #turn: Color = BLACK;

  /** @param turns the most turns that it will be away from the empty board. */
  constructor(geometry: Geometry, ruleset: Ruleset, turns: number) {
    const start = evenStart(geometry, ruleset);
    invariant(start.ok, 'an even start needs only a board');
    this.#board = new Board(geometry, turns);
    this.#ruleset = ruleset;
    this.#history = isSuperko(ruleset.ko) ? new HistoryTable(ruleset.ko, turns) : undefined;
    this.#history?.begin(start.value, this.#board);
    this.#los = new Int32Array(turns);
    this.#his = new Int32Array(turns);
  }

  /** Whether the player to move may play `p`. Constant time. */
  isLegal(p: Point): boolean {
    const board = this.#board;
    const { ko, suicide } = this.#ruleset;
    if (board.stones[p] !== EMPTY) return false;
    if (!board.foresee(p, this.#turn) && !suicide) return false;
    const { foreseenLo: lo, foreseenHi: hi } = board;
    if (this.#history) return !this.#history.has(lo, hi, this.#turn);
    const last = this.#turns - 1;
    return ko === 'none' || last < 0 || this.#los[last] !== lo || this.#his[last] !== hi;
  }

  /** Plays a legal point. */
  play(p: Point): void {
    const board = this.#board;
    this.#leave();
    board.play(p, this.#turn);
    this.#history?.add(board.hashLo, board.hashHi, this.#turn);
    this.#turn = opponent(this.#turn);
  }

  pass(): void {
    const board = this.#board;
    this.#leave();
    board.pass();
    this.#history?.addPass(board.hashLo, board.hashHi, this.#turn);
    this.#turn = opponent(this.#turn);
  }

  /** Takes back the last turn. */
  undo(): void {
    this.#board.undo();
    this.#history?.undo();
    this.#turns--;
    this.#turn = opponent(this.#turn);
  }

  #leave(): void {
    this.#los[this.#turns] = this.#board.hashLo;
    this.#his[this.#turns] = this.#board.hashHi;
    this.#turns++;
  }
}
