import { BLACK, opponent, WHITE } from '@honte/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Clock,
  clockAfterTurn,
  clockAt,
  clockRunning,
  isTimeSettings,
  newClock,
  secondsLeft,
  type TimeLeft,
  type TimeSettings,
  UNTIMED,
} from './clock.ts';
import { resultOf } from './count.ts';
import { clockOf, phaseOf, positionOf } from './derived.ts';
import { after, gameOf, refusal } from './game.testing.ts';
import type { Game } from './game.ts';
import { printResult } from './result.ts';

const ABSOLUTE: TimeSettings = { kind: 'absolute', mainMs: 60_000 };
const FISCHER: TimeSettings = { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000, capMs: undefined };
const CAPPED: TimeSettings = { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000, capMs: 62_000 };
const BYOYOMI: TimeSettings = { kind: 'byoyomi', mainMs: 60_000, periods: 3, periodMs: 10_000 };
const CANADIAN: TimeSettings = { kind: 'canadian', mainMs: 60_000, stones: 3, periodMs: 20_000 };

const main = (mainMs: number): TimeLeft => ({ kind: 'main', mainMs });
const period = (periods: number, periodMs: number): TimeLeft => ({ kind: 'byoyomi', periods, periodMs });
const block = (stones: number, periodMs: number): TimeLeft => ({ kind: 'canadian', stones, periodMs });
const OUT: TimeLeft = { kind: 'out' };

/** What Black has left after thinking so long over the first move. */
const blackAfter = (settings: TimeSettings, ms: number) => clockAt(newClock(settings, BLACK), ms).black;

/** A game in which Black ends its turns at these times and White answers at once. */
function blackPlays(time: TimeSettings, ...times: number[]): Game {
  const game = gameOf({ time });
  const points = ['A1', 'C1', 'E1', 'G1', 'J1', 'A3', 'C3', 'E3'];
  const moves = times.map(
    (ms, i) => `B ${points[i]} @${ms}, W ${points[i]?.replace(/\d/, (n) => `${+n + 5}`)} @${ms}`,
  );
  return after(game, moves.join(','));
}

describe('a clock', () => {
  it('runs for the player to move alone', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @10000, W C3 @15000');
    const clock = clockOf(game, 18_000);
    expect(clock.black).toEqual(main(47_000));
    expect(clock.white).toEqual(main(55_000));
    expect(clock.running).toBe(BLACK);
  });

  it('does not run backwards, nor at no time at all', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @10000');
    expect(clockOf(game, 5_000)).toEqual(clockOf(game, 10_000));
    expect(clockOf(game, Number.NaN)).toEqual(clockOf(game, 10_000));
  });

  it('is of no matter where time is unlimited', () => {
    const game = after(gameOf(), 'B E5 @10000');
    const clock = clockOf(game, 1e12);
    expect(clock.black).toEqual({ kind: 'unlimited' });
    expect(clock.running).toBeUndefined();
    expect(secondsLeft(clock.black)).toBeUndefined();
    expect(refusal(game, 'W timedOut @1e12')).toEqual({ code: 'untimed' });
  });

  it('stops at the stop, and goes on when play does', () => {
    const stopped = after(gameOf({ time: ABSOLUTE }), 'B E5 @1000, W pass @2000, B pass @3000');
    expect(clockOf(stopped, 1e9).running).toBeUndefined();
    expect(clockOf(stopped, 1e9).white).toEqual(main(59_000));
    const resumed = after(stopped, 'B resumed @500000');
    expect(clockOf(resumed, 501_000).white).toEqual(main(58_000));
    expect(clockOf(resumed, 501_000).black).toEqual(main(58_000));
  });

  it('stops at the end', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @1000, B resigned @2000');
    expect(clockOf(game, 1e9).white).toEqual(main(59_000));
    expect(clockOf(game, 1e9).running).toBeUndefined();
  });

  it('stops in a pause: a game that was cut off loses only the time it was seen', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @1000');
    const reopened = after(game, 'paused @4000, continued @9000000');
    expect(clockOf(reopened, 9_000_000).white).toEqual(main(57_000));
    expect(clockOf(reopened, 9_002_000).white).toEqual(main(55_000));
    expect(clockOf(reopened, 9_002_000).running).toBe(WHITE);
    expect(clockOf(after(game, 'paused @4000'), 1e9).running).toBeUndefined();
  });

  it('runs for Black while it places a handicap', () => {
    const game = gameOf({ time: FISCHER, freeHandicap: 2 });
    expect(clockOf(game, 3_000).black).toEqual(main(57_000));
    const placed = after(game, 'B handicap C3 G7 @3000');
    expect(clockOf(placed, 4_000).black).toEqual(main(62_000));
    expect(clockOf(placed, 4_000).white).toEqual(main(59_000));
    expect(refusal(game, 'B handicap C3 G7 @60000')).toEqual({ code: 'timeUp' });
  });
});

describe('absolute time', () => {
  it('is out when it is used up, not before', () => {
    expect(blackAfter(ABSOLUTE, 59_999)).toEqual(main(1));
    expect(blackAfter(ABSOLUTE, 60_000)).toEqual(OUT);
    expect(blackAfter(ABSOLUTE, 1e15)).toEqual(OUT);
  });
});

describe('Fischer time', () => {
  it('earns the increment at the end of each turn', () => {
    const game = after(gameOf({ time: FISCHER }), 'B E5 @10000, W pass @10000');
    expect(clockOf(game, 10_000).black).toEqual(main(55_000));
    expect(clockOf(game, 10_000).white).toEqual(main(65_000));
  });

  it('earns no more than the cap', () => {
    const game = after(gameOf({ time: CAPPED }), 'B E5 @1000, W C3 @11000');
    expect(clockOf(game, 11_000).black).toEqual(main(62_000));
    expect(clockOf(game, 11_000).white).toEqual(main(55_000));
  });

  it('is out before the increment could save it', () => {
    const game = gameOf({ time: FISCHER });
    expect(refusal(game, 'B E5 @60000')).toEqual({ code: 'timeUp' });
    expect(refusal(game, 'B E5 @59999')).toBeUndefined();
  });
});

describe('byo-yomi', () => {
  it('begins when the main time ends, and loses a period when it is used up', () => {
    expect(blackAfter(BYOYOMI, 59_999)).toEqual(main(1));
    expect(blackAfter(BYOYOMI, 60_000)).toEqual(period(3, 10_000));
    expect(blackAfter(BYOYOMI, 69_999)).toEqual(period(3, 1));
    expect(blackAfter(BYOYOMI, 70_000)).toEqual(period(2, 10_000));
    expect(blackAfter(BYOYOMI, 85_000)).toEqual(period(1, 5_000));
    expect(blackAfter(BYOYOMI, 89_999)).toEqual(period(1, 1));
    expect(blackAfter(BYOYOMI, 90_000)).toEqual(OUT);
  });

  it('gives a period back whole when a turn ends within it', () => {
    const game = blackPlays(BYOYOMI, 65_000, 74_000);
    expect(clockOf(game, 74_000).black).toEqual(period(3, 10_000));
    expect(clockOf(game, 83_999).black).toEqual(period(3, 1));
    expect(clockOf(blackPlays(BYOYOMI, 65_000, 76_000), 76_000).black).toEqual(period(2, 10_000));
  });

  it('loses several periods in one turn', () => {
    const game = blackPlays(BYOYOMI, 65_000);
    expect(clockOf(game, 94_999).black).toEqual(period(1, 1));
    expect(clockOf(game, 95_000).black).toEqual(OUT);
  });

  it('can begin at once', () => {
    const settings: TimeSettings = { ...BYOYOMI, mainMs: 0 };
    expect(blackAfter(settings, 0)).toEqual(period(3, 10_000));
    expect(blackAfter(settings, 10_000)).toEqual(period(2, 10_000));
    expect(blackAfter({ ...CANADIAN, mainMs: 0 }, 0)).toEqual(block(3, 20_000));
  });
});

describe('Canadian time', () => {
  it('gives a period for so many stones', () => {
    expect(blackAfter(CANADIAN, 60_000)).toEqual(block(3, 20_000));
    expect(blackAfter(CANADIAN, 79_999)).toEqual(block(3, 1));
    expect(blackAfter(CANADIAN, 80_000)).toEqual(OUT);
  });

  it('counts the stone that began in the main time, and begins afresh when all are played', () => {
    expect(clockOf(blackPlays(CANADIAN, 65_000), 65_000).black).toEqual(block(2, 15_000));
    expect(clockOf(blackPlays(CANADIAN, 65_000, 70_000), 70_000).black).toEqual(block(1, 10_000));
    expect(clockOf(blackPlays(CANADIAN, 65_000, 70_000, 79_000), 79_000).black).toEqual(block(3, 20_000));
    expect(clockOf(blackPlays(CANADIAN, 65_000, 70_000), 80_000).black).toEqual(OUT);
  });
});

describe('a flag', () => {
  it('falls for the one whose time is out, and then only', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @1000');
    expect(refusal(game, 'W timedOut @60999')).toEqual({ code: 'timeNotUp', left: main(1) });
    expect(refusal(game, 'B timedOut @61000')).toEqual({ code: 'timeNotUp', left: main(59_000) });
    const over = after(game, 'W timedOut @61000');
    const result = resultOf(over);
    expect(phaseOf(over)).toBe('finished');
    expect(result && printResult(result)).toBe('B+T');
  });

  it('bars moves from the moment it could fall', () => {
    const game = gameOf({ time: ABSOLUTE });
    for (const text of ['B E5 @60000', 'B pass @60000'])
      expect(refusal(game, text)).toEqual({ code: 'timeUp' });
    expect(refusal(game, 'B resigned @60000')).toBeUndefined();
  });

  it('is not saved by a pause that came too late', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'paused @61000, continued @70000');
    expect(refusal(game, 'B E5 @70000')).toEqual({ code: 'timeUp' });
    expect(refusal(game, 'B timedOut @70000')).toBeUndefined();
  });

  it('does not fall in a pause, nor once play has stopped', () => {
    const game = gameOf({ time: ABSOLUTE });
    expect(refusal(after(game, 'paused @1000'), 'B timedOut @99000')).toEqual({ code: 'paused' });
    const stopped = after(game, 'B pass @1000, W pass @2000');
    expect(refusal(stopped, 'B timedOut @99000')).toEqual({ code: 'wrongPhase', phase: 'marking' });
  });

  it('never falls while a second shows', () => {
    const settings = fc.constantFrom(ABSOLUTE, FISCHER, CAPPED, BYOYOMI, CANADIAN);
    const span = fc.oneof(
      fc.nat(100_000),
      fc.constantFrom(0, 1, 999, 1000, 10_000, 60_000, 80_000, 90_000),
      fc.double({ min: 0, max: 1e5, noNaN: true }),
    );
    fc.assert(
      fc.property(settings, fc.array(span, { maxLength: 12 }), (time, spans) => {
        let clock: Clock = newClock(time, BLACK);
        let color = BLACK as typeof BLACK | typeof WHITE;
        let now = 0;
        spans.forEach((ms, i) => {
          now += ms;
          clock = clockAt(clock, now);
          const left = color === BLACK ? clock.black : clock.white;
          expect(left.kind === 'out').toBe(secondsLeft(left) === 0);
          if (left.kind === 'byoyomi') {
            expect(left.periods).toBeGreaterThanOrEqual(1);
            expect(left.periods).toBeLessThanOrEqual(3);
          }
          if (left.kind === 'byoyomi' || left.kind === 'canadian') expect(left.periodMs).toBeGreaterThan(0);
          clock = clockRunning(clockAfterTurn(clock, color, i + 1), opponent(color));
          color = opponent(color);
        });
      }),
    );
  });

  it('shows whole seconds, rounded up', () => {
    expect([1, 999, 1000, 1001].map((ms) => secondsLeft(main(ms)))).toEqual([1, 1, 1, 2]);
    expect(secondsLeft(period(3, 2500))).toBe(3);
    expect(secondsLeft(block(2, 1))).toBe(1);
    expect(secondsLeft(OUT)).toBe(0);
  });
});

describe('time and undo', () => {
  it('comes back for nobody', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @10000, W C3 @15000, B undone 2 @18000');
    expect(positionOf(game).ply).toBe(0);
    const clock = clockOf(game, 20_000);
    expect(clock.black).toEqual(main(45_000));
    expect(clock.white).toEqual(main(55_000));
    const redone = after(game, 'B redone @20000');
    expect(clockOf(redone, 20_000).black).toEqual(main(45_000));
  });

  it('is earned once a ply, however often it is played', () => {
    const once = after(gameOf({ time: FISCHER }), 'B E5 @0, B undone 1 @0');
    expect(clockOf(once, 0).black).toEqual(main(65_000));
    const twice = after(once, 'B C3 @0');
    expect(clockOf(twice, 0).black).toEqual(main(65_000));
    expect(clockOf(after(twice, 'W G7 @0, B E5 @0'), 0).black).toEqual(main(70_000));
  });

  it('is earned by no ply up to the last that earned, however far the way back', () => {
    const back = after(gameOf({ time: FISCHER }), 'B E5 @0, W C3 @0, B undone 2 @0');
    const again = after(back, 'B G7 @0, W G3 @0');
    expect(clockOf(again, 0)).toMatchObject({ black: main(65_000), white: main(65_000) });
    expect(clockOf(after(again, 'B C7 @0'), 0).black).toEqual(main(70_000));
  });

  it('counts a Canadian stone once', () => {
    const game = after(blackPlays(CANADIAN, 65_000), 'B undone 2 @65000, B E5 @65000');
    expect(clockOf(game, 65_000).black).toEqual(block(2, 15_000));
  });

  it('begins a byo-yomi period afresh for every turn', () => {
    const game = after(blackPlays(BYOYOMI, 65_000), 'B undone 2 @69000');
    expect(clockOf(game, 69_000).black).toEqual(period(3, 6_000));
    expect(clockOf(after(game, 'B E5 @70000'), 70_000).black).toEqual(period(3, 10_000));
  });

  it('does not save a flag', () => {
    const game = after(gameOf({ time: ABSOLUTE }), 'B E5 @1000, W undone 1 @62000');
    expect(positionOf(game).turn).toBe(BLACK);
    expect(refusal(game, 'W timedOut @62000')).toBeUndefined();
  });
});

describe('time settings', () => {
  it('are finite and above 0', () => {
    for (const settings of [UNTIMED, ABSOLUTE, FISCHER, CAPPED, BYOYOMI, CANADIAN])
      expect(isTimeSettings(settings)).toBe(true);
    expect(isTimeSettings({ ...BYOYOMI, mainMs: 0 })).toBe(true);
    expect(isTimeSettings({ ...CANADIAN, mainMs: 0 })).toBe(true);
    const wrong: TimeSettings[] = [
      { kind: 'absolute', mainMs: 0 },
      { kind: 'absolute', mainMs: Number.NaN },
      { kind: 'absolute', mainMs: Number.POSITIVE_INFINITY },
      { ...FISCHER, incrementMs: 0 },
      { ...FISCHER, mainMs: -1 },
      { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000, capMs: 59_000 },
      { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000, capMs: Number.NaN },
      { ...BYOYOMI, periods: 0 },
      { ...BYOYOMI, periods: 1.5 },
      { ...BYOYOMI, periodMs: 0 },
      { ...BYOYOMI, mainMs: -1 },
      { ...CANADIAN, stones: 0 },
      { ...CANADIAN, periodMs: Number.NaN },
    ];
    for (const settings of wrong) expect(isTimeSettings(settings)).toBe(false);
  });
});
