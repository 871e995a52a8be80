import { apply, type Event } from '@honte/game';
import { BLACK, type Color, geometryOf, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet, type GameSheet } from '../game-sheet.ts';
import { newTable, type Table } from '../kept-game.ts';
import { canEarn, earningOf, isAtStake, nextHintPrice } from './earning.ts';
import { HINTS, VALUES, valuesOf } from './values.ts';

const HONTE = { ...firstSheet('en'), computer: { color: WHITE, level: 'medium' } } as const;

/** Words for events: a point, `pass`, `hint`, `undo 2`, `redo`, `resign`, by whoever is to move; `W resign`. */
function tableOf(words: string, sheet: GameSheet = HONTE): Table {
  let table = newTable('g', sheet, 1);
  let turn: Color = BLACK;
  for (const word of words.split(', ').filter(Boolean)) {
    const next = apply(table.game, eventFor(word, turn, sheet.size));
    if (!next.ok) throw new Error(`${word}: ${next.error.code}`);
    table = { ...table, game: next.value };
    const { parent } = next.value;
    if (parent && /^([A-T]\d+|pass)$/.test(word)) turn = turn === BLACK ? WHITE : BLACK;
  }
  return table;
}

function eventFor(word: string, turn: Color, size: number): Event {
  const deed = { by: turn, at: 0 };
  if (word === 'pass') return { kind: 'passed', ...deed };
  if (word === 'agree') return { kind: 'agreed', ...deed };
  if (word === 'B agree') return { kind: 'agreed', by: BLACK, at: 0 };
  if (word === 'W agree') return { kind: 'agreed', by: WHITE, at: 0 };
  if (word === 'resign') return { kind: 'resigned', by: BLACK, at: 0 };
  if (word === 'W resign') return { kind: 'resigned', by: WHITE, at: 0 };
  if (word === 'abort') return { kind: 'aborted', at: 0 };
  if (word.startsWith('undo')) return { kind: 'undone', by: BLACK, at: 0, plies: Number(word.slice(5)) };
  if (word === 'redo') return { kind: 'redone', by: BLACK, at: 0 };
  if (word === 'hint') return { kind: 'hinted', ...deed, move: { kind: 'pass', color: turn } };
  const point = parsePoint(geometryOf(size), word);
  if (!point.ok) throw new Error(word);
  return { kind: 'played', ...deed, point: point.value as Point };
}

const TEN = 'E5, C3, D5, C4, D4, C5, D3, C6, D6, C7';

describe('a finished game', () => {
  it('earns by level, size and outcome', () => {
    expect(earningOf(tableOf(`${TEN}, W resign`))).toEqual({
      kind: 'earned',
      outcome: 'won',
      value: 10,
      hints: 0,
      price: 0,
      points: 10,
    });
    expect(earningOf(tableOf(`${TEN}, resign`))).toMatchObject({ outcome: 'lost', points: 2 });
    expect(earningOf(tableOf(`${TEN}, pass, pass, W agree, B agree`))).toMatchObject({ kind: 'earned' });
    const drawn = { ...HONTE, komi: 0 };
    const level = 'E5, C3, pass, pass, W agree, B agree';
    expect(earningOf(tableOf(level, drawn))).toEqual({ kind: 'nothing', why: 'tooShort', leastPlies: 10 });
  });

  it('earns less for each hint after the first, and never less than nothing', () => {
    const won = (hints: string) => earningOf(tableOf(`${hints}${TEN}, W resign`));
    expect(won('hint, ')).toMatchObject({ hints: 1, price: 0, points: 10 });
    expect(won('hint, hint, ')).toMatchObject({ hints: 2, price: 1, points: 9 });
    expect(won('hint, hint, hint, ')).toMatchObject({ hints: 3, price: 3, points: 7 });
    expect(earningOf(tableOf(`hint, hint, hint, ${TEN}, resign`))).toMatchObject({ value: 2, points: 0 });
  });

  it('earns nothing when it is too short, in proportion to the board', () => {
    const nine = 'E5, C3, D5, C4, D4, C5, D3, C6, D6';
    expect(earningOf(tableOf(`${nine}, W resign`))).toMatchObject({ why: 'tooShort' });
    expect(earningOf(tableOf(`${TEN}, W resign`, { ...HONTE, size: 13 }))).toEqual({
      kind: 'nothing',
      why: 'tooShort',
      leastPlies: 21,
    });
  });

  it('earns nothing between people, from a position, on a small board, or without a result', () => {
    const why = (sheet: GameSheet, words: string) => earningOf(tableOf(words, sheet));
    expect(why({ ...HONTE, computer: undefined }, `${TEN}, resign`)).toMatchObject({ why: 'twoPeople' });
    const position = { stones: '.'.repeat(81), turn: BLACK } as const;
    expect(why({ ...HONTE, position }, `${TEN}, W resign`)).toMatchObject({ why: 'setUp' });
    expect(why({ ...HONTE, goal: 'firstCapture' }, `${TEN}, W resign`)).toMatchObject({
      why: 'firstCapture',
    });
    expect(why({ ...HONTE, size: 7 }, `${TEN}, W resign`)).toMatchObject({ why: 'smallBoard' });
    expect(why(HONTE, `${TEN}, abort`)).toMatchObject({ why: 'noResult' });
  });

  it('is none before it is over', () => {
    expect(earningOf(tableOf(TEN))).toBeUndefined();
    expect(canEarn(tableOf(TEN))).toBe(true);
  });
});

describe('taking back', () => {
  it('earns nothing once something else was done', () => {
    expect(earningOf(tableOf(`${TEN}, undo 2, D7, C7, W resign`))).toMatchObject({ why: 'undone' });
    expect(earningOf(tableOf(`${TEN}, undo 2, resign`))).toMatchObject({ why: 'undone' });
    expect(canEarn(tableOf(`${TEN}, undo 2, D7`))).toBe(false);
  });

  it('costs nothing when it is brought back at once', () => {
    expect(earningOf(tableOf(`${TEN}, undo 2, undo 2, redo, redo, W resign`))).toMatchObject({ points: 10 });
    expect(earningOf(tableOf(`${TEN}, undo 2, undo 2, redo, W resign`))).toMatchObject({ why: 'undone' });
    expect(earningOf(tableOf(`${TEN}, undo 2, hint, redo, W resign`))).toMatchObject({ points: 10 });
  });

  it('is at stake only while it can be brought back, and only the first time', () => {
    expect(isAtStake(tableOf(`${TEN}, undo 2`))).toBe(true);
    expect(isAtStake(tableOf(`${TEN}, undo 2, undo 2`))).toBe(false);
    expect(isAtStake(tableOf(`${TEN}, undo 2, redo`))).toBe(false);
    expect(isAtStake(tableOf(`${TEN}, undo 2, D7, C7, undo 2`))).toBe(false);
  });

  it('after the end leaves no points behind', () => {
    expect(earningOf(tableOf(`${TEN}, W resign, undo 2`))).toBeUndefined();
    expect(earningOf(tableOf(`${TEN}, W resign, undo 2, redo, W resign`))).toMatchObject({ points: 10 });
  });
});

describe('the table of values', () => {
  it('has as many hints on every board, the first for nothing', () => {
    for (const { hints } of VALUES) {
      expect(hints).toHaveLength(HINTS);
      expect(hints[0]).toBe(0);
    }
  });

  it('gives more for more: a stronger level, a larger board, a better outcome', () => {
    for (const [i, { levels, leastPlies, size }] of VALUES.entries()) {
      for (const values of Object.values(levels)) {
        expect(values.won).toBeGreaterThan(values.drawn);
        expect(values.drawn).toBeGreaterThan(values.lost);
        expect(values.lost).toBeGreaterThan(0);
      }
      expect(levels.medium.won).toBeGreaterThan(levels.easy.won);
      expect(levels.hard.won).toBeGreaterThan(levels.medium.won);
      expect(leastPlies).toBe(Math.ceil((10 * size * size) / 81));
      const smaller = VALUES[i - 1];
      if (smaller) expect(levels.easy.won).toBeGreaterThan(smaller.levels.easy.won);
    }
  });

  it('holds for sizes in between, and for none too small', () => {
    expect(valuesOf(11)?.size).toBe(9);
    expect(valuesOf(19)?.size).toBe(19);
    expect(valuesOf(8)).toBeUndefined();
  });

  it('prices hints until there are none', () => {
    const price = (hints: string, sheet: GameSheet = HONTE) => nextHintPrice(tableOf(hints, sheet), BLACK);
    expect([price(''), price('hint'), price('hint, hint')]).toEqual([0, 1, 2]);
    expect(price('hint, hint, hint')).toBeUndefined();
    expect(price('hint, hint', { ...HONTE, computer: undefined })).toBe(0);
  });
});
