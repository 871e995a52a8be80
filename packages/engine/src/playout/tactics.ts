/*
 * Small readings on a board: liberties of a chain, what a stone would leave in atari, ladders. Nothing
 * here allocates after construction. Begin with `isSelfAtari` and `extendingSaves`.
 */
import { type Board, type Color, EMPTY, type Point } from '@honte/rules';

/** Plays that one ladder may read before it is given up as an escape. */
const LADDER_PLAYS = 80;

export class Tactics {
  readonly board: Board;
  readonly #mark: Int32Array;
  #stamp = 0;
  #plays = 0;

  /** @param board read from now on; ladders are played out on it and taken back, at most `LADDER_PLAYS` deep. */
  constructor(board: Board) {
    this.board = board;
    this.#mark = new Int32Array(board.geometry.points + 1);
  }

  /** A liberty of the chain on `p`, other than `except`; `wall` when there is none. */
  libertyOf(p: number, except = -1): number {
    const { board } = this;
    const { stones, geometry } = board;
    const { neighbors, wall } = geometry;
    let q = p;
    do {
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]!;
        if (stones[n] === EMPTY && n !== except) return n;
      }
      q = board.nextInChain(q as Point);
    } while (q !== p);
    return wall;
  }

  /** Liberties that a stone of `color` on the empty point `p` would have, counted up to `most`. */
  libertiesAfter(p: number, color: Color, most: number): number {
    const { board } = this;
    const { stones, geometry } = board;
    const { neighbors } = geometry;
    this.#stamp++;
    const stamp = this.#stamp;
    const mark = this.#mark;
    mark[p] = stamp;
    let found = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      const stone = stones[n]!;
      if (stone === EMPTY) {
        if (mark[n] !== stamp) found++;
        mark[n] = stamp;
      } else if (stone === color) {
        if (board.libertyCount(n as Point) > most) return most;
      } else if (stone === 3 - color && board.libertyCount(n as Point) === 1) {
        // Each taken stone next to `p` becomes a liberty; those that free other own stones are left out.
        if (mark[n] !== stamp) found++;
        mark[n] = stamp;
      }
    }
    if (found >= most) return most;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      if (stones[n] !== color || mark[n] === stamp) continue;
      let q = n;
      do {
        mark[q] = stamp;
        for (let j = 4 * q; j < 4 * q + 4; j++) {
          const m = neighbors[j]!;
          if (mark[m] === stamp) continue;
          const stone = stones[m]!;
          if (stone === EMPTY || (stone === 3 - color && this.#falls(m, p))) {
            mark[m] = stamp;
            if (++found >= most) return most;
          }
        }
        q = board.nextInChain(q as Point);
      } while (q !== n);
    }
    return found;
  }

  /** Whether the chain on `m` is in atari on `p`. */
  #falls(m: number, p: number): boolean {
    return this.board.libertyCount(m as Point) === 1 && this.libertyOf(m) === p;
  }

  /** Whether a stone of `color` on `p` would be left with one liberty or none. */
  isSelfAtari(p: number, color: Color): boolean {
    return this.libertiesAfter(p, color, 2) < 2;
  }

  /** A chain in atari next to the chain on `p`, whose fall would help it: its liberty, or `wall`. */
  captureFor(p: number): number {
    const { board } = this;
    const { stones, geometry } = board;
    const { neighbors, wall } = geometry;
    const foe = 3 - stones[p]!;
    let q = p;
    do {
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]!;
        if (stones[n] === foe && board.libertyCount(n as Point) === 1) return this.libertyOf(n);
      }
      q = board.nextInChain(q as Point);
    } while (q !== p);
    return wall;
  }

  /** Whether extending the chain in atari on `p` at its liberty `at` saves it, ladders read. */
  extendingSaves(p: number, at: number): boolean {
    const { board } = this;
    const color = board.stones[p]! as Color;
    const free = this.libertiesAfter(at, color, 3);
    if (free >= 3) return true;
    if (free < 2) return false;
    this.#plays = 0;
    board.play(at as Point, color);
    const falls = this.#attack(p);
    board.undo();
    return !falls;
  }

  /** Whether the chain on `p` can be taken by the opponent, who moves, with ataris alone. */
  #attack(p: number): boolean {
    const { board } = this;
    const color = board.stones[p]! as Color;
    const foe = (3 - color) as Color;
    const free = board.libertyCount(p as Point);
    if (free <= 1) return true;
    if (free > 2 || this.captureFor(p) !== board.geometry.wall) return false;
    const a = this.libertyOf(p);
    const b = this.libertyOf(p, a);
    return this.#atariTakes(p, a, foe) || this.#atariTakes(p, b, foe);
  }

  #atariTakes(p: number, at: number, foe: Color): boolean {
    const { board } = this;
    if (this.#plays >= LADDER_PLAYS || !board.isLegal(at as Point, foe)) return false;
    this.#plays++;
    board.play(at as Point, foe);
    const falls = !this.#escapes(p);
    board.undo();
    return falls;
  }

  /** Whether the chain in atari on `p` gets away when its owner moves. */
  #escapes(p: number): boolean {
    const { board } = this;
    const color = board.stones[p]! as Color;
    const { wall } = board.geometry;
    const taking = this.captureFor(p);
    const at = this.libertyOf(p);
    if (taking !== wall && taking !== at && board.isLegal(taking as Point, color)) return true;
    if (!board.isLegal(at as Point, color)) return false;
    const free = this.libertiesAfter(at, color, 3);
    if (free >= 3) return true;
    if (free < 2 || this.#plays >= LADDER_PLAYS) return free >= 2;
    this.#plays++;
    board.play(at as Point, color);
    const falls = this.#attack(p);
    board.undo();
    return !falls;
  }
}

/** Undo that a board needs for these readings. */
export const READING_DEPTH = 2 * LADDER_PLAYS + 4;
