/*
 * What the search remembers of states: a fixed number of entries in typed arrays, in buckets of four;
 * in a full bucket the entry that cost least work makes room. Begin with `find`.
 *
 * Numbers are proof and disproof numbers (see `search.ts`). A disproof may hold on one path only, because
 * it leans on a state that would come back; then `low` and the signature of that path are kept with it.
 */

/** A proof or disproof number of what is decided. */
export const INFINITE = 1 << 26;
/** `low` of what holds on every path. */
export const EVERYWHERE = 1 << 14;

const BUCKET = 4;
/** Bytes of an entry. */
const ENTRY_BYTES = 4 * 6 + 2 * 3 + 4;

export class Table {
  /** Numbers of the entry last found or stored. */
  readonly #keyLo: Int32Array;
  readonly #keyHi: Int32Array;
  readonly #pathLo: Int32Array;
  readonly #pathHi: Int32Array;
  readonly #work: Uint32Array;
  readonly pn: Int32Array;
  readonly dn: Int32Array;
  readonly low: Int16Array;
  /** The move that decides, or looked best. */
  readonly best: Int16Array;
  /** Plies that the decided side needs at most, as far as was seen. */
  readonly length: Int16Array;
  readonly #mask: number;

  /** @param bits the table has 2 to the power of this entries, of 34 bytes. */
  constructor(bits: number) {
    const count = 2 ** bits;
    this.#mask = count - BUCKET;
    this.#keyLo = new Int32Array(count);
    this.#keyHi = new Int32Array(count);
    this.#pathLo = new Int32Array(count);
    this.#pathHi = new Int32Array(count);
    this.#work = new Uint32Array(count);
    this.pn = new Int32Array(count);
    this.dn = new Int32Array(count);
    this.low = new Int16Array(count);
    this.best = new Int16Array(count);
    this.length = new Int16Array(count);
  }

  static bytes(bits: number): number {
    return 2 ** bits * ENTRY_BYTES;
  }

  /** Where a state's entry is, or -1. */
  find(lo: number, hi: number): number {
    const first = lo & this.#mask;
    for (let i = first; i < first + BUCKET; i++)
      if (this.#keyLo[i] === lo && this.#keyHi[i] === hi && this.#work[i] !== 0) return i;
    return -1;
  }

  /** Whether what entry `i` says of a decided state holds on the path with this signature. */
  holds(i: number, pathLo: number, pathHi: number): boolean {
    return this.low[i] === EVERYWHERE || (this.#pathLo[i] === pathLo && this.#pathHi[i] === pathHi);
  }

  store(
    lo: number,
    hi: number,
    pathLo: number,
    pathHi: number,
    pn: number,
    dn: number,
    low: number,
    best: number,
    length: number,
    work: number,
  ): void {
    const first = lo & this.#mask;
    let at = first;
    for (let i = first; i < first + BUCKET; i++) {
      if (this.#keyLo[i] === lo && this.#keyHi[i] === hi) {
        at = i;
        break;
      }
      if (this.#work[i]! < this.#work[at]!) at = i;
    }
    this.#keyLo[at] = lo;
    this.#keyHi[at] = hi;
    this.#pathLo[at] = pathLo;
    this.#pathHi[at] = pathHi;
    this.#work[at] = Math.max(1, work);
    this.pn[at] = pn;
    this.dn[at] = dn;
    this.low[at] = low;
    this.best[at] = best;
    this.length[at] = length;
  }
}
