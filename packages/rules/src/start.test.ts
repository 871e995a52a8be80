import { describe, expect, it } from 'vitest';
import { BLACK, WHITE } from './color.ts';
import { geometryOf, type Point } from './geometry.ts';
import { at, board, got } from './position.testing.ts';
import { RULESETS } from './ruleset.ts';
import { evenStart, handicapStart, isEmptyStart, recordedStart, setUpStart } from './start.ts';

const { french, japanese, nz } = RULESETS;
const nine = geometryOf(9);

describe('an even start', () => {
  it('is an empty board with the komi of the ruleset, and Black begins', () => {
    const start = got(evenStart(nine, japanese));
    expect(start).toEqual({
      geometry: nine,
      ruleset: japanese,
      komi: 6.5,
      handicap: 0,
      stones: new Uint8Array(81),
      turn: BLACK,
      isSetUp: false,
    });
    expect(isEmptyStart(start)).toBe(true);
  });

  it('takes any komi in halves, none and less than none too', () => {
    for (const komi of [0, 0.5, -7.5, 361]) expect(got(evenStart(nine, french, { komi })).komi).toBe(komi);
  });

  it('refuses a komi that is no number, as plain JavaScript may give', () => {
    for (const komi of ['7.5', '', true, [7]] as unknown as number[])
      expect(evenStart(nine, french, { komi })).toEqual({ ok: false, error: { code: 'komi' } });
  });

  it('refuses a komi that is no multiple of a half', () => {
    for (const komi of [0.25, 7.3, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      for (const refused of [
        evenStart(nine, french, { komi }),
        handicapStart(nine, french, [0, 1] as Point[], { komi }),
        setUpStart(nine, french, new Uint8Array(81), BLACK, { komi }),
      ])
        expect(refused).toEqual({ ok: false, error: { code: 'komi' } });
  });
});

describe('a handicap start', () => {
  const points = ['G7', 'C3'].map((name) => at(nine, name));

  it('has the stones on the board, the komi of handicap games, and White moves', () => {
    const start = got(handicapStart(nine, french, points));
    expect([start.komi, start.handicap, start.turn, start.isSetUp]).toEqual([0.5, 2, WHITE, false]);
    expect(points.map((p) => start.stones[p])).toEqual([BLACK, BLACK]);
    expect(start.stones.reduce((sum, stone) => sum + stone)).toBe(2);
    expect(isEmptyStart(start)).toBe(false);
    expect(got(handicapStart(nine, nz, points)).komi).toBe(0);
    expect(got(handicapStart(nine, french, points, { komi: -3 })).komi).toBe(-3);
  });

  it('refuses fewer than two stones', () => {
    for (const few of [[], points.slice(1)])
      expect(handicapStart(nine, french, few)).toEqual({ ok: false, error: { code: 'handicap' } });
  });

  it('refuses a point taken twice, and one beyond the edge', () => {
    const error = (code: string, point: number) => ({ ok: false, error: { code, point } });
    const [first] = points as [Point];
    expect(handicapStart(nine, french, [...points, first])).toEqual(error('occupied', first));
    for (const beyond of [81, -1, 0.5, Number.NaN])
      expect(handicapStart(nine, french, [...points, beyond as Point])).toEqual(error('offBoard', beyond));
  });

  it('refuses stones that leave themselves no liberty', () => {
    const two = geometryOf(2, 1);
    expect(handicapStart(two, french, [0, 1] as Point[])).toEqual({
      ok: false,
      error: { code: 'noLiberty', point: 0 },
    });
  });
});

describe('a set-up start', () => {
  it('refuses what is no stone', () => {
    const stones = new Uint8Array(81);
    stones[7] = 3;
    expect(setUpStart(nine, french, stones, BLACK)).toEqual({
      ok: false,
      error: { code: 'notAStone', point: 7 },
    });
  });

  it('has the stones, whoever moves, and keeps them though the given ones change', () => {
    const { geometry, stones } = board('X.O\n.X.');
    for (const turn of [BLACK, WHITE] as const) {
      const given = [...stones];
      const start = got(setUpStart(geometry, french, given, turn));
      given[1] = BLACK;
      expect([start.turn, start.komi, start.handicap, start.isSetUp]).toEqual([turn, 7.5, 0, true]);
      expect(start.stones).toEqual(stones);
    }
  });

  it('may be empty', () => {
    expect(isEmptyStart(got(setUpStart(nine, french, new Uint8Array(81), WHITE)))).toBe(true);
  });

  it('refuses another number of points than the board has', () => {
    for (const length of [0, 80, 82])
      expect(setUpStart(nine, french, new Uint8Array(length), BLACK)).toEqual({
        ok: false,
        error: { code: 'stoneCount' },
      });
  });

  it('refuses a chain without liberty, and names its first stone', () => {
    const { geometry, stones } = board(`
      ..X
      .XO
      .XO`);
    expect(setUpStart(geometry, french, stones, BLACK)).toEqual({
      ok: false,
      error: { code: 'noLiberty', point: at(geometry, 'C2') },
    });
  });
});

describe('a start in a record', () => {
  it('may hold what no game could begin with', () => {
    const { geometry, stones } = board('XO.');
    const start = recordedStart(geometry, french, stones, WHITE, 0.5);
    expect(start).toMatchObject({ komi: 0.5, turn: WHITE, isSetUp: true, handicap: 0 });
    expect([...recordedStart(geometry, french, [1, 2, 1], WHITE, 0).stones]).toEqual([1, 2, 1]);
  });

  it('holds stones and a komi all the same', () => {
    expect(() => recordedStart(nine, french, [1], BLACK, 0)).toThrow('stoneCount');
    expect(() => recordedStart(nine, french, new Uint8Array(81), BLACK, 0.3)).toThrow('komi');
  });
});
