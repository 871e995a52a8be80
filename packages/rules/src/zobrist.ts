/*
 * Keys for hashing boards: the hash of a board is the xor of one 64-bit key for each stone, kept as
 * two 32-bit halves. The seed is fixed, so hashes are the same everywhere and for ever.
 *
 * Source: A. L. Zobrist, "A new hashing method with application for game playing", 1970. The generator
 * is xorshift128 (G. Marsaglia, "Xorshift RNGs", 2003).
 */
import { MAX_SIDE } from './geometry.ts';

/** Distance between the keys of Black's and White's stone on one point. */
export const KEYS_PER_COLOR = MAX_SIDE * MAX_SIDE;

const COUNT = 2 * KEYS_PER_COLOR + 4;
const words = makeWords(2 * COUNT);

/** Low halves; the key of a stone on `p` is at `(color - 1) * KEYS_PER_COLOR + p`. */
export const KEY_LO = words.subarray(0, COUNT);
/** High halves, laid out as `KEY_LO`. */
export const KEY_HI = words.subarray(COUNT);

/** Index, for `color - 1` added, of the key that tells "`color` to move" or "made by `color`" apart. */
export const KEY_OF_PLAYER = 2 * KEYS_PER_COLOR;

function makeWords(count: number): Int32Array {
  const words = new Int32Array(count);
  let x = 0x1f123bb5;
  let y = 0x159a55e5;
  let z = 0x2c1b3c6d;
  let w = 0x297a2d39;
  for (let i = 0; i < count; i++) {
    const t = x ^ (x << 11);
    x = y;
    y = z;
    z = w;
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    words[i] = w;
  }
  return words;
}
