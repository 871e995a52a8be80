import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceOf } from './chance.testing.ts';
import { History } from './history.ts';

describe('a history', () => {
  it('is empty at first', () => {
    expect(History.EMPTY.plyOf(0, 0)).toBe(undefined);
  });

  it('knows the ply at which a key was first added', () => {
    const history = History.EMPTY.add(1, 2, 0).add(3, 4, 1).add(1, 2, 2);
    expect([history.plyOf(1, 2), history.plyOf(3, 4), history.plyOf(1, 4)]).toEqual([0, 1, undefined]);
  });

  it('stays the same object when the key is there already', () => {
    const history = History.EMPTY.add(1, 2, 0);
    expect(history.add(1, 2, 5)).toBe(history);
    expect(history.add(1, 3, 5)).not.toBe(history);
  });

  it('tells keys apart that share their low half', () => {
    let history = History.EMPTY;
    for (let hi = 0; hi < 50; hi++) history = history.add(-7, hi, hi);
    for (let hi = 0; hi < 50; hi++) expect(history.plyOf(-7, hi)).toBe(hi);
    expect([history.plyOf(-7, 50), history.plyOf(-7, -1), history.plyOf(7, 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes a new low half into a place where several share theirs', () => {
    const shared = History.EMPTY.add(5, 1, 0).add(5, 2, 1).add(5, 3, 2);
    for (const lo of [5 + 32, 5 + (1 << 30), 5 - 2 ** 31]) {
      const history = shared.add(lo, 1, 3).add(5, 4, 4).add(lo, 2, 5);
      const plies = [1, 2, 3, 4].map((hi) => history.plyOf(5, hi));
      expect([...plies, history.plyOf(lo, 1), history.plyOf(lo, 2)]).toEqual([0, 1, 2, 4, 3, 5]);
    }
  });

  it('tells low halves apart that differ in any one bit', () => {
    for (let bit = 0; bit < 32; bit++) {
      const history = History.EMPTY.add(0, 9, 0).add(1 << bit, 9, 1);
      expect([history.plyOf(0, 9), history.plyOf(1 << bit, 9)]).toEqual([0, 1]);
    }
  });

  it('says what a plain map says, in every one of its versions', () => {
    // Few different halves, so that they collide at every level; all signs and lengths.
    const low = fc.oneof(
      fc.integer({ min: -40, max: 40 }),
      fc.nat(31).map((n) => n << 27),
      fc.integer(),
    );
    const keys = fc.array(fc.tuple(low, fc.integer({ min: -3, max: 3 })), { maxLength: 120, size: 'max' });
    const property = fc.property(keys, (added) => {
      const versions = [History.EMPTY];
      const maps = [new Map<string, number>()];
      for (const [ply, [lo, hi]] of added.entries()) {
        versions.push((versions.at(-1) as History).add(lo, hi, ply));
        const map = new Map(maps.at(-1));
        if (!map.has(`${lo} ${hi}`)) map.set(`${lo} ${hi}`, ply);
        maps.push(map);
      }
      for (const i of [0, added.length >> 1, added.length])
        for (const [lo, hi] of added)
          if (versions[i]?.plyOf(lo, hi) !== maps[i]?.get(`${lo} ${hi}`))
            expect([i, lo, hi, versions[i]?.plyOf(lo, hi)]).toEqual([i, lo, hi, maps[i]?.get(`${lo} ${hi}`)]);
    });
    fc.assert(property, { seed: 2001, numRuns: 200 });
  });

  it('holds as many keys as a long match makes', () => {
    const half = diceOf(7);
    const keys = Array.from({ length: 20_000 }, () => [half(2 ** 32) | 0, half(2 ** 32) | 0] as const);
    let history = History.EMPTY;
    for (const [ply, [lo, hi]] of keys.entries()) history = history.add(lo, hi, ply);
    const wrong = keys.filter(
      ([lo, hi], ply) => history.plyOf(lo, hi) !== ply || history.plyOf(hi, lo) !== undefined,
    );
    expect(wrong).toEqual([]);
  });
});
