/*
 * Timing candidates against each other: they take turns within a round, in an order that moves on by
 * one each round, so that a slow moment of a shared machine hits them alike.
 */

/** Something to time; `work` does the same amount each time it is called. */
export interface Candidate {
  readonly name: string;
  work(): void;
  /** Calls per round, so that a fast candidate is not timed by a few milliseconds. */
  readonly repeats: number;
}

/** Milliseconds for one call of `work`, round by round. */
export type Timings = ReadonlyMap<string, readonly number[]>;

/** Runs one round to warm up, then `rounds` that count. */
export function timeRounds(candidates: readonly Candidate[], rounds: number): Timings {
  const timings = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (let i = 0; i < candidates.length; i++) {
      const { name, work, repeats } = candidates[(i + Math.max(0, round)) % candidates.length]!;
      const from = performance.now();
      for (let r = 0; r < repeats; r++) work();
      const elapsedMs = (performance.now() - from) / repeats;
      if (round >= 0) timings.get(name)?.push(elapsedMs);
    }
  return timings;
}

/** The middle of some numbers, their least and their greatest. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, min: sorted[0]!, max: sorted[sorted.length - 1]! };
}

/** How many times `slow` takes as long as `fast`: the ratio of medians, and the ratios within single rounds. */
export function ratioOf(timings: Timings, slow: string, fast: string): Spread {
  const slowMs = timings.get(slow) ?? [];
  const fastMs = timings.get(fast) ?? [];
  const { min, max } = spreadOf(slowMs.map((ms, i) => ms / fastMs[i]!));
  return { median: spreadOf(slowMs).median / spreadOf(fastMs).median, min, max };
}
