import { netEvaluator, reportOf, Search } from '@honte/engine';
import { evenStart, geometryOf, RULESETS } from '@honte/rules';
import { expect, test } from 'vitest';
import { networkOf } from './networks.ts';

test('there is a network for 9 × 9, which knows where to begin, and none where none was trained', () => {
  expect(networkOf(geometryOf(7))).toBeUndefined();
  expect(networkOf(geometryOf(9, 7))).toBeUndefined();
  const geometry = geometryOf(9);
  const network = networkOf(geometry);
  const start = evenStart(geometry, RULESETS.chinese);
  if (!start.ok || network === undefined) throw new Error('no network');
  expect(networkOf(geometry)).toBe(network);
  const search = new Search(geometry, netEvaluator(geometry, network), 10_000);
  search.setPosition(start.value, []);
  search.run(40);
  const move = reportOf(search).candidates[0]?.move;
  // One of the nine points in the middle.
  const near = move?.kind === 'play' ? [move.point % 9, Math.floor(move.point / 9)] : [];
  expect(near.map((at) => Math.abs(at - 4) <= 1)).toEqual([true, true]);
});
