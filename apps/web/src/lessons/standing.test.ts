import { PATH } from '@honte/content';
import { describe, expect, it } from 'vitest';
import { type DoneExercise, mergedDone, readDone } from './done.ts';
import { nextOf, standingOf } from './standing.ts';

const solved = (lesson: string, count: number): DoneExercise[] =>
  Array.from({ length: count }, (_, i) => ({ lesson, exercise: `e${i}`, at: i }));
const steps = PATH.filter(({ part }) => part === 'step');
const allSteps = steps.flatMap(({ id, exercises }) => solved(id, exercises));

describe('the path', () => {
  it('begins with the first step, and goes on where one is', () => {
    expect(nextOf(standingOf([]), false)).toMatchObject({ id: 'liberties', state: 'open' });
    const begun = standingOf(solved('liberties', 2));
    expect(nextOf(begun, false)).toMatchObject({ id: 'liberties', state: 'begun', solved: 2 });
  });

  it('leads to the first game after the six steps, once', () => {
    expect(steps).toHaveLength(6);
    expect(nextOf(standingOf(allSteps), false)).toBe('game');
    expect(nextOf(standingOf(allSteps), true)).not.toBe('game');
  });

  it('asks for a step first, whatever else was done', () => {
    const others = PATH.filter(({ part }) => part === 'more').flatMap(({ id, exercises }) =>
      solved(id, exercises),
    );
    expect(nextOf(standingOf(others), true)).toMatchObject({ id: 'liberties' });
  });
});

describe('what is kept of lessons', () => {
  it('is each exercise once, as it was solved first', () => {
    const one = { lesson: 'ko', exercise: 'take', at: 5 };
    expect(mergedDone([{ ...one, at: 9 }], [one])).toEqual([one]);
  });

  it.each([
    [null],
    [{}],
    [{ lesson: 'ko', exercise: 'Take it', at: 1 }],
    [{ lesson: 'ko', exercise: 'take', at: -1 }],
  ])('is not %j', (data) => {
    expect(readDone(data)).toBeUndefined();
  });
});
