/*
 * Random playouts: uniformly random legal plays that fill no eye of one's own, until both pass, then
 * the area. One object holds all that a playout needs, so that none allocates.
 */
import { BLACK, Board, type Color, EMPTY, type Geometry, type Point, WALL, WHITE } from '@honte/rules';
import type { Dice } from './dice.ts';

export class Playouts {
  readonly #board: Board;
  readonly #empty: Board;
  readonly #geometry: Geometry;
  /** Empty points, in any order. */
  readonly #free: Int16Array;
  #freeCount = 0;
  readonly #seen: Uint8Array;
  readonly #stack: Int16Array;
  /** Plies of all playouts so far. */
  plies = 0;

  constructor(geometry: Geometry) {
    this.#geometry = geometry;
    this.#board = new Board(geometry);
    this.#empty = new Board(geometry);
    this.#free = new Int16Array(geometry.points);
    this.#seen = new Uint8Array(geometry.points + 1);
    this.#stack = new Int16Array(geometry.points);
  }

  /**
   * Plays one game from the empty board, at most three turns a point.
   *
   * @returns Black's area less White's, without komi.
   */
  run(dice: Dice): number {
    const board = this.#board;
    board.copyFrom(this.#empty);
    this.#findFree();
    const most = 3 * this.#geometry.points;
    let turn: Color = BLACK;
    let passes = 0;
    let ply = 0;
    for (; ply < most && passes < 2; ply++) {
      passes = this.#playRandom(turn, dice) ? 0 : passes + 1;
      turn = (3 - turn) as Color;
    }
    this.plies += ply;
    return this.#area();
  }

  #findFree(): void {
    const { stones } = this.#board;
    let count = 0;
    for (let p = 0; p < this.#geometry.points; p++) if (stones[p] === EMPTY) this.#free[count++] = p;
    this.#freeCount = count;
  }

  /** Draws among the empty points until one may be played; passes when there is none. */
  #playRandom(turn: Color, dice: Dice): boolean {
    const board = this.#board;
    const free = this.#free;
    for (let left = this.#freeCount; left > 0; ) {
      const i = dice.roll(left);
      const p = free[i]! as Point;
      left--;
      free[i] = free[left]!;
      free[left] = p;
      if (this.#isOwnEye(p, turn) || !board.isLegal(p, turn)) continue;
      if (board.play(p, turn) > 0) this.#findFree();
      else {
        this.#freeCount--;
        free[left] = free[this.#freeCount]!;
      }
      return true;
    }
    board.pass();
    return false;
  }

  /** Whether `p` lies among stones of `color` that no opposing stones on the diagonals can part. */
  #isOwnEye(p: Point, color: Color): boolean {
    const { neighbors, diagonals } = this.#geometry;
    const { stones } = this.#board;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const stone = stones[neighbors[i]!]!;
      if (stone !== color && stone !== WALL) return false;
    }
    let opposing = 0;
    let walls = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const stone = stones[diagonals[i]!]!;
      if (stone === WALL) walls = 1;
      else if (stone === 3 - color) opposing++;
    }
    return opposing + walls < 2;
  }

  #area(): number {
    const { stones } = this.#board;
    this.#seen.fill(0);
    let lead = 0;
    for (let p = 0; p < this.#geometry.points; p++) {
      if (stones[p] === BLACK) lead++;
      else if (stones[p] === WHITE) lead--;
      else if (this.#seen[p] === 0) lead += this.#regionLead(p);
    }
    return lead;
  }

  /** Points of an empty region, positive when it touches Black alone, negative when White alone. */
  #regionLead(from: number): number {
    const { neighbors } = this.#geometry;
    const { stones } = this.#board;
    const stack = this.#stack;
    let size = 0;
    let touches = 0;
    let height = 0;
    stack[height++] = from;
    this.#seen[from] = 1;
    while (height > 0) {
      const p = stack[--height]!;
      size++;
      for (let i = 4 * p; i < 4 * p + 4; i++) {
        const n = neighbors[i]!;
        const stone = stones[n]!;
        if (stone === BLACK || stone === WHITE) touches |= stone;
        else if (stone === EMPTY && this.#seen[n] === 0) {
          this.#seen[n] = 1;
          stack[height++] = n;
        }
      }
    }
    if (touches === BLACK) return size;
    return touches === WHITE ? -size : 0;
  }
}
