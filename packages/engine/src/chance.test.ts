import { expect, test } from 'vitest';
import { Chance } from './chance.ts';

const numbers = (seed: number, count = 20, below = 1000) => {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => chance.below(below));
};

test('a seed gives the same numbers again, its neighbor others', () => {
  expect(numbers(5)).toEqual(numbers(5));
  expect(numbers(5)).not.toEqual(numbers(6));
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map((seed) => numbers(seed, 1)[0])).size).toBeGreaterThan(5);
});

test('no seed is stuck', () => {
  // 0x9e3779b9 is what the seeds are mixed with: of all, this one becomes 0.
  for (const seed of [0, -1, 0x9e3779b9, 2 ** 31, 2 ** 40 + 1])
    expect(new Set(numbers(seed)).size).toBeGreaterThan(10);
});

test('numbers from 0 to one less than asked, each about as often', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const n of numbers(3, 6000, 6)) counts[n]!++;
  expect(counts.reduce((sum, n) => sum + n)).toBe(6000);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
