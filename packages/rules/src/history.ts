/*
 * An immutable map from 64-bit keys to the ply at which each was first seen. Adding makes a new map
 * that shares all but a path with the old one, so every position can keep its own history: a hash
 * array mapped trie, five bits of the low half a level, buckets below the last.
 *
 * Source: P. Bagwell, "Ideal hash trees", 2001.
 */

interface Leaf {
  readonly lo: number;
  readonly hi: number;
  readonly ply: number;
  /** More keys with the same low half. */
  readonly more: Leaf | undefined;
}

interface Branch {
  /** Bit `i` set: there is a slot for the five bits `i`. */
  readonly bitmap: number;
  readonly slots: readonly (Leaf | Branch)[];
}

type Node = Leaf | Branch;

const BITS = 5;
const MASK = 31;

export class History {
  static readonly EMPTY = new History(undefined);
  readonly #root: Node | undefined;

  private constructor(root: Node | undefined) {
    this.#root = root;
  }

  /** The ply at which the key was first added, or `undefined`. About log₃₂ of the size steps. */
  plyOf(lo: number, hi: number): number | undefined {
    let node = this.#root;
    for (let shift = 0; node && 'bitmap' in node; shift += BITS) node = slotOf(node, lo >>> shift);
    for (let leaf = node; leaf; leaf = leaf.more) if (leaf.lo === lo && leaf.hi === hi) return leaf.ply;
    return undefined;
  }

  /** This history with one key more; the same object when the key is already there. */
  add(lo: number, hi: number, ply: number): History {
    if (this.plyOf(lo, hi) !== undefined) return this;
    return new History(withLeaf(this.#root, { lo, hi, ply, more: undefined }, 0));
  }
}

function slotOf(branch: Branch, bits: number): Node | undefined {
  const bit = 1 << (bits & MASK);
  return branch.bitmap & bit ? branch.slots[rankOf(branch.bitmap, bit)] : undefined;
}

/** How many slots lie before that of `bit`. */
function rankOf(bitmap: number, bit: number): number {
  let below = bitmap & (bit - 1);
  below -= (below >>> 1) & 0x55555555;
  below = (below & 0x33333333) + ((below >>> 2) & 0x33333333);
  return (((below + (below >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function withLeaf(node: Node | undefined, leaf: Leaf, shift: number): Node {
  if (!node) return leaf;
  if ('bitmap' in node) {
    const bit = 1 << ((leaf.lo >>> shift) & MASK);
    const at = rankOf(node.bitmap, bit);
    const slots = [...node.slots];
    if (node.bitmap & bit) slots[at] = withLeaf(slots[at], leaf, shift + BITS);
    else slots.splice(at, 0, leaf);
    return { bitmap: node.bitmap | bit, slots };
  }
  if (node.lo === leaf.lo) return { ...leaf, more: node };
  const branch: Branch = { bitmap: 1 << ((node.lo >>> shift) & MASK), slots: [node] };
  return withLeaf(branch, leaf, shift);
}
