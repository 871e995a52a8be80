import { expect, test } from 'vitest';
import { isLevelName, LEVEL_NAMES, LEVELS } from './level.ts';

test('a level is known by its name alone', () => {
  expect(LEVEL_NAMES).toEqual(['easy', 'medium', 'hard']);
  for (const name of LEVEL_NAMES) expect(LEVELS[name].name).toBe(name);
  expect(isLevelName('hard')).toBe(true);
  expect(isLevelName('toString')).toBe(false);
});

test('each level has a bound, and only Easy overlooks moves and never gives up', () => {
  for (const { playouts, timeMs } of Object.values(LEVELS))
    expect(Math.min(playouts, timeMs)).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(Object.values(LEVELS).filter(({ oversight }) => oversight > 0)).toEqual([LEVELS.easy]);
  expect(Object.values(LEVELS).filter(({ resigns }) => !resigns)).toEqual([LEVELS.easy]);
});
