/*
 * Stones that live whatever comes, as far as a contest over a region can tell: Benson's theorem on the
 * region alone, fast enough for every state of a search. Chains with a liberty outside the region are safe
 * as they are, for nobody fills it. `unconditionallyAlive` of `@honte/rules` judges whole boards.
 *
 * Source: D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976.
 */
import { type Board, type Color, EMPTY, type Point, WALL } from '@honte/rules';

/** Chains are numbered by bits of a 32-bit number. With more of them nothing is claimed. */
const MOST_CHAINS = 31;

export class Life {
  readonly #board: Board;
  readonly #region: Int16Array;
  readonly #inRegion: Uint8Array;
  readonly #owner: Color;
  readonly #seen: Uint32Array;
  #stamp = 0;
  readonly #numberOf: Int8Array;
  readonly #heads: Int16Array;
  readonly #queue: Int16Array;
  readonly #free: Int16Array;
  readonly #border: Int32Array;
  readonly #vital: Int32Array;

  constructor(board: Board, region: Int16Array, owner: Color) {
    const { points } = board.geometry;
    this.#board = board;
    this.#region = region;
    this.#owner = owner;
    this.#inRegion = new Uint8Array(points + 1);
    for (const p of region) this.#inRegion[p] = 1;
    this.#seen = new Uint32Array(points + 1);
    this.#numberOf = new Int8Array(points).fill(-1);
    this.#heads = new Int16Array(MOST_CHAINS);
    this.#free = new Int16Array(MOST_CHAINS);
    this.#queue = new Int16Array(region.length);
    this.#border = new Int32Array(region.length);
    this.#vital = new Int32Array(region.length);
  }

  /** Whether the chains on all of `points`, stones of the owner, live. Linear in the region. */
  areAlive(points: readonly Point[]): boolean {
    const chains = this.#number();
    const alive = chains < 0 ? 0 : this.#aliveAmong(chains);
    let all = chains >= 0;
    for (const p of points) {
      const n = this.#numberOf[this.#board.headOf(p)]!;
      // A chain without a liberty in the region has all of them elsewhere.
      if (n >= 0 ? (alive & (1 << n)) === 0 : chains < 0) all = false;
    }
    for (let n = 0; n < Math.min(MOST_CHAINS, Math.abs(chains)); n++) this.#numberOf[this.#heads[n]!] = -1;
    return all;
  }

  /** Whether the owner's chain on `p`, in atari, has its liberty in the region. */
  isWithin(p: Point): boolean {
    const board = this.#board;
    const { neighbors } = board.geometry;
    const head = board.headOf(p);
    for (const q of this.#region) {
      if (board.stones[q] !== EMPTY) continue;
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]! as Point;
        if (board.stones[n] === this.#owner && board.headOf(n) === head) return true;
      }
    }
    return false;
  }

  /** Numbers the owner's chains with liberties in the region, and counts those; negative when they are too many. */
  #number(): number {
    const board = this.#board;
    const { neighbors } = board.geometry;
    let count = 0;
    for (const p of this.#region) {
      if (board.stones[p] !== EMPTY) continue;
      for (let i = 4 * p; i < 4 * p + 4; i++) {
        const q = neighbors[i]! as Point;
        if (board.stones[q] !== this.#owner) continue;
        const head = board.headOf(q);
        let n = this.#numberOf[head]!;
        if (n < 0) {
          if (count === MOST_CHAINS) return -count;
          n = count++;
          this.#numberOf[head] = n;
          this.#heads[n] = head;
          this.#free[n] = 0;
        }
        if (this.#isFirst(i, head)) this.#free[n]!++;
      }
    }
    return count;
  }

  /** Whether none of the point's earlier neighbors belongs to the same chain, so that its liberty counts once. */
  #isFirst(i: number, head: Point): boolean {
    const board = this.#board;
    const { neighbors } = board.geometry;
    for (let j = i - (i & 3); j < i; j++) {
      const q = neighbors[j]! as Point;
      if (board.stones[q] === this.#owner && board.headOf(q) === head) return false;
    }
    return true;
  }

  #aliveAmong(chains: number): number {
    let safe = 0;
    for (let n = 0; n < chains; n++)
      if (this.#free[n]! < this.#board.libertyCount(this.#heads[n]! as Point)) safe |= 1 << n;
    const eyes = this.#findEyes();
    let alive = chains === 0 ? 0 : -1 >>> (32 - chains);
    for (;;) {
      let next = alive;
      for (let n = 0; n < chains; n++) {
        const bit = 1 << n;
        if ((safe & bit) !== 0 || (next & bit) === 0) continue;
        let own = 0;
        for (let e = 0; e < eyes && own < 2; e++)
          if ((this.#vital[e]! & bit) !== 0 && (this.#border[e]! & ~next) === 0) own++;
        if (own < 2) next &= ~bit;
      }
      if (next === alive) return alive;
      alive = next;
    }
  }

  /** The parts of the region that hold no stone of the owner and touch nothing foreign outside it. */
  #findEyes(): number {
    const board = this.#board;
    const stamp = ++this.#stamp;
    let count = 0;
    for (const first of this.#region) {
      if (this.#seen[first] === stamp || board.stones[first] === this.#owner) continue;
      if (this.#enclose(first, stamp, count)) count++;
    }
    return count;
  }

  #enclose(first: number, stamp: number, eye: number): boolean {
    const board = this.#board;
    const { neighbors } = board.geometry;
    const queue = this.#queue;
    let border = 0;
    let vital = -1;
    let isClosed = true;
    let end = 1;
    queue[0] = first;
    this.#seen[first] = stamp;
    for (let k = 0; k < end; k++) {
      const p = queue[k]!;
      let touched = 0;
      for (let i = 4 * p; i < 4 * p + 4; i++) {
        const q = neighbors[i]! as Point;
        const stone = board.stones[q]!;
        if (stone === WALL) continue;
        if (stone === this.#owner) {
          const n = this.#numberOf[board.headOf(q)]!;
          // A chain without a number has no liberty in the region: all of them are elsewhere, so it is safe.
          if (n >= 0) touched |= 1 << n;
        } else if (this.#inRegion[q] === 0) isClosed = false;
        else if (this.#seen[q] !== stamp) {
          this.#seen[q] = stamp;
          queue[end++] = q;
        }
      }
      border |= touched;
      if (board.stones[p] === EMPTY) vital &= touched;
    }
    this.#border[eye] = border;
    this.#vital[eye] = vital & border;
    return isClosed;
  }
}
