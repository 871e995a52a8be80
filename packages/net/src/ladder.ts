/*
 * Whether a chain can be caught by one atari after another. Reads on a board of its own that it plays on
 * and takes back; begin with `begin`, then `isCaught` and `catches`.
 */
import { Board, type Color, EMPTY, type Geometry, type Point } from '@honte/rules';

/** Plays that one question may read before the chain counts as escaped. */
const PLAYS = 200;

export class Ladder {
  /** The board that is read on: as it was given to `begin`, between questions. */
  readonly board: Board;
  #plays = 0;

  constructor(geometry: Geometry) {
    this.board = new Board(geometry, PLAYS + 1);
  }

  /** Takes over the board that later questions are about. */
  begin(board: Board): void {
    this.board.copyFrom(board);
  }

  /**
   * Whether the chain on `p` falls: in atari, although its owner moves first; with two liberties, when the
   * opponent does. Never with more.
   */
  isCaught(p: Point): boolean {
    this.#plays = 0;
    const free = this.board.libertyCount(p);
    return free === 1 ? this.#isLost(p) : free === 2 && this.#isTaken(p);
  }

  /** Whether a stone of the opponent on `liberty`, one of two of the chain on `p`, catches that chain. */
  catches(p: Point, liberty: Point): boolean {
    this.#plays = 0;
    return this.#isAtariDeadly(p, liberty);
  }

  /** A liberty of the chain on `p` other than `except`, which must exist. */
  libertyOf(p: Point, except = -1): Point {
    const { stones, geometry } = this.board;
    const { neighbors } = geometry;
    for (let q = p; ; q = this.board.nextInChain(q))
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]!;
        if (stones[n] === EMPTY && n !== except) return n as Point;
      }
  }

  /** The chain has two liberties and its opponent moves. */
  #isTaken(p: Point): boolean {
    const one = this.libertyOf(p);
    return this.#isAtariDeadly(p, one) || this.#isAtariDeadly(p, this.libertyOf(p, one));
  }

  #isAtariDeadly(p: Point, liberty: Point): boolean {
    const { board } = this;
    const foe = (3 - board.stones[p]!) as Color;
    if (this.#plays >= PLAYS || !board.isLegal(liberty, foe)) return false;
    this.#plays++;
    board.play(liberty, foe);
    const dead = board.libertyCount(p) === 1 && this.#isLost(p);
    board.undo();
    return dead;
  }

  /** The chain is in atari and its owner moves. */
  #isLost(p: Point): boolean {
    const { board } = this;
    const { stones, geometry } = board;
    const { neighbors } = geometry;
    const foe = 3 - stones[p]!;
    // The play that extends, and those that take a chain of the ladder itself.
    if (this.#escapesBy(p, this.libertyOf(p))) return false;
    for (let q = p, first = true; first || q !== p; q = board.nextInChain(q), first = false)
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]! as Point;
        if (stones[n] !== foe || board.libertyCount(n) !== 1) continue;
        if (this.#escapesBy(p, this.libertyOf(n))) return false;
      }
    return true;
  }

  #escapesBy(p: Point, play: Point): boolean {
    const { board } = this;
    const own = board.stones[p] as Color;
    if (this.#plays >= PLAYS) return true;
    if (!board.isLegal(play, own)) return false;
    this.#plays++;
    board.play(play, own);
    const free = board.libertyCount(p);
    const escaped = free > 2 || (free === 2 && !this.#isTaken(p));
    board.undo();
    return escaped;
  }
}
