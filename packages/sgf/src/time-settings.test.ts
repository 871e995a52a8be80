import type { TimeSettings } from '@honte/game';
import { UNTIMED } from '@honte/game';
import { describe, expect, it } from 'vitest';
import { timeLeftOf, timeLeftTexts, timeSettingsOf, timeTextsOf } from './time-settings.ts';

const byoyomi = (main: number, periods: number, seconds: number): TimeSettings => ({
  kind: 'byoyomi',
  mainMs: main * 1000,
  periods,
  periodMs: seconds * 1000,
});
const canadian = (main: number, stones: number, seconds: number): TimeSettings => ({
  kind: 'canadian',
  mainMs: main * 1000,
  stones,
  periodMs: seconds * 1000,
});
const fischer = (main: number, seconds: number, cap?: number): TimeSettings => ({
  kind: 'fischer',
  mainMs: main * 1000,
  incrementMs: seconds * 1000,
  capMs: cap === undefined ? undefined : cap * 1000,
});
const absolute = (main: number): TimeSettings => ({ kind: 'absolute', mainMs: main * 1000 });

describe('the time in a file', () => {
  it.each<[string, string, TimeSettings]>([
    ['1800', '', absolute(1800)],
    ['1800.0', 'none', absolute(1800)],
    ['30 min', '', absolute(1800)],
    ['1h30', '', absolute(5400)],
    ['1h30m', '', absolute(5400)],
    ['1:30:00', '', absolute(5400)],
    ['45:00', '', absolute(2700)],
    ['600', '5x30 byo-yomi', byoyomi(600, 5, 30)],
    ['600', '5 x 30 byoyomi', byoyomi(600, 5, 30)],
    ['600', '3x60s', byoyomi(600, 3, 60)],
    ['600', '5 periods of 1 min', byoyomi(600, 5, 60)],
    ['0', '1x10 byo-yomi', byoyomi(0, 1, 10)],
    ['0', '30 simple', byoyomi(0, 1, 30)],
    ['1200', '30 byo-yomi', byoyomi(1200, 1, 30)],
    ['600', '25/600 Canadian', canadian(600, 25, 600)],
    ['1800', '15/300 canadian', canadian(1800, 15, 300)],
    ['600', '25 stones / 10 min', canadian(600, 25, 600)],
    ['600', '15 moves in 5 minutes', canadian(600, 15, 300)],
    ['300', '10 fischer', fischer(300, 10)],
    ['259200', '86400 fischer, at most 604800', fischer(259_200, 86_400, 604_800)],
    ['300', '+10', fischer(300, 10)],
    ['300', '5s per move increment', fischer(300, 5)],
  ])('TM[%s] OT[%s]', (TM, OT, settings) => {
    expect(timeSettingsOf({ TM, OT })).toEqual(settings);
  });

  it('may count periods apart, as Fox does', () => {
    expect(timeSettingsOf({ TM: '1200', TC: '3', TT: '60' })).toEqual(byoyomi(1200, 3, 60));
    expect(timeSettingsOf({ TM: '1200', TC: '0', TT: '0' })).toEqual(absolute(1200));
  });

  it('may be stated as none, or not be stated', () => {
    expect(timeSettingsOf({ TM: '0' })).toEqual(UNTIMED);
    expect(timeSettingsOf({})).toBeUndefined();
    expect(timeSettingsOf({ TM: '' })).toBeUndefined();
    expect(timeSettingsOf({ TM: 'as long as you like' })).toBeUndefined();
    expect(timeSettingsOf({ TM: '600', OT: 'the usual' })).toBeUndefined();
    expect(timeSettingsOf({ TM: '600', OT: '0x30' })).toBeUndefined();
  });

  it('is read as it is printed', () => {
    for (const settings of [
      absolute(61.5),
      byoyomi(0, 3, 30),
      canadian(600, 25, 600),
      fischer(300, 10),
      fischer(300, 10, 900),
    ])
      expect(timeSettingsOf(timeTextsOf(settings))).toEqual(settings);
    expect(timeTextsOf(UNTIMED)).toEqual({});
    expect(timeTextsOf(byoyomi(600, 5, 30))).toEqual({ TM: '600', OT: '5x30 byo-yomi' });
    expect(timeTextsOf(canadian(600, 25, 600))).toEqual({ TM: '600', OT: '25/600 Canadian' });
  });
});

describe('what a player has left', () => {
  it('is main time, or a period with those that are left, or stones to play', () => {
    expect(timeLeftOf(byoyomi(600, 5, 30), '123.4', undefined)).toEqual({ kind: 'main', mainMs: 123_400 });
    expect(timeLeftOf(byoyomi(600, 5, 30), '12', '3')).toEqual({
      kind: 'byoyomi',
      periods: 3,
      periodMs: 12_000,
    });
    expect(timeLeftOf(canadian(600, 25, 600), '540', '20')).toEqual({
      kind: 'canadian',
      stones: 20,
      periodMs: 540_000,
    });
    expect(timeLeftOf(undefined, '0', undefined)).toEqual({ kind: 'out' });
    expect(timeLeftOf(undefined, 'soon', '1')).toBeUndefined();
    expect(timeLeftOf(undefined, undefined, '1')).toBeUndefined();
  });

  it('is read as it is printed', () => {
    for (const left of [
      { kind: 'main', mainMs: 59_999 },
      { kind: 'byoyomi', periods: 2, periodMs: 30_000 },
      { kind: 'out' },
    ] as const) {
      const { seconds, count } = timeLeftTexts(left);
      expect(timeLeftOf(byoyomi(60, 2, 30), seconds, count)).toEqual(left);
    }
    expect(timeLeftTexts({ kind: 'unlimited' })).toEqual({});
  });
});
