import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { budgetMs, clockOf, type TimeSystem, withLeft, withSpent } from './time.ts';

const NINETEEN = 361;

/**
 * Seconds that a player who always uses the whole budget, and `lagMs` more, has left after `plies`; the
 * client says before each move how much it is, and the player never sees the lag itself.
 */
function leftAfter(system: TimeSystem, plies: number, lagMs: number): number {
  let clock = clockOf(system);
  let { seconds } = clock.left.black;
  for (let ply = 0; ply < plies; ply += 2) {
    clock = withLeft(clock, BLACK, { seconds, count: 0 });
    const thoughtMs = budgetMs(clock, BLACK, ply, NINETEEN);
    clock = withSpent(clock, BLACK, thoughtMs);
    seconds -= (thoughtMs + lagMs) / 1000;
  }
  return seconds;
}

describe('the time for a move', () => {
  it('has no bound without a clock', () => {
    expect(budgetMs(clockOf({ kind: 'none' }), BLACK, 0, NINETEEN)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    [5, 5, 400],
    [10, 5, 600],
    [60, 20, 700],
    [60, 120, 400],
    [1800, 500, 900],
  ])(
    'never uses up %i seconds of absolute time, where each move loses %i ms, in %i plies',
    (main, lagMs, plies) => {
      expect(leftAfter({ kind: 'absolute', main }, plies, lagMs)).toBeGreaterThan(0);
    },
  );

  it('is most of the time in a game of usual length', () => {
    expect(leftAfter({ kind: 'absolute', main: 60 }, 270, 10)).toBeLessThan(25);
  });

  it('learns from the client what a move costs beside the thinking', () => {
    const clock = clockOf({ kind: 'absolute', main: 600 });
    const late = withLeft(withSpent(clock, BLACK, 1000), BLACK, { seconds: 598.6, count: 0 });
    expect([late.lagMs.black, late.lagMs.white]).toEqual([expect.closeTo(400), 20]);
    const soon = withLeft(withSpent(late, BLACK, 1000), BLACK, { seconds: 597.6, count: 0 });
    expect(soon.lagMs.black).toBeCloseTo(360);
    expect(budgetMs(late, BLACK, 2, NINETEEN)).toBeLessThan(budgetMs(soon, BLACK, 2, NINETEEN));
  });

  it('is a share of the time left that grows as the board fills', () => {
    const clock = clockOf({ kind: 'absolute', main: 600 });
    const [early, late] = [0, 240].map((ply) => budgetMs(clock, WHITE, ply, NINETEEN));
    expect(early).toBeCloseTo((570_000 - 20 * 487.35) / 135.375, 3);
    expect(late).toBeCloseTo((570_000 - 20 * 367.35) / 21.66, 3);
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

  it.each([
    [5, 1, 150],
    [30, 5, 400],
    [180, 2, 600],
  ])(
    'never uses up %i seconds where each move earns %i, and loses %i ms, but uses what is earned',
    (main, increment, lagMs) => {
      let clock = clockOf({ kind: 'fischer', main, increment });
      let used = 0;
      for (let ply = 0; ply < 600; ply += 2) {
        const thoughtMs = budgetMs(clock, BLACK, ply, NINETEEN);
        expect(thoughtMs + lagMs).toBeLessThan(1000 * clock.left.black.seconds);
        clock = withSpent(clock, BLACK, thoughtMs + lagMs);
        used += thoughtMs;
      }
      expect(used / 300).toBeGreaterThan(600 * increment - lagMs);
    },
  );

  it('is never nothing', () => {
    const clock = withLeft(clockOf({ kind: 'absolute', main: 9 }), BLACK, { seconds: 0, count: 0 });
    expect(budgetMs(clock, BLACK, 0, NINETEEN)).toBe(1);
  });
});
