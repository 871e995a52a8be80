import { describe, expect, it } from 'vitest';
import { firstSheet, parseKomi, readSheet, setupOf } from './game-sheet.ts';

describe('komi', () => {
  it.each([
    ['7.5', 7.5],
    ['7,5', 7.5],
    [' 0 ', 0],
    ['-3.5', -3.5],
    ['−3,5', -3.5],
    ['361', 361],
    ['-0', 0],
  ])('%j is %d', (text, komi) => {
    expect(parseKomi(text)).toBe(komi);
  });

  it.each(['', 'six', '6.25', '6.3', '361.5', '1e2', '7..5', '7.5.', '∞'])('%j is none', (text) => {
    expect(parseKomi(text)).toBeUndefined();
  });
});

describe('sheets', () => {
  it('begin with French rules in French and Chinese rules in English, on 9 × 9', () => {
    expect(firstSheet('fr')).toMatchObject({ size: 9, ruleset: 'french', komi: 7.5 });
    expect(firstSheet('en')).toMatchObject({ size: 9, ruleset: 'chinese', komi: 7.5 });
  });

  it('come back as they were kept', () => {
    const computer = { color: 2, level: 'hard' } as const;
    const sheet = { size: 13, ruleset: 'japanese', komi: 6.5, black: 'Léa', white: '', computer } as const;
    expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    expect(setupOf(sheet).start).toMatchObject({ komi: 6.5, handicap: 0 });
  });

  it('begin with handicap stones on the fixed points, or wait for them', () => {
    const handicap = { stones: 2, placement: 'fixed' } as const;
    const sheet = { ...firstSheet('fr'), komi: 0.5, handicap };
    expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    expect(setupOf(sheet)).toMatchObject({ start: { handicap: 2, komi: 0.5, turn: 2 }, freeHandicap: 0 });
    const free = setupOf({ ...sheet, handicap: { stones: 3, placement: 'free' } });
    expect(free).toMatchObject({ start: { handicap: 0, komi: 0.5 }, freeHandicap: 3 });
  });

  it.each([7, { stones: 1, placement: 'free' }, { stones: 10, placement: 'free' }, { stones: 3 }])(
    'are none with the handicap %j',
    (handicap) => {
      expect(readSheet({ ...firstSheet('en'), handicap })).toBeUndefined();
      const small = { ...firstSheet('en'), size: 6, handicap: { stones: 2, placement: 'fixed' } };
      expect(readSheet(small)).toBeUndefined();
    },
  );

  it('keep that the first capture wins', () => {
    const sheet = { ...firstSheet('en'), goal: 'firstCapture' } as const;
    expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    expect(setupOf(sheet).goal).toBe('firstCapture');
    expect(setupOf(firstSheet('en')).goal).toBe('count');
  });

  it('begin on the stones of another game, with the color that is to move there', () => {
    const position = { stones: `${'.'.repeat(40)}X${'O'.repeat(2)}${'.'.repeat(38)}`, turn: 2 } as const;
    const sheet = { ...firstSheet('en'), position };
    expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    const { start } = setupOf(sheet);
    expect([start.turn, start.stones[40], start.stones[41], start.isSetUp]).toEqual([2, 1, 2, true]);
  });

  it.each([
    null,
    { stones: 'X', turn: 1 },
    { stones: '?'.repeat(81), turn: 1 },
    { stones: '.'.repeat(81), turn: 3 },
    { stones: 'X'.repeat(81), turn: 1 },
  ])('are none with the position %j', (position) => {
    expect(readSheet({ ...firstSheet('en'), position })).toBeUndefined();
  });

  it.each([undefined, 'hard', { color: 3, level: 'hard' }, { color: 1, level: 'divine' }])(
    'are between two people where the computer is %j',
    (computer) => {
      const sheet = { size: 9, ruleset: 'french', komi: 7.5, black: '', white: '', computer };
      expect(readSheet(sheet)).toEqual({ ...sheet, computer: undefined });
    },
  );

  it.each([
    null,
    'sheet',
    {},
    { size: 99, ruleset: 'french', komi: 7.5, black: '', white: '' },
    { size: 9, ruleset: 'martian', komi: 7.5, black: '', white: '' },
    { size: 9, ruleset: 'french', komi: 7.3, black: '', white: '' },
    { size: 9, ruleset: 'french', komi: Number.NaN, black: '', white: '' },
    { size: 9, ruleset: 'french', komi: 7.5, black: 1, white: '' },
  ])('%j is none', (kept) => {
    expect(readSheet(kept)).toBeUndefined();
  });
});
