/*
 * How somebody stands with each problem, and which one is next.
 */
import type { BoardProblem, Grade, PosedProblem } from '@honte/content';
import type { Attempt } from './attempts.ts';
import { dailySet, dayOf } from './daily.ts';
import { type Ratings, ratingsOf } from './rating.ts';
import { dueTimes } from './schedule.ts';

/** A problem of the house has a grade, one's own none: the rating looks at the first kind alone. */
export type Trained = PosedProblem & { readonly grade?: Grade };

export interface Progress {
  /** Found at least once, with help or without. */
  readonly solved: ReadonlySet<string>;
  readonly tried: ReadonlySet<string>;
  /** To be repeated today, the longest overdue first. */
  readonly due: readonly string[];
  /** When each one that was tried comes back. */
  readonly dueAt: ReadonlyMap<string, number>;
  readonly ratings: Ratings;
}

/** @param problems those of the house and one's own: what was tried of others does not count. */
export function progressOf(
  problems: readonly Trained[],
  attempts: readonly Attempt[],
  now: number,
): Progress {
  const grades = new Map(problems.map(({ id, grade }) => [id, grade]));
  const dueAt = dueTimes(attempts.filter(({ problem }) => grades.has(problem)));
  const today = dayOf(now);
  const due = [...dueAt].filter(([, at]) => at <= now || dayOf(at) === today).sort((a, b) => a[1] - b[1]);
  const known = attempts.filter(({ problem }) => grades.has(problem));
  return {
    solved: new Set(known.filter(({ end }) => end !== 'missed').map(({ problem }) => problem)),
    tried: new Set(known.map(({ problem }) => problem)),
    due: due.map(([problem]) => problem),
    dueAt,
    ratings: ratingsOf(attempts, (problem) => grades.get(problem), now),
  };
}

/** How somebody stands with a problem. */
export function stateOf({ due, solved, tried }: Progress, id: string): 'due' | 'solved' | 'tried' | 'new' {
  if (due.includes(id)) return 'due';
  if (solved.has(id)) return 'solved';
  return tried.has(id) ? 'tried' : 'new';
}

export interface Next {
  readonly problem: PosedProblem;
  /** Due today, of the day's set, never solved, or the one that comes back first. */
  readonly why: 'due' | 'daily' | 'new' | 'ahead';
}

/**
 * @param house the problems of the house, the easiest first.
 * @param own one's own, the oldest first.
 * @param here the problem that one is at, which is not its own next.
 */
export function nextOf(
  house: readonly BoardProblem[],
  own: readonly PosedProblem[],
  { due, tried, solved, dueAt }: Progress,
  now: number,
  here?: string,
): Next | undefined {
  const problems: readonly PosedProblem[] = [...house, ...own];
  const of = new Map(problems.map((problem) => [problem.id, problem]));
  const dueHere = due.map((id) => of.get(id)).find((one) => one !== undefined && one.id !== here);
  if (dueHere) return { problem: dueHere, why: 'due' };
  const daily = dailySet(house, dayOf(now)).find(({ id }) => id !== here && !tried.has(id));
  if (daily) return { problem: daily, why: 'daily' };
  const from = problems.findIndex(({ id }) => id === here) + 1;
  const round = [...problems.slice(from), ...problems.slice(0, from)].filter(({ id }) => id !== here);
  const fresh = round.find(({ id }) => !solved.has(id));
  if (fresh) return { problem: fresh, why: 'new' };
  const [ahead] = round.toSorted((a, b) => (dueAt.get(a.id) ?? 0) - (dueAt.get(b.id) ?? 0));
  return ahead && { problem: ahead, why: 'ahead' };
}
