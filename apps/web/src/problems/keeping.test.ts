import { houseProblems } from '@honte/content';
import { describe, expect, it } from 'vitest';
import { type Attempt, mergedAttempts, readAttempt } from './attempts.ts';
import { dailySet, dayOf } from './daily.ts';
import { nextOf, progressOf } from './progress.ts';
import { FIRST_RATING, rangeOf, rated, ratingOfGrade, ratingsOf, rested } from './rating.ts';
import { dueTimes } from './schedule.ts';

const DAY = 86_400_000;
/** Noon of a day, by the clock of whatever machine this runs on. */
const NOON = new Date(2026, 10, 30, 12).getTime();
const PROBLEMS = houseProblems();

function attempt(problem: string, days: number, end: Attempt['end'] = 'solved'): Attempt {
  return { problem, at: NOON + days * DAY, end };
}

describe('an attempt', () => {
  it('reads back, and nothing else does', () => {
    const kept = attempt('net-1', 0, 'mended');
    expect(readAttempt(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const data of [
      null,
      7,
      {},
      { ...kept, end: 'won' },
      { ...kept, at: -1 },
      { ...kept, problem: '../x' },
    ])
      expect(readAttempt(data)).toBeUndefined();
  });

  it('is there once, however often lists are put together', () => {
    const [one, other] = [attempt('a', 1), attempt('b', 0)];
    expect(mergedAttempts([one, other], [other])).toEqual([other, one]);
  });
});

describe('the problems of a day', () => {
  it('are five of different themes, from easy to hard, the same all day', () => {
    const set = dailySet(PROBLEMS, '2026-11-30');
    expect(set).toHaveLength(5);
    expect(new Set(set.map(({ theme }) => theme)).size).toBe(5);
    expect(set.map(({ grade }) => Math.ceil(grade / 2))).toEqual([1, 1, 2, 2, 3]);
    expect(dailySet(PROBLEMS.toReversed(), '2026-11-30')).toEqual(set);
  });

  it('are others on other days', () => {
    const days = Array.from({ length: 30 }, (_, i) => dayOf(NOON + i * DAY));
    const seen = new Set(days.flatMap((day) => dailySet(PROBLEMS, day).map(({ id }) => id)));
    expect(new Set(days).size).toBe(30);
    expect(seen.size).toBeGreaterThan(50);
  });

  it('are fewer where there are fewer', () => {
    expect(dailySet([], '2026-11-30')).toEqual([]);
    expect(dailySet(PROBLEMS.slice(0, 2), '2026-11-30')).toHaveLength(2);
  });
});

describe('what is due', () => {
  it('comes back tomorrow when it was missed, later when it was solved, later still when solved again', () => {
    const dueIn = (...attempts: readonly Attempt[]) =>
      Math.round(((dueTimes(attempts).get('a') ?? 0) - (attempts.at(-1)?.at ?? 0)) / DAY);
    expect(dueIn(attempt('a', 0, 'missed'))).toBe(1);
    const once = dueIn(attempt('a', 0));
    expect(once).toBeGreaterThan(1);
    expect(dueIn(attempt('a', 0), attempt('a', once))).toBeGreaterThan(once);
    expect(dueIn(attempt('a', 0, 'hinted'))).toBeLessThanOrEqual(once);
  });

  it('is not changed by what was mended', () => {
    const missed = attempt('a', 0, 'missed');
    expect(dueTimes([missed, attempt('a', 0.01, 'mended')])).toEqual(dueTimes([missed]));
    expect(dueTimes([attempt('a', 0, 'mended')]).size).toBe(0);
  });
});

describe('progress', () => {
  const [first, second, third] = PROBLEMS.map(({ id }) => id) as [string, string, string];

  it('knows what is solved, tried and due', () => {
    const attempts = [attempt(first, -40), attempt(second, -1, 'missed'), attempt('gone', 0)];
    const progress = progressOf(PROBLEMS, attempts, NOON);
    expect([...progress.solved]).toEqual([first]);
    expect([...progress.tried]).toEqual([first, second]);
    expect(progress.due).toEqual([first, second]);
  });

  it('counts as due what comes back later today', () => {
    const morning = new Date(2026, 10, 30, 8).getTime();
    const evening = { problem: first, at: new Date(2026, 10, 29, 22).getTime(), end: 'missed' } as const;
    expect(progressOf(PROBLEMS, [evening], morning).due).toEqual([first]);
    expect(progressOf(PROBLEMS, [evening], evening.at).due).toEqual([]);
  });

  it('leads to what is due, then to the day’s set, then to what was never solved, then ahead', () => {
    const next = (attempts: readonly Attempt[], here?: string) => {
      const found = nextOf(PROBLEMS, [], progressOf(PROBLEMS, attempts, NOON), NOON, here);
      return [found?.why, found?.problem.id];
    };
    const daily = dailySet(PROBLEMS, dayOf(NOON)).map(({ id }) => id);
    const done = daily.map((id) => attempt(id, 0));
    const due = attempt(third, -1, 'missed');
    expect(next([due])).toEqual(['due', third]);
    expect(next([due], third)).toEqual(['daily', daily[0]]);
    expect(next([])).toEqual(['daily', daily[0]]);
    const fresh = PROBLEMS.find(({ id }) => !daily.includes(id))?.id;
    expect(next(done)).toEqual(['new', fresh]);
    expect(next(PROBLEMS.map(({ id }) => attempt(id, 0)))[0]).toBe('ahead');
    expect(nextOf([], [], progressOf([], [], NOON), NOON)).toBeUndefined();
  });
});

describe('a rating', () => {
  it('is that of Glickman’s example, opponent by opponent', () => {
    // The paper rates 1500 ± 200 against three at once and comes to 1464 ± 151.4; one after the other is near it.
    const games = [
      [{ value: 1400, deviation: 30 }, 1],
      [{ value: 1550, deviation: 100 }, 0],
      [{ value: 1700, deviation: 300 }, 0],
    ] as const;
    let rating = { value: 1500, deviation: 200 };
    for (const [other, score] of games) rating = rated(rating, other, score);
    expect(Math.abs(rating.value - 1464)).toBeLessThan(8);
    expect(Math.abs(rating.deviation - 151.4)).toBeLessThan(2);
  });

  it('rises by what is solved, falls by what is missed, and grows surer', () => {
    const other = ratingOfGrade(2);
    expect(rated(FIRST_RATING, other, 1).value).toBeGreaterThan(FIRST_RATING.value);
    expect(rated(FIRST_RATING, other, 0).value).toBeLessThan(FIRST_RATING.value);
    expect(rated(FIRST_RATING, other, 0.5).deviation).toBeLessThan(FIRST_RATING.deviation);
  });

  it('grows unsure with time, but not more than at first', () => {
    const sure = { value: 900, deviation: 50 };
    expect(rested(sure, 0)).toEqual(sure);
    expect(rested(sure, 400 * DAY).deviation).toBeCloseTo(350);
    expect(rested(sure, 4000 * DAY).deviation).toBe(350);
  });

  it('counts each problem once, and moves the problem the other way', () => {
    const gradeOf = (id: string) => (id === 'gone' ? undefined : 3);
    const attempts = [
      attempt('a', 0, 'missed'),
      attempt('a', 1),
      attempt('gone', 1),
      attempt('b', 1, 'mended'),
    ];
    const { player, problems, count } = ratingsOf(attempts, gradeOf, NOON + DAY);
    expect(count).toBe(1);
    expect(player.value).toBeLessThan(FIRST_RATING.value);
    expect(problems.get('a')?.value).toBeGreaterThan(ratingOfGrade(3).value);
  });

  it('is shown rounded, with where it lies', () => {
    expect(rangeOf({ value: 803, deviation: 101 })).toEqual([800, 600, 1010]);
    expect(rangeOf({ value: 100, deviation: 350 })[1]).toBe(0);
  });
});
