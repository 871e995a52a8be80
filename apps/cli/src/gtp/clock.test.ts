import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { budgetMs, clockOf, type TimeSystem, withLeft, withSpent } from './clock.ts';

const NINETEEN = 361;

/** Seconds that a player who always uses the whole budget, and `lagMs` more, has left after `plies`. */
function leftAfter(system: TimeSystem, plies: number, lagMs: number): number {
  let clock = clockOf(system);
  for (let ply = 0; ply < plies; ply += 2)
    clock = withSpent(clock, BLACK, budgetMs(clock, BLACK, ply, NINETEEN) + lagMs);
  return clock.left.black.seconds;
}

describe('the time for a move', () => {
  it('has no bound without a clock', () => {
    expect(budgetMs(clockOf({ kind: 'none' }), BLACK, 0, NINETEEN)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([10, 60, 1800])('never uses up %i seconds of absolute time', (main) => {
    expect(leftAfter({ kind: 'absolute', main }, 400, 5)).toBeGreaterThan(0);
  });

  it('is a share of the time left that grows as the board fills', () => {
    const clock = clockOf({ kind: 'absolute', main: 600 });
    const [early, late] = [0, 240].map((ply) => budgetMs(clock, WHITE, ply, NINETEEN));
    expect(early).toBeCloseTo((599_500 - 20 * 135.375) / 135.375, 3);
    expect(late).toBeCloseTo((599_500 - 20 * 15.375) / 15.375, 3);
  });

  it('shares a Canadian period among its stones', () => {
    const clock = clockOf({ kind: 'canadian', main: 0, period: 30, stones: 10 });
    expect(clock.left.black).toEqual({ seconds: 30, count: 10 });
    expect(budgetMs(clock, BLACK, 0, NINETEEN)).toBeCloseTo(0.8 * 2985, 3);
    const played = withSpent(clock, BLACK, 2000);
    expect(played.left).toEqual({ black: { seconds: 28, count: 9 }, white: { seconds: 30, count: 10 } });
    const last = withLeft(clock, BLACK, { seconds: 5, count: 1 });
    expect(withSpent(last, BLACK, 100).left.black).toEqual({ seconds: 30, count: 10 });
  });

  it('fills a byo-yomi period but does not overstep it', () => {
    const system = { kind: 'byoyomi', main: 60, period: 10, periods: 3 } as const;
    const clock = clockOf(system);
    expect(budgetMs(clock, BLACK, 0, NINETEEN)).toBeCloseTo(0.8 * 9850, 3);
    const over = withSpent(clock, BLACK, 61_000);
    expect(over.left.black).toEqual({ seconds: 10, count: 3 });
    expect(budgetMs(over, BLACK, 0, NINETEEN)).toBeCloseTo(0.8 * 9850, 3);
    expect(withSpent(over, BLACK, 8000).left.black).toEqual({ seconds: 10, count: 3 });
  });

  it('is never nothing', () => {
    const clock = withLeft(clockOf({ kind: 'absolute', main: 9 }), BLACK, { seconds: 0, count: 0 });
    expect(budgetMs(clock, BLACK, 0, NINETEEN)).toBe(1);
  });
});
