/*
 * Fixed random numbers: the same seed gives the same games on every machine. Source: G. Marsaglia,
 * "Xorshift RNGs", 2003.
 */

export class Dice {
  #state: number;

  /** @param seed any whole number but 0. */
  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** A whole number from 0 up to `below`, at most 65536, without division. */
  roll(below: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return ((x >>> 16) * below) >>> 16;
  }
}
