import { describe, expect, it } from 'vitest';
import { played } from './players.testing.ts';
import { differenceOf, type Header, readResults, writeLine } from './results-file.ts';

const HEADER: Header = {
  honteMatch: 1,
  size: 9,
  komi: 7.5,
  rules: 'chinese',
  time: null,
  maxPlies: 243,
  patience: 120,
  programs: {
    a: { command: 'gnugo --level 1', name: 'GNU Go', version: '3.8' },
    b: { command: 'honte gtp', name: 'Honte', version: '0.1.0' },
  },
};

describe('a file of results', () => {
  it('is read as it was written', async () => {
    const second = await played({ a: { moves: ['resign'] }, b: {} });
    const games = [await played({ a: {}, b: {} }), { ...second, game: 2 }];
    const whole = [HEADER, ...games].map(writeLine).join('');
    expect(readResults(whole)).toEqual({ ok: true, value: { header: HEADER, games, whole } });
  });

  it('loses only the line in which writing was cut off', async () => {
    const game = await played({ a: {}, b: {} });
    const whole = writeLine(HEADER) + writeLine(game);
    for (const torn of ['{', writeLine(game).slice(0, -1)])
      expect(readResults(whole + torn)).toEqual({
        ok: true,
        value: { header: HEADER, games: [game], whole },
      });
    for (const torn of ['', '{"hon', writeLine(HEADER).slice(0, -1)])
      expect(readResults(torn)).toEqual({ ok: true, value: undefined });
  });

  it('is refused where a game holds what is no move', async () => {
    const game = await played({ a: {}, b: {} });
    for (const moves of [['Z4'], ['K10'], [4], 'E5'])
      expect(readResults(`${writeLine(HEADER) + JSON.stringify({ ...game, moves })}\n`)).toEqual({
        ok: false,
        error: 'line 2: not a game',
      });
  });

  it('is refused where a game is in it twice, which would count twice', async () => {
    const line = writeLine(await played({ a: {}, b: {} }));
    expect(readResults(writeLine(HEADER) + line + line)).toEqual({
      ok: false,
      error: 'line 3: game 1 once more',
    });
  });

  it.each([
    ['my diary', 'line 1: not a match'],
    ['my diary\n', 'line 1: not a match'],
    ['{}\n', 'line 1: not a match'],
    ['{"honteMatch":1,"size":9,"programs":{"a":null,"b":null}}\n', 'line 1: not a match'],
    [writeLine({ ...HEADER, size: 0.5 }), 'line 1: not a match'],
    [`${writeLine(HEADER)}{"game":1}\n`, 'line 2: not a game'],
    [`${writeLine(HEADER)}{"game":\n{}\n`, 'line 2: not a game'],
  ])('is refused where it is something else: %j', (text, error) => {
    expect(readResults(text)).toEqual({ ok: false, error });
  });
});

describe('two matches', () => {
  const { a, b } = HEADER.programs;

  it.each([
    [{ ...HEADER, komi: 5.5 }, 'komi was 7.5, now 5.5'],
    [{ ...HEADER, time: 60 }, 'time was none, now 60'],
    [
      { ...HEADER, programs: { a, b: { ...b, command: 'honte gtp --level easy' } } },
      '--b was honte gtp, now honte gtp --level easy',
    ],
    [
      { ...HEADER, programs: { a: { ...a, version: '3.9' }, b } },
      'the program of --a was GNU Go 3.8, now GNU Go 3.9',
    ],
  ])('differ in a setting that is named', (asked, difference) => {
    expect(differenceOf(HEADER, asked)).toBe(difference);
  });

  it('are one when all settings are the same', () => {
    expect(differenceOf(HEADER, structuredClone(HEADER))).toBeUndefined();
  });
});
