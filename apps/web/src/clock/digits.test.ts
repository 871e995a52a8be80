import type { TimeLeft } from '@honte/game';
import { describe, expect, it } from 'vitest';
import { digitsOf, isLow, nextTickMs } from './digits.ts';

const main = (mainMs: number): TimeLeft => ({ kind: 'main', mainMs });

describe('the digits of a clock', () => {
  it.each([
    [3_600_000, '1:00:00'],
    [3_599_001, '1:00:00'],
    [3_599_000, '59:59'],
    [272_000, '4:32'],
    [60_000, '1:00'],
    [59_999, '1:00'],
    [10_001, '0:11'],
    [10_000, '0:10'],
    [9_901, '0:10'],
    [9_900, '9.9'],
    [1_000, '1.0'],
    [1, '0.1'],
  ])('of %i ms are %s', (ms, digits) => {
    expect(digitsOf(main(ms), '.')).toBe(digits);
  });

  it('are those of the period in overtime, with the sign of the language', () => {
    expect(digitsOf({ kind: 'byoyomi', periods: 3, periodMs: 9_400 }, ',')).toBe('9,4');
    expect(digitsOf({ kind: 'canadian', stones: 3, periodMs: 61_000 }, ',')).toBe('1:01');
  });

  it('are nought only when the time is out', () => {
    expect(digitsOf({ kind: 'out' }, '.')).toBe('0.0');
    expect(digitsOf({ kind: 'unlimited' }, '.')).toBe('');
  });

  it('change when the clock says that they will, and not before', () => {
    for (let ms = 12_345; ms > 0; ) {
      const step = nextTickMs(main(ms));
      expect(step).toBeGreaterThan(0);
      const shown = digitsOf(main(ms), '.');
      if (step > 1) expect(digitsOf(main(ms - step + 1), '.')).toBe(shown);
      ms -= step;
      if (ms > 0) expect(digitsOf(main(ms), '.')).not.toBe(shown);
      else expect(ms).toBe(0);
    }
  });
});

describe('a player', () => {
  it('has to hurry in the last half minute of main time, and the last ten seconds of a period', () => {
    expect([30_001, 30_000].map((ms) => isLow(main(ms)))).toEqual([false, true]);
    const period = (periodMs: number): TimeLeft => ({ kind: 'byoyomi', periods: 1, periodMs });
    expect([10_001, 10_000].map((ms) => isLow(period(ms)))).toEqual([false, true]);
    expect(isLow({ kind: 'unlimited' })).toBe(false);
  });
});
