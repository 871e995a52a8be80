import { describe, expect, it } from 'vitest';
import { played, type Script } from './players.testing.ts';
import { tallyOf, wilsonInterval } from './tally.ts';

describe("Wilson's interval", () => {
  it.each([
    // Newcombe 1998, table I.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is known', (wins, games, low, high) => {
    const interval = wilsonInterval(wins, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is everything without games, and mirrored for the other side', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilsonInterval(12, 20).low).toBeCloseTo(1 - wilsonInterval(8, 20).high, 12);
  });
});

describe('a tally', () => {
  it('counts draws half, colors apart and faults by program', async () => {
    const judging: Script = { knows: 'final_status_list', moves: ['pass'] };
    const resigning: Script = { moves: ['resign'] };
    const failing: Script = { moves: ['A9'] };
    const games = [
      await played({ a: judging, b: judging }, { komi: 0 }),
      await played({ a: judging, b: resigning }),
      await played({ a: failing, b: judging }, { black: 'b' }),
    ];
    const tally = tallyOf(games);
    expect(tally.all).toEqual({ games: 3, wins: 1, losses: 1, draws: 1 });
    expect(tally.asBlack).toEqual({ games: 2, wins: 1, losses: 0, draws: 1 });
    expect(tally.asWhite).toEqual({ games: 1, wins: 0, losses: 1, draws: 0 });
    expect(tally.share).toBe(0.5);
    expect(tally.faults).toEqual({ a: 1, b: 0 });
    expect(tally.meanPlies).toBeCloseTo((4 + 3 + 3) / 3, 12);
  });
});
