/*
 * What is kept of problems: how each visit ended, and when. Everything else, from what is due to the rating, follows
 * from the list.
 */

/**
 * `solved` at the first try and without help; `hinted`: with a hint; `missed`: a wrong try came first, or the solution
 * was shown; `mended`: found after all in a visit that was missed.
 */
export type AttemptEnd = (typeof ENDS)[number];
const ENDS = ['solved', 'hinted', 'missed', 'mended'] as const;

export interface Attempt {
  readonly problem: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly end: AttemptEnd;
}

/** Reads what was kept; `undefined` when it is none. */
export function readAttempt(data: unknown): Attempt | undefined {
  if (typeof data !== 'object' || !data) return undefined;
  const { problem, at, end: name } = data as Partial<Record<keyof Attempt, unknown>>;
  const end = ENDS.find((known) => known === name);
  if (typeof problem !== 'string' || !/^[a-z0-9-]{1,64}$/.test(problem) || end === undefined)
    return undefined;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return undefined;
  return { problem, at, end };
}

/** All of both lists, each attempt once, the oldest first. */
export function mergedAttempts(one: readonly Attempt[], other: readonly Attempt[]): readonly Attempt[] {
  const all = new Map([...one, ...other].map((attempt) => [`${attempt.at} ${attempt.problem}`, attempt]));
  return [...all.values()].sort((a, b) => a.at - b.at);
}
