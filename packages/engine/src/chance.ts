/*
 * Chance that can be replayed: the same seed gives the same numbers on every machine.
 */

/** Whatever deals whole numbers from 0 to `n - 1`, each as likely. */
export interface Rng {
  below(n: number): number;
}

/** Chance from a seed. Source of the generator: xorshift32, G. Marsaglia 2003. */
export class Chance implements Rng {
  #state: number;

  /** @param seed any number; its low 32 bits count. */
  constructor(seed: number) {
    // A state of 0 would stay 0; neighboring seeds must not give neighboring first numbers.
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
    for (let i = 0; i < 8; i++) this.below(2);
  }

  below(n: number): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (((x >>> 0) * n) / 0x100000000) | 0;
  }
}
