/*
 * How many cases passed and failed, kind by kind.
 */
import type { Case, NotYet, Weight } from './case-file.ts';
import type { Fault } from './comparison.ts';
import type { Verdict } from './verdict.ts';

export interface Score {
  readonly passed: number;
  readonly failed: number;
}

/** A case with the file that it comes from. */
export interface Sourced extends Case {
  readonly file: string;
}

export interface Failure {
  readonly of: Sourced;
  readonly faults: readonly Fault[];
}

interface Waiting {
  readonly of: Sourced;
  readonly why: NotYet;
}

/** The cases of one kind, or of all. */
export interface Tally {
  readonly scores: { readonly [W in Weight]: Score };
  readonly failures: readonly Failure[];
  readonly waiting: readonly Waiting[];
}

const NONE: Score = { passed: 0, failed: 0 };
export const EMPTY_TALLY: Tally = {
  scores: { plain: NONE, contested: NONE, optional: NONE },
  failures: [],
  waiting: [],
};

/** The tally with one more case. */
export function withVerdict(tally: Tally, of: Sourced, verdict: Verdict): Tally {
  if (verdict.kind === 'notYet') return { ...tally, waiting: [...tally.waiting, { of, why: verdict.why }] };
  const score = tally.scores[of.weight];
  const isFailure = verdict.kind === 'failed';
  const next = isFailure ? { ...score, failed: score.failed + 1 } : { ...score, passed: score.passed + 1 };
  const failures = isFailure ? [...tally.failures, { of, faults: verdict.faults }] : tally.failures;
  return { ...tally, scores: { ...tally.scores, [of.weight]: next }, failures };
}

/** Two tallies as one. */
export function withTally(a: Tally, b: Tally): Tally {
  const sum = (weight: Weight): Score => ({
    passed: a.scores[weight].passed + b.scores[weight].passed,
    failed: a.scores[weight].failed + b.scores[weight].failed,
  });
  return {
    scores: { plain: sum('plain'), contested: sum('contested'), optional: sum('optional') },
    failures: [...a.failures, ...b.failures],
    waiting: [...a.waiting, ...b.waiting],
  };
}
