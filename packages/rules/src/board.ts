/*
 * The one fast mutable board: stones, captures, simple ko, hash, exact undo. It knows what a play does,
 * not whose turn it is nor what may not come back (see `Position`). Begin with `play`, then `undo`;
 * how chains are kept is in `Chains`, what undo needs in `record.ts`.
 */
import { Chains } from './chains.ts';
import { BLACK, type Color, EMPTY, type Stone, WALL } from './color.ts';
import { type Geometry, neighborsOf, type Point } from './geometry.ts';
import type { Placement } from './placement.ts';
import {
  COLOR,
  IS_SUICIDE,
  OLD_HASH_HI,
  OLD_HASH_LO,
  OLD_KO,
  OLD_KO_COLOR,
  POINT,
  RECORD,
  TAKEN,
  TAKEN_COUNT,
} from './record.ts';
import { invariant } from './refusal.ts';
import { KEY_HI, KEY_LO, KEYS_PER_COLOR } from './zobrist.ts';

export class Board {
  readonly geometry: Geometry;
  /** What stands on each point, and `WALL` in one more cell. For reading only. */
  readonly stones: Uint8Array;
  /** Halves of the board's hash: the xor of its stones' keys, 0 for the empty board. */
  hashLo = 0;
  hashHi = 0;
  /** Halves of the hash that the play last given to `foresee` would leave. */
  foreseenLo = 0;
  foreseenHi = 0;
  /** The point barred to `koColor` by the simple ko rule; `geometry.wall` when there is none. */
  koPoint: number;
  koColor: Color = BLACK;

  readonly #chains: Chains;
  readonly #held = new Int32Array(3);
  readonly #undoDepth: number;
  readonly #records: Int32Array;
  #record = 0;
  #undoable = 0;

  /**
   * An empty board.
   *
   * @param undoDepth how many of the last plays and passes `undo` can take back. The memory for them
   *   (96 bytes each) is set aside here, so that no play or undo ever allocates.
   */
  constructor(geometry: Geometry, undoDepth = 0) {
    invariant(Number.isInteger(undoDepth) && undoDepth >= 0, 'an undo depth is a whole number from 0');
    this.geometry = geometry;
    this.#chains = new Chains(geometry);
    this.stones = this.#chains.stones;
    this.koPoint = geometry.wall;
    this.#undoDepth = undoDepth;
    this.#records = new Int32Array(RECORD * Math.max(1, undoDepth));
  }

  /**
   * A board with these stones as they are: nothing is captured, even a chain without liberties.
   *
   * @param stones one entry a point, row by row from the top-left: `EMPTY`, `BLACK` or `WHITE`.
   */
  static of(geometry: Geometry, stones: ArrayLike<number>, undoDepth = 0): Board {
    const board = new Board(geometry, undoDepth);
    for (let p = 0; p < geometry.points; p++) {
      const stone = stones[p] as Stone;
      if (stone === EMPTY) continue;
      board.#chains.add(p, stone, board.#records, 0);
      board.#flipKey(p, stone);
    }
    return board;
  }

  /** Takes over everything but the records of `other`, a board of the same geometry: nothing to undo. */
  copyFrom(other: Board): void {
    invariant(other.geometry === this.geometry, 'boards of different sizes');
    this.#chains.copyFrom(other.#chains);
    this.#held.set(other.#held);
    this.hashLo = other.hashLo;
    this.hashHi = other.hashHi;
    this.koPoint = other.koPoint;
    this.koColor = other.koColor;
    this.#undoable = 0;
  }

  /** A board that stands as this one does, with records of its own. */
  clone(undoDepth = 0): Board {
    const board = new Board(this.geometry, undoDepth);
    board.copyFrom(this);
    return board;
  }

  /**
   * A board with these stones set by hand: nothing is captured, the prisoners stay, the simple ko ends. In
   * order, so that the last placement on a point counts. Linear in points.
   */
  with(placements: readonly Placement[]): Board {
    const stones = this.stones.slice(0, this.geometry.points);
    for (const { point, stone } of placements) stones[point] = stone;
    const board = Board.of(this.geometry, stones);
    board.#held.set(this.#held);
    return board;
  }

  /** Stones that `color` holds: those it captured, and those that the opponent lost by suicide. */
  prisoners(color: Color): number {
    return this.#held[color]!;
  }

  /** Number of liberties of the chain on `p`. Unspecified on an empty point. Constant time. */
  libertyCount(p: Point): number {
    return this.#chains.free[this.#chains.head[p]!]!;
  }

  /** Number of stones of the chain on `p`. Unspecified on an empty point. Constant time. */
  chainSize(p: Point): number {
    return this.#chains.size[this.#chains.head[p]!]!;
  }

  /** The stone that names the chain on `p`, the same for all its stones until the board changes. */
  headOf(p: Point): Point {
    return this.#chains.head[p]! as Point;
  }

  /** The stone after `p` in its chain's circular list. */
  nextInChain(p: Point): Point {
    return this.#chains.next[p]! as Point;
  }

  /** The stones of the chain on `p`, in increasing order; none on an empty point. */
  chainAt(p: Point): Point[] {
    if (this.stones[p] === EMPTY) return [];
    const chain: Point[] = [];
    let q = p;
    do {
      chain.push(q);
      q = this.nextInChain(q);
    } while (q !== p);
    return chain.sort((a, b) => a - b);
  }

  /** The liberties of the chain on `p`, each once, in increasing order; none on an empty point. */
  libertiesAt(p: Point): Point[] {
    const free = new Set<Point>();
    for (const q of this.chainAt(p))
      for (const n of neighborsOf(this.geometry, q)) if (this.stones[n] === EMPTY) free.add(n);
    return [...free].sort((a, b) => a - b);
  }

  /**
   * Whether a stone of `color` on the empty point `p` would have no liberty and take nothing.
   * Constant time.
   */
  isSuicide(p: Point, color: Color): boolean {
    const { neighbors } = this.geometry;
    const { head, free } = this.#chains;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      const stone = this.stones[n]!;
      if (stone === EMPTY) return false;
      // An own chain with another liberty gives life, and so does an opposing chain without one.
      if (stone !== WALL && (stone === color) === free[head[n]!]! > 1) return false;
    }
    return true;
  }

  /** Whether `color` may play `p` where suicide is forbidden and the simple ko rule holds. Constant time. */
  isLegal(p: Point, color: Color): boolean {
    if (this.stones[p] !== EMPTY || (p === this.koPoint && color === this.koColor)) return false;
    return !this.isSuicide(p, color);
  }

  /**
   * Finds the hash that the board would have after `color` played the empty point `p`, and leaves it
   * in `foreseenLo` and `foreseenHi`. Nothing else changes. Constant time.
   *
   * @returns whether the stone would live; not so when the play is a suicide.
   */
  foresee(p: Point, color: Color): boolean {
    const { neighbors } = this.geometry;
    const { head, free, keyLo, keyHi, seen } = this.#chains;
    const stamp = this.#chains.newStamp();
    let lives = false;
    let ownLo = 0;
    let ownHi = 0;
    let takenLo = 0;
    let takenHi = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      const stone = this.stones[n]!;
      if (stone === EMPTY) lives = true;
      if (stone === EMPTY || stone === WALL) continue;
      const chain = head[n]!;
      if (seen[chain] === stamp) continue;
      seen[chain] = stamp;
      const isLast = free[chain] === 1;
      if (isLast !== (stone === color)) lives = true;
      if (stone === color) {
        ownLo ^= keyLo[chain]!;
        ownHi ^= keyHi[chain]!;
      } else if (isLast) {
        takenLo ^= keyLo[chain]!;
        takenHi ^= keyHi[chain]!;
      }
    }
    const key = (color - 1) * KEYS_PER_COLOR + p;
    this.foreseenLo = this.hashLo ^ (lives ? KEY_LO[key]! ^ takenLo : ownLo);
    this.foreseenHi = this.hashHi ^ (lives ? KEY_HI[key]! ^ takenHi : ownHi);
    return lives;
  }

  /**
   * Puts a stone of `color` on `p`, lifts every opposing chain that it leaves without liberties, and
   * then its own chain if that has none. Whether the play is allowed is for the caller to know.
   *
   * @returns how many opposing stones were captured.
   * @throws when `p` is not an empty point of the board.
   */
  play(p: Point, color: Color): number {
    invariant(this.stones[p] === EMPTY, 'a play needs an empty point of the board');
    const chains = this.#chains;
    const records = this.#records;
    const r = this.#openRecord(p, color);
    chains.add(p, color, records, r);
    this.#flipKey(p, color);
    const foe = (3 - color) as Color;
    const taken = records[r + TAKEN_COUNT]!;
    let captured = 0;
    for (let i = 0; i < taken; i++) captured += this.#lift(records[r + TAKEN + i]!, foe);
    const own = chains.head[p]!;
    if (chains.free[own] === 0) {
      records[r + IS_SUICIDE] = 1;
      this.#lift(own, color);
    }
    const isKo = captured === 1 && chains.size[own] === 1 && chains.free[own] === 1;
    this.koPoint = isKo ? records[r + TAKEN]! : this.geometry.wall;
    this.koColor = foe;
    return captured;
  }

  /** A turn without a stone: the simple ko ban ends. */
  pass(): void {
    this.#openRecord(this.geometry.wall as Point, BLACK);
    this.koPoint = this.geometry.wall;
  }

  /** How many plays and passes can be taken back now. */
  get undoable(): number {
    return this.#undoable;
  }

  /**
   * Takes back the last play or pass, exactly.
   *
   * @throws when `undoable` is 0.
   */
  undo(): void {
    invariant(this.#undoable > 0, 'nothing to undo');
    const records = this.#records;
    const r = this.#record;
    this.#undoable--;
    this.#record = r === 0 ? records.length - RECORD : r - RECORD;
    this.hashLo = records[r + OLD_HASH_LO]!;
    this.hashHi = records[r + OLD_HASH_HI]!;
    this.koPoint = records[r + OLD_KO]!;
    this.koColor = records[r + OLD_KO_COLOR] as Color;
    const p = records[r + POINT]!;
    if (p === this.geometry.wall) return;
    const color = records[r + COLOR] as Color;
    if (records[r + IS_SUICIDE] === 1) this.#unlift(this.#chains.head[p]!, color);
    for (let i = records[r + TAKEN_COUNT]! - 1; i >= 0; i--)
      this.#unlift(records[r + TAKEN + i]!, (3 - color) as Color);
    this.#chains.remove(p, color, records, r);
  }

  #openRecord(p: Point, color: Color): number {
    const records = this.#records;
    let r = this.#record + RECORD;
    if (r === records.length) r = 0;
    this.#record = r;
    if (this.#undoable < this.#undoDepth) this.#undoable++;
    records[r + POINT] = p;
    records[r + COLOR] = color;
    this.#chains.save(p, records, r);
    records[r + OLD_KO] = this.koPoint;
    records[r + OLD_KO_COLOR] = this.koColor;
    records[r + OLD_HASH_LO] = this.hashLo;
    records[r + OLD_HASH_HI] = this.hashHi;
    records[r + IS_SUICIDE] = 0;
    return r;
  }

  #flipKey(p: number, color: Color): void {
    const key = (color - 1) * KEYS_PER_COLOR + p;
    this.hashLo ^= KEY_LO[key]!;
    this.hashHi ^= KEY_HI[key]!;
  }

  /** Takes a chain of `color` off the board and into the opponent's prisoners. */
  #lift(chain: number, color: Color): number {
    const { size, keyLo, keyHi } = this.#chains;
    this.hashLo ^= keyLo[chain]!;
    this.hashHi ^= keyHi[chain]!;
    this.#chains.takeOff(chain, color);
    this.#held[3 - color]! += size[chain]!;
    return size[chain]!;
  }

  /** Undoes `#lift`, but for the hash, which comes back from the record. */
  #unlift(chain: number, color: Color): void {
    this.#chains.putBack(chain, color);
    this.#held[3 - color]! -= this.#chains.size[chain]!;
  }
}
