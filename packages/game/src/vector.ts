/*
 * An immutable list: changing an entry or adding one makes a new list that shares all but one path with
 * the old one. A trie with 32 slots a node, over the bits of the index.
 *
 * Source: P. Bagwell and T. Rompf, "RRB-Trees: efficient immutable vectors", 2011 (the plain part).
 */
import { invariant } from '@honte/rules';

const BITS = 5;
const MASK = 31;

/** Above the lowest level, slots are trunks; on it, entries. */
type Trunk = readonly unknown[];

export class Vector<T> {
  readonly size: number;
  /** By how many bits an index is shifted to find its slot in the root. */
  readonly #shift: number;
  readonly #root: Trunk;

  private constructor(size: number, shift: number, root: Trunk) {
    this.size = size;
    this.#shift = shift;
    this.#root = root;
  }

  static of<T>(first: T): Vector<T> {
    return new Vector<T>(1, 0, [first]);
  }

  /** A list of these entries, of which there is at least one. Linear. */
  static from<T>(entries: readonly T[]): Vector<T> {
    let trunks: readonly Trunk[] = inSlots(entries);
    let shift = 0;
    while (trunks.length > 1) {
      trunks = inSlots(trunks);
      shift += BITS;
    }
    const [root] = trunks;
    invariant(root !== undefined, 'a vector has an entry');
    return new Vector<T>(entries.length, shift, root);
  }

  has(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.size;
  }

  /** @throws when there is no such entry. */
  get(index: number): T {
    invariant(this.has(index), `no entry ${index} among ${this.size}`);
    let trunk = this.#root;
    for (let shift = this.#shift; shift > 0; shift -= BITS) trunk = trunk[(index >>> shift) & MASK] as Trunk;
    return trunk[index & MASK] as T;
  }

  /** This list with `value` at `index`. @throws when there is no such entry. */
  with(index: number, value: T): Vector<T> {
    invariant(this.has(index), `no entry ${index} among ${this.size}`);
    return new Vector<T>(this.size, this.#shift, withEntry(this.#root, this.#shift, index, value));
  }

  /** This list with `value` behind its last entry. */
  pushed(value: T): Vector<T> {
    const { size } = this;
    const isFull = size === 1 << (this.#shift + BITS);
    const shift = isFull ? this.#shift + BITS : this.#shift;
    const root = isFull ? [this.#root] : this.#root;
    return new Vector<T>(size + 1, shift, withEntry(root, shift, size, value));
  }
}

/** These entries by the slots of a trunk: 32, but for the last. */
function inSlots(entries: readonly unknown[]): Trunk[] {
  const trunks: Trunk[] = [];
  for (let from = 0; from < entries.length; from += MASK + 1)
    trunks.push(entries.slice(from, from + MASK + 1));
  return trunks;
}

function withEntry(trunk: Trunk, shift: number, index: number, value: unknown): Trunk {
  const slots = trunk.slice();
  const slot = (index >>> shift) & MASK;
  slots[slot] = shift === 0 ? value : withEntry((slots[slot] ?? []) as Trunk, shift - BITS, index, value);
  return slots;
}
