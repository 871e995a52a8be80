/*
 * One trial game, played fast: near the last move stones are taken and saved and shapes made, elsewhere
 * plays are random; nobody fills an own eye. Begin with `run`.
 */
import { BLACK, Board, type Color, EMPTY, type Geometry, type Point, WHITE } from '@honte/rules';
import type { Rng } from '../chance.ts';
import { isOwnEye, type Leaf } from '../evaluator.ts';
import { Nakade } from './nakade.ts';
import { IS_SHAPE, neighborhoodOf, roundOf } from './patterns.ts';
import { READING_DEPTH, Tactics } from './tactics.ts';

/** Chances in 100 that each kind of answer is looked for. First guesses, not yet set by matches. */
const ANSWERS_ATARI = 90;
const ANSWERS_SHAPE = 95;
/** Chances in 100 that a self-atari is turned down: of a lone stone, of a chain. */
const SHUNS_LONE = 50;
const SHUNS_CHAIN = 95;

export class Playout {
  /** As the game ended. */
  readonly board: Board;
  /** The color that played first on each point, or `EMPTY`. */
  readonly firsts: Uint8Array;
  readonly #rng: Rng;
  readonly #tactics: Tactics;
  readonly #nakade: Nakade;
  readonly #round: Int16Array;
  readonly #free: Int16Array;
  /** Where each point stands in `#free`, or -1. */
  readonly #place: Int16Array;
  #freeCount = 0;
  readonly #found = new Int16Array(64);
  #foundCount = 0;

  constructor(geometry: Geometry, rng: Rng) {
    this.board = new Board(geometry, READING_DEPTH);
    this.firsts = new Uint8Array(geometry.points);
    this.#rng = rng;
    this.#tactics = new Tactics(this.board);
    this.#nakade = new Nakade(this.board);
    this.#round = roundOf(geometry);
    this.#free = new Int16Array(geometry.points);
    this.#place = new Int16Array(geometry.points);
  }

  /**
   * Plays from the leaf until both pass, one side is far behind in stones, or three turns a point are
   * done. The leaf's board is not changed; `board` and `firsts` hold what came of it.
   */
  run(leaf: Leaf): void {
    const { board } = this;
    board.copyFrom(leaf.board);
    this.firsts.fill(0);
    const { wall, points } = board.geometry;
    let stones = this.#begin();
    const most = 3 * points;
    const mercy = Math.max(20, 0.45 * points);
    let { turn, last, beforeLast, passes } = leaf;
    for (let ply = 0; ply < most && passes < 2; ply++) {
      const p = this.#choose(turn, last, beforeLast);
      beforeLast = last;
      last = p;
      if (p === wall) {
        board.pass();
        passes++;
      } else {
        passes = 0;
        if (this.firsts[p] === EMPTY) this.firsts[p] = turn;
        const captured = this.#play(p, turn);
        stones += turn === BLACK ? 1 + captured : -1 - captured;
        if (stones > mercy || stones < -mercy) return;
      }
      turn = (3 - turn) as Color;
    }
  }

  /** Black's points less White's: stones, and empty points that touch one color alone; fills `ownership`. */
  area(ownership: Float32Array): number {
    const { stones, geometry } = this.board;
    const { neighbors, wall, points } = geometry;
    let lead = 0;
    for (let p = 0; p < points; p++) {
      let touches = stones[p]!;
      if (touches === EMPTY)
        for (let i = 4 * p; i < 4 * p + 4; i++) {
          const n = neighbors[i]!;
          if (n !== wall) touches |= stones[n]!;
        }
      const own = touches === BLACK ? 1 : touches === WHITE ? -1 : 0;
      ownership[p] = own;
      lead += own;
    }
    return lead;
  }

  /** Lists the empty points; returns Black's stones less White's. */
  #begin(): number {
    const { stones, geometry } = this.board;
    let count = 0;
    let lead = 0;
    for (let p = 0; p < geometry.points; p++) {
      this.#place[p] = -1;
      if (stones[p] === EMPTY) {
        this.#place[p] = count;
        this.#free[count++] = p;
      } else lead += stones[p] === BLACK ? 1 : -1;
    }
    this.#freeCount = count;
    return lead;
  }

  #play(p: number, color: Color): number {
    const { board } = this;
    const captured = board.play(p as Point, color);
    const moved = this.#free[--this.#freeCount]!;
    const place = this.#place[p]!;
    this.#free[place] = moved;
    this.#place[moved] = place;
    this.#place[p] = -1;
    if (captured > 0) this.#freeAround(p);
    return captured;
  }

  /** Lists the points that a capture by a stone on `p` emptied: a lifted chain's list is still there. */
  #freeAround(p: number): void {
    const { board } = this;
    const { neighbors, wall } = board.geometry;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      if (n === wall || board.stones[n] !== EMPTY || this.#place[n] !== -1) continue;
      let q = n;
      do {
        this.#place[q] = this.#freeCount;
        this.#free[this.#freeCount++] = q;
        q = board.nextInChain(q as Point);
      } while (q !== n);
    }
  }

  #choose(turn: Color, last: number, beforeLast: number): number {
    const { wall } = this.board.geometry;
    if (last !== wall) {
      if (this.#rng.below(100) < ANSWERS_ATARI) {
        this.#foundCount = 0;
        this.#findAtari(turn, last);
        const p = this.#pick(turn, false);
        if (p !== wall) return p;
        this.#foundCount = 0;
        this.#findVital(last);
        const vital = this.#pick(turn, false);
        if (vital !== wall) return vital;
      }
      if (this.#rng.below(100) < ANSWERS_SHAPE) {
        this.#foundCount = 0;
        this.#findShapes(last);
        const p = this.#pick(turn, true);
        if (p !== wall) return p;
        if (beforeLast !== wall) {
          this.#foundCount = 0;
          this.#findShapes(beforeLast);
          const second = this.#pick(turn, true);
          if (second !== wall) return second;
        }
      }
    }
    return this.#random(turn);
  }

  /** Takes the last stone's chain if it can be, or sees to the own chains that it put in atari. */
  #findAtari(turn: Color, last: number): void {
    const { board } = this;
    const { stones, geometry } = board;
    const { neighbors, wall } = geometry;
    const tactics = this.#tactics;
    // The last stone is gone again when it was a suicide, or lone and taken back: then nothing is here.
    if (stones[last] !== 3 - turn) return;
    if (board.libertyCount(last as Point) === 1) this.#add(tactics.libertyOf(last));
    for (let i = 4 * last; i < 4 * last + 4; i++) {
      const n = neighbors[i]!;
      if (stones[n] !== turn || board.libertyCount(n as Point) !== 1) continue;
      const taking = tactics.captureFor(n);
      if (taking !== wall) this.#add(taking);
      const at = tactics.libertyOf(n);
      if (tactics.extendingSaves(n, at)) this.#add(at);
    }
  }

  #findVital(last: number): void {
    const { neighbors, wall } = this.board.geometry;
    for (let i = 4 * last; i < 4 * last + 4; i++) {
      const n = neighbors[i]!;
      if (this.board.stones[n] !== EMPTY) continue;
      const vital = this.#nakade.vitalPoint(n);
      if (vital !== wall) this.#add(vital);
    }
  }

  #findShapes(around: number): void {
    const { stones, geometry } = this.board;
    for (let i = 8 * around; i < 8 * around + 8; i++) {
      const p = this.#round[i]!;
      if (p === geometry.wall || stones[p] !== EMPTY) continue;
      if (IS_SHAPE[neighborhoodOf(this.#round, stones, p)] === 1) this.#add(p);
    }
  }

  #add(p: number): void {
    this.#found[this.#foundCount++] = p;
  }

  /** One of the points found that may be played, or `wall`. */
  #pick(turn: Color, shuns: boolean): number {
    const { board } = this;
    while (this.#foundCount > 0) {
      const i = this.#rng.below(this.#foundCount);
      const p = this.#found[i]!;
      this.#found[i] = this.#found[--this.#foundCount]!;
      if (!board.isLegal(p as Point, turn)) continue;
      if (shuns ? this.#isShunned(p, turn) : isOwnEye(board, p, turn)) continue;
      return p;
    }
    return board.geometry.wall;
  }

  #isShunned(p: number, turn: Color): boolean {
    if (isOwnEye(this.board, p, turn)) return true;
    if (!this.#tactics.isSelfAtari(p, turn)) return false;
    return this.#rng.below(100) < (this.#touches(p, turn) ? SHUNS_CHAIN : SHUNS_LONE);
  }

  #touches(p: number, turn: Color): boolean {
    const { stones, geometry } = this.board;
    for (let i = 4 * p; i < 4 * p + 4; i++) if (stones[geometry.neighbors[i]!] === turn) return true;
    return false;
  }

  /** An empty point that may be played, looked for from a random one on; `wall` for a pass. */
  #random(turn: Color): number {
    const { board } = this;
    const count = this.#freeCount;
    if (count === 0) return board.geometry.wall;
    const from = this.#rng.below(count);
    for (let i = 0; i < count; i++) {
      const p = this.#free[from + i < count ? from + i : from + i - count]!;
      if (board.isLegal(p as Point, turn) && !this.#isShunned(p, turn)) return p;
    }
    return board.geometry.wall;
  }
}
