/*
 * Stones, chains and liberties, kept up to date play by play. A chain is a circular list through
 * `next`; every stone knows its chain's `head`, and the tables `size`, `free` (liberties) and `keyLo`,
 * `keyHi` (xor of the stones' keys) are read at the head. Nothing is erased when a chain is lifted, so
 * that undo finds its list again. `Board` drives this class; begin there.
 */
import { BLACK, type Color, EMPTY, WALL, WHITE } from './color.ts';
import type { Geometry } from './geometry.ts';
import {
  BASE_FREE,
  OLD_FREE,
  OLD_HEAD,
  OLD_KEY_HI,
  OLD_KEY_LO,
  OLD_NEXT,
  OLD_SIZE,
  OWN,
  OWN_COUNT,
  TAKEN,
  TAKEN_COUNT,
} from './record.ts';
import { KEY_HI, KEY_LO, KEYS_PER_COLOR } from './zobrist.ts';

export class Chains {
  readonly geometry: Geometry;
  /** What stands on each point, and `WALL` in the last cell. */
  readonly stones: Uint8Array;
  readonly head: Int16Array;
  readonly next: Int16Array;
  /** At a head: stones of the chain. */
  readonly size: Int16Array;
  /** At a head: liberties of the chain. */
  readonly free: Int16Array;
  readonly keyLo: Int32Array;
  readonly keyHi: Int32Array;
  /** Marks for one walk at a time: seen when equal to the walk's `newStamp`. */
  readonly seen: Int32Array;
  readonly #all: Uint8Array;
  #stamp = 0;

  constructor(geometry: Geometry) {
    const cells = geometry.points + 1;
    this.geometry = geometry;
    // All tables lie in one buffer, 21 bytes a cell, the widest entries first: a copy is then one copy.
    this.#all = new Uint8Array(21 * cells);
    const { buffer } = this.#all;
    let at = 0;
    const place = (bytes: number): number => {
      at += bytes;
      return at - bytes;
    };
    this.keyLo = new Int32Array(buffer, place(4 * cells), cells);
    this.keyHi = new Int32Array(buffer, place(4 * cells), cells);
    this.seen = new Int32Array(buffer, place(4 * cells), cells);
    this.head = new Int16Array(buffer, place(2 * cells), cells);
    this.next = new Int16Array(buffer, place(2 * cells), cells);
    this.size = new Int16Array(buffer, place(2 * cells), cells);
    this.free = new Int16Array(buffer, place(2 * cells), cells);
    this.stones = new Uint8Array(buffer, place(cells), cells);
    this.stones[geometry.wall] = WALL;
  }

  copyFrom(other: Chains): void {
    this.#all.set(other.#all);
    this.#stamp = other.#stamp;
  }

  newStamp(): number {
    this.#stamp = (this.#stamp + 1) | 0;
    return this.#stamp;
  }

  /** Writes into the record at `r` what `add` will overwrite at `p`. */
  save(p: number, records: Int32Array, r: number): void {
    records[r + OLD_HEAD] = this.head[p]!;
    records[r + OLD_NEXT] = this.next[p]!;
    records[r + OLD_SIZE] = this.size[p]!;
    records[r + OLD_FREE] = this.free[p]!;
    records[r + OLD_KEY_LO] = this.keyLo[p]!;
    records[r + OLD_KEY_HI] = this.keyHi[p]!;
  }

  /**
   * Sets a stone on the empty point `p`: takes a liberty from each chain it touches, then makes it a
   * chain of its own or joins it to the own chains. Writes into the record at `r` which own chains it
   * touched and which opposing chains are left without liberties; those are not lifted yet.
   */
  add(p: number, color: Color, records: Int32Array, r: number): void {
    const { neighbors } = this.geometry;
    const stamp = this.newStamp();
    let empties = 0;
    let own = 0;
    let taken = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      const stone = this.stones[n]!;
      if (stone === EMPTY) empties++;
      if (stone === EMPTY || stone === WALL) continue;
      const head = this.head[n]!;
      if (this.seen[head] === stamp) continue;
      this.seen[head] = stamp;
      const free = --this.free[head]!;
      if (stone === color) records[r + OWN + own++] = head;
      else if (free === 0) records[r + TAKEN + taken++] = head;
    }
    records[r + OWN_COUNT] = own;
    records[r + TAKEN_COUNT] = taken;
    this.stones[p] = color;
    if (own === 0) this.#begin(p, color, empties);
    else this.#join(p, color, records, r, own);
  }

  #begin(p: number, color: Color, empties: number): void {
    const key = (color - 1) * KEYS_PER_COLOR + p;
    this.head[p] = p;
    this.next[p] = p;
    this.size[p] = 1;
    this.free[p] = empties;
    this.keyLo[p] = KEY_LO[key]!;
    this.keyHi[p] = KEY_HI[key]!;
  }

  /** The largest own chain takes in the stone, then the other own chains. */
  #join(p: number, color: Color, records: Int32Array, r: number, own: number): void {
    this.#largestFirst(records, r, own);
    const base = records[r + OWN]!;
    records[r + BASE_FREE] = this.free[base]!;
    const { neighbors } = this.geometry;
    let gained = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      if (this.stones[n] === EMPTY && !this.#touches(n, base, color, p)) gained++;
    }
    const key = (color - 1) * KEYS_PER_COLOR + p;
    this.free[base]! += gained;
    this.head[p] = base;
    this.next[p] = this.next[base]!;
    this.next[base] = p;
    this.size[base]!++;
    this.keyLo[base]! ^= KEY_LO[key]!;
    this.keyHi[base]! ^= KEY_HI[key]!;
    for (let i = 1; i < own; i++) this.#swallow(base, records[r + OWN + i]!, color);
  }

  #largestFirst(records: Int32Array, r: number, own: number): void {
    for (let i = 1; i < own; i++) {
      const other = records[r + OWN + i]!;
      const first = records[r + OWN]!;
      if (this.size[other]! <= this.size[first]!) continue;
      records[r + OWN] = other;
      records[r + OWN + i] = first;
    }
  }

  /** Whether the empty point `n` touches the chain of `color` with head `base` elsewhere than at `except`. */
  #touches(n: number, base: number, color: Color, except: number): boolean {
    const { neighbors } = this.geometry;
    for (let i = 4 * n; i < 4 * n + 4; i++) {
      const m = neighbors[i]!;
      if (m !== except && this.stones[m] === color && this.head[m] === base) return true;
    }
    return false;
  }

  /** Adds the chain of `other` to that of `base`: shared liberties once, stones relabeled, lists spliced. */
  #swallow(base: number, other: number, color: Color): void {
    const { neighbors, wall } = this.geometry;
    const stamp = this.newStamp();
    let gained = 0;
    let q = other;
    do {
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const n = neighbors[i]!;
        if (this.stones[n] !== EMPTY || this.seen[n] === stamp) continue;
        this.seen[n] = stamp;
        if (!this.#touches(n, base, color, wall)) gained++;
      }
      q = this.next[q]!;
    } while (q !== other);
    this.#relabel(other, base);
    this.#splice(base, other);
    this.free[base]! += gained;
    this.size[base]! += this.size[other]!;
    this.keyLo[base]! ^= this.keyLo[other]!;
    this.keyHi[base]! ^= this.keyHi[other]!;
  }

  #relabel(chain: number, head: number): void {
    let q = chain;
    do {
      this.head[q] = head;
      q = this.next[q]!;
    } while (q !== chain);
  }

  /** Joins two circular lists at these stones, or parts them again. */
  #splice(a: number, b: number): void {
    const after = this.next[a]!;
    this.next[a] = this.next[b]!;
    this.next[b] = after;
  }

  /** Empties the points of a chain; each becomes a liberty of the opposing chains around it. */
  takeOff(chain: number, color: Color): void {
    let q = chain;
    do {
      this.stones[q] = EMPTY;
      this.#changeLiberties(q, (3 - color) as Color, 1);
      q = this.next[q]!;
    } while (q !== chain);
  }

  /** Undoes `takeOff`. */
  putBack(chain: number, color: Color): void {
    let q = chain;
    do {
      this.stones[q] = color;
      this.#changeLiberties(q, (3 - color) as Color, -1);
      q = this.next[q]!;
    } while (q !== chain);
  }

  /** Gives (1) or takes (-1) the liberty `q` to each chain of `color` around it. */
  #changeLiberties(q: number, color: Color, change: number): void {
    const { neighbors } = this.geometry;
    const stamp = this.newStamp();
    for (let i = 4 * q; i < 4 * q + 4; i++) {
      const n = neighbors[i]!;
      if (this.stones[n] !== color) continue;
      const head = this.head[n]!;
      if (this.seen[head] === stamp) continue;
      this.seen[head] = stamp;
      this.free[head]! += change;
    }
  }

  /** Undoes `add`, by its record. */
  remove(p: number, color: Color, records: Int32Array, r: number): void {
    const own = records[r + OWN_COUNT]!;
    const base = records[r + OWN]!;
    for (let i = own - 1; i > 0; i--) {
      const other = records[r + OWN + i]!;
      this.#splice(base, other);
      this.#relabel(other, other);
      this.size[base]! -= this.size[other]!;
      this.keyLo[base]! ^= this.keyLo[other]!;
      this.keyHi[base]! ^= this.keyHi[other]!;
    }
    if (own > 0) {
      const key = (color - 1) * KEYS_PER_COLOR + p;
      this.next[base] = this.next[p]!;
      this.size[base]!--;
      this.free[base] = records[r + BASE_FREE]!;
      this.keyLo[base]! ^= KEY_LO[key]!;
      this.keyHi[base]! ^= KEY_HI[key]!;
    }
    this.stones[p] = EMPTY;
    this.head[p] = records[r + OLD_HEAD]!;
    this.next[p] = records[r + OLD_NEXT]!;
    this.size[p] = records[r + OLD_SIZE]!;
    this.free[p] = records[r + OLD_FREE]!;
    this.keyLo[p] = records[r + OLD_KEY_LO]!;
    this.keyHi[p] = records[r + OLD_KEY_HI]!;
    this.#changeLiberties(p, BLACK, 1);
    this.#changeLiberties(p, WHITE, 1);
  }
}
