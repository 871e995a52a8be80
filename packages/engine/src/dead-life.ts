/*
 * Unconditional life within an enclosure, as `unconditionallyAlive` of the rules finds it on a whole
 * board: but small and without allocation, since reading asks it after every move of the owner.
 *
 * Source: D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976.
 */
import { type Board, type Color, EMPTY, type Point } from '@honte/rules';
import type { Enclosure } from './dead-enclosure.ts';

/** The most chains and spaces that are looked at: bits of a mask. */
const MOST = 30;

export class LocalLife {
  readonly #board: Board;
  readonly #enclosure: Enclosure;
  readonly #color: Color;
  /** Stones of the color next to the enclosure that are taken for living. */
  readonly #anchors: readonly Point[];
  readonly #seen: Int32Array;
  readonly #queue: Int32Array;
  readonly #heads = new Int32Array(MOST);
  readonly #borders = new Int32Array(MOST);
  readonly #vitals = new Int32Array(MOST);
  #count = 0;
  #stamp = 0;

  constructor(board: Board, enclosure: Enclosure, color: Color, anchors: readonly Point[]) {
    this.#board = board;
    this.#enclosure = enclosure;
    this.#color = color;
    this.#anchors = anchors;
    this.#seen = new Int32Array(board.geometry.points + 1);
    this.#queue = new Int32Array(board.geometry.points);
  }

  /** Whether the chain on `p` has life of its own or is one with a stone that lives. */
  isAlive(p: Point): boolean {
    const board = this.#board;
    this.#count = 0;
    for (const anchor of this.#anchors) this.#bitOf(board.headOf(anchor));
    const anchored = (1 << this.#count) - 1;
    const spaces = this.#findSpaces();
    const target = this.#bitOf(board.headOf(p));
    if ((anchored & target) !== 0) return true;
    let alive = (1 << this.#count) - 1;
    let open = (1 << spaces) - 1;
    for (;;) {
      let once = 0;
      let twice = 0;
      for (let s = 0; s < spaces; s++) {
        if ((open & (1 << s)) === 0) continue;
        twice |= once & this.#vitals[s]!;
        once |= this.#vitals[s]!;
      }
      const healthy = alive & (twice | anchored);
      if ((healthy & target) === 0) return false;
      if (healthy === alive) return true;
      alive = healthy;
      for (let s = 0; s < spaces; s++) if ((this.#borders[s]! & ~alive) !== 0) open &= ~(1 << s);
    }
  }

  /** Finds the spaces without stones of the color that only such stones surround; returns their number. */
  #findSpaces(): number {
    const stones = this.#board.stones;
    this.#stamp++;
    let spaces = 0;
    for (const p of this.#enclosure.points) {
      if (stones[p] === this.#color || this.#seen[p] === this.#stamp) continue;
      if (this.#isClosed(p, spaces) && spaces < MOST - 1) spaces++;
    }
    return spaces;
  }

  #isClosed(first: Point, space: number): boolean {
    const { stones, geometry } = this.#board;
    const { neighbors, wall } = geometry;
    const { isInside } = this.#enclosure;
    const seen = this.#seen;
    const queue = this.#queue;
    let isClosed = true;
    let border = 0;
    let vital = -1;
    let length = 1;
    queue[0] = first;
    seen[first] = this.#stamp;
    for (let k = 0; k < length; k++) {
      const p = queue[k]!;
      let around = 0;
      for (let i = 4 * p; i < 4 * p + 4; i++) {
        const n = neighbors[i]!;
        if (n === wall) continue;
        if (stones[n] === this.#color) around |= this.#bitOf(this.#board.headOf(n as Point));
        else if (isInside[n] !== 1) isClosed = false;
        else if (seen[n] !== this.#stamp) {
          seen[n] = this.#stamp;
          queue[length++] = n;
        }
      }
      border |= around;
      if (stones[p] === EMPTY) vital &= around;
    }
    this.#borders[space] = border;
    this.#vitals[space] = vital & border;
    return isClosed;
  }

  #bitOf(head: number): number {
    const heads = this.#heads;
    for (let i = 0; i < this.#count; i++) if (heads[i] === head) return 1 << i;
    // Chains beyond the last bit share it: more chains than any enclosure that is read can hold.
    if (this.#count === MOST) return 1 << (MOST - 1);
    heads[this.#count] = head;
    return 1 << this.#count++;
  }
}
