/*
 * Timing candidates against each other: they take turns within a round, in an order that moves on by
 * one each round, so that a slow moment of a shared machine hits them alike. What is timed
 * is the work of the processor for this process, collecting garbage included: on a shared machine the clock
 * on the wall mostly tells what others do.
 */

/** Something to time; `work` does the same amount each time it is called. */
export interface Candidate {
  readonly name: string;
  work(): void;
  /** Calls per round, so that a fast candidate is not timed by a few milliseconds. */
  readonly repeats: number;
}

/** Milliseconds of the processor for one call of `work`, round by round. */
export type Timings = ReadonlyMap<string, readonly number[]>;

/** Runs one round to warm up, then `rounds` that count. */
export function timeRounds(candidates: readonly Candidate[], rounds: number): Timings {
  const timings = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (let i = 0; i < candidates.length; i++) {
      const { name, work, repeats } = candidates[(i + Math.max(0, round)) % candidates.length]!;
      const elapsedMs = processorMs(() => {
        for (let r = 0; r < repeats; r++) work();
      });
      if (round >= 0) timings.get(name)?.push(elapsedMs / repeats);
    }
  return timings;
}

/** Milliseconds that the processor spends on `work`, in all threads of this process. */
export function processorMs(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** The middle of some numbers, the least and the greatest, and those at a quarter and three quarters. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly quarter: number;
  readonly threeQuarters: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  return { median: at(0.5), min: at(0), max: at(1), quarter: at(0.25), threeQuarters: at(0.75) };
}

/** How many times `slow` takes as long as `fast`: the ratio of medians, and the ratios within single rounds. */
export function ratioOf(timings: Timings, slow: string, fast: string): Spread {
  const slowMs = timings.get(slow) ?? [];
  const fastMs = timings.get(fast) ?? [];
  const inRounds = spreadOf(slowMs.map((ms, i) => ms / fastMs[i]!));
  return { ...inRounds, median: spreadOf(slowMs).median / spreadOf(fastMs).median };
}
