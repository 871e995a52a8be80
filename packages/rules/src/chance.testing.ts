/*
 * Chance for tests, the same in every run.
 */

/** Whole numbers from 0 to `below - 1`. */
export type Dice = (below: number) => number;

/** Dice that fall the same way for the same seed. Source: mulberry32 (T. Ettinger). */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** One of `choices`. */
export function pick<T>(dice: Dice, choices: readonly T[]): T {
  return choices[dice(choices.length)] as T;
}
