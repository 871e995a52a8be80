/*
 * How strong somebody is at problems, and how hard each problem is for that person: numbers on one scale, each with
 * its uncertainty, after Glickman, The Glicko system (1999). A problem is an opponent; only the first visit to it
 * counts, for later ones say how well it is remembered.
 */
import type { Grade } from '@honte/content';
import type { Attempt, AttemptEnd } from './attempts.ts';

export interface Rating {
  readonly value: number;
  /** One standard deviation. */
  readonly deviation: number;
}

/** Of somebody who has tried nothing: that of grade 2, give or take a lot. */
export const FIRST_RATING: Rating = { value: 800, deviation: 350 };
/** Grade 1 is at 600, each further grade 200 above; grades are rough. */
const GRADE_BASE = 400;
const GRADE_STEP = 200;
const GRADE_DEVIATION = 100;
/** No attempt makes anything surer than this. */
const LEAST_DEVIATION = 50;
/** The deviation grows by itself from 50 to 350 within 400 days. */
const GROWTH_PER_DAY = (350 ** 2 - 50 ** 2) / 400;
const DAY_MS = 86_400_000;

const Q = Math.log(10) / 400;

const SCORES: Readonly<Record<Exclude<AttemptEnd, 'mended'>, number>> = { solved: 1, hinted: 0.5, missed: 0 };

export function ratingOfGrade(grade: Grade): Rating {
  return { value: GRADE_BASE + GRADE_STEP * grade, deviation: GRADE_DEVIATION };
}

/** What one meeting makes of a rating. `score`: 1 won, 0.5 drawn, 0 lost. */
export function rated({ value, deviation }: Rating, other: Rating, score: number): Rating {
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * other.deviation ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-weight * (value - other.value)) / 400));
  const information = Q ** 2 * weight ** 2 * expected * (1 - expected);
  const precision = 1 / deviation ** 2 + information;
  return {
    value: value + (Q / precision) * weight * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}

/** The same after a while in which nothing was tried. */
export function rested({ value, deviation }: Rating, ms: number): Rating {
  const grown = Math.sqrt(deviation ** 2 + (GROWTH_PER_DAY * Math.max(0, ms)) / DAY_MS);
  return { value, deviation: Math.min(FIRST_RATING.deviation, grown) };
}

export interface Ratings {
  readonly player: Rating;
  /** Of the problems that were tried. */
  readonly problems: ReadonlyMap<string, Rating>;
  /** How many attempts count. */
  readonly count: number;
}

/**
 * @param attempts the oldest first.
 * @param gradeOf `undefined` of a problem that is not known any more.
 */
export function ratingsOf(
  attempts: readonly Attempt[],
  gradeOf: (problem: string) => Grade | undefined,
  now: number,
): Ratings {
  const problems = new Map<string, Rating>();
  let player = FIRST_RATING;
  let last = now;
  for (const { problem, at, end } of attempts) {
    const grade = gradeOf(problem);
    if (end === 'mended' || grade === undefined || problems.has(problem)) continue;
    const its = ratingOfGrade(grade);
    const mine = problems.size === 0 ? player : rested(player, at - last);
    const score = SCORES[end];
    player = rated(mine, its, score);
    problems.set(problem, rated(its, mine, 1 - score));
    last = at;
  }
  return { player: rested(player, now - last), problems, count: problems.size };
}

/** A rating as it is shown: its value, and where it lies in 19 cases of 20; rounded to tens. */
export function rangeOf({ value, deviation }: Rating): [value: number, low: number, high: number] {
  const round = (n: number) => Math.max(0, 10 * Math.round(n / 10));
  return [round(value), round(value - 2 * deviation), round(value + 2 * deviation)];
}
