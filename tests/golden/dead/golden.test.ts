import { Chance, fatesOf, playoutEvaluator } from '@honte/engine';
import { printPoint } from '@honte/rules';
import { expect, test } from 'vitest';
import { readGoldens } from './golden.ts';

const goldens = readGoldens();

test('there are thirty golden positions, five of them with a seki', () => {
  expect(goldens.length).toBeGreaterThanOrEqual(30);
  expect(goldens.filter(({ fates }) => [...fates.values()].includes('seki')).length).toBeGreaterThanOrEqual(
    5,
  );
});

test.each(goldens.map((golden) => [golden.name, golden] as const))(
  'every chain of %s is judged right',
  (_, { start, fates, sekiPoints }) => {
    const judged = fatesOf(start, [], playoutEvaluator(start.geometry, new Chance(1)));
    const name = (p: number) => printPoint(start.geometry, p as (typeof sekiPoints)[number]);
    const wrong = judged.chains
      .filter(({ chain: [first], fate }) => first !== undefined && fates.get(first) !== fate)
      .map(({ chain, fate }) => `${chain.map(name)} ${fate}`);
    expect(wrong).toEqual([]);
    expect(judged.sekiPoints.map(name)).toEqual(sekiPoints.map(name));
  },
);
