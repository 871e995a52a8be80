/*
 * Numbers that tell the states of a contest apart where the board's own hash does not: whose turn it is,
 * which point is barred by ko, how many plies are left, who wins kos. Fixed, as the board's keys are.
 */

/** Low and high halves of one 64-bit key for each whole number below `count`. */
export interface Keys {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

/**
 * `count` keys that depend on nothing but `seed`.
 *
 * @source mix: the finalizer of MurmurHash3 (A. Appleby).
 */
export function keysOf(count: number, seed: number): Keys {
  const lo = new Int32Array(count);
  const hi = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    lo[i] = mix(Math.imul(i + 1, 0x9e3779b1) ^ seed);
    hi[i] = mix(Math.imul(i + 1, 0x85ebca77) ^ mix(seed + 1));
  }
  return { lo, hi };
}

/** A number whose every bit depends on every bit of `n`. */
export function mix(n: number): number {
  let h = n | 0;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
