import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import { texts as en } from '../text/en/index.ts';
import { texts as fr } from '../text/fr/index.ts';
import { type Entry, foundIn, newestFirst } from './entry.ts';
import { entryDetails, entryName, searchedText, standingOfRecord, standingText } from './entry-texts.ts';

const FACTS = {
  black: 'Élodie Café',
  white: '武宮 正樹',
  title: '本因坊戦',
  date: '1988-05-01',
  width: 19,
  height: 19,
  rules: 'Japanese',
  result: 'W+R',
  moves: 212,
};

const record = (id: string, changedAt = 0, gameInFile = 0) => ({
  kind: 'record' as const,
  id,
  name: '',
  facts: FACTS,
  changedAt,
  gameInFile,
});

const game = (id: string, changedAt = 0, name = ''): Entry => ({
  kind: 'game',
  id,
  name,
  sheet: { ...firstSheet('en'), black: 'Ada', white: 'Max', komi: 6.5 },
  begunAt: Date.UTC(2026, 10, 30, 12),
  changedAt,
});

const found = (entries: readonly Entry[], query: string) =>
  foundIn(entries, query, (entry) => searchedText(entry, en)).map(({ id }) => id);

describe('the list of games', () => {
  it('has the last touched first, and the games of one file in its order', () => {
    const entries = [record('second', 5, 1), game('old', 1), record('first', 5, 0), game('new', 9)];
    expect(newestFirst(entries).map(({ id }) => id)).toEqual(['new', 'first', 'second', 'old']);
  });

  it.each([
    ['ada', ['g']],
    ['MAX  9 × 9', ['g']],
    ['elodie', ['r']],
    ['ＥＬＯＤＩＥ', ['r']],
    ['武宮', ['r']],
    ['本因坊', ['r']],
    ['1988', ['r']],
    ['2026', ['g']],
    ['ada elodie', []],
    ['  ', ['g', 'r']],
  ])('finds by %s', (query, ids) => {
    expect(found([game('g'), record('r')], query)).toEqual(ids);
  });

  it('finds a game by the name it was given, accents or not', () => {
    expect(found([game('g', 0, 'Première leçon')], 'premiere')).toEqual(['g']);
  });
});

describe('what a list says of a game', () => {
  it('goes by its name, or by its players', () => {
    expect(entryName(game('g', 0, 'Lesson'), en)).toBe('Lesson');
    expect(entryName(game('g'), en)).toBe('Ada against Max');
    expect(entryName(record('r'), fr)).toBe('Élodie Café contre 武宮 正樹');
    const nobody = { ...record('r'), facts: { ...FACTS, black: '', white: '' } };
    expect(entryName(nobody, en)).toBe('本因坊戦');
    expect(entryName({ ...nobody, facts: { ...nobody.facts, title: '' } }, en)).toBe('Without a name');
  });

  it('tells board, rules and date', () => {
    expect(entryDetails(game('g'), en)).toBe('9\u00a0×\u00a09, Chinese rules, Nov 30, 2026');
    expect(entryDetails(game('g'), fr)).toBe('9\u00a0×\u00a09, Règle chinoise, 30 nov. 2026');
    expect(entryDetails(record('r'), en)).toBe('19\u00a0×\u00a019, Japanese, 1988-05-01');
  });

  it.each([
    ['W+R', 'White by resignation'],
    ['B+3.5', 'Black by 3.5'],
    ['0', 'A draw.'],
    ['Void', 'No result.'],
    ['黒中押勝', '黒中押勝'],
    ['', '212 moves'],
  ])('says of the result %s: %s', (result, text) => {
    expect(standingText(standingOfRecord({ ...FACTS, result }), en)).toBe(text);
  });

  it('says how far a game is', () => {
    expect(standingText({ kind: 'play', moves: 12 }, en)).toBe('In play, move 12');
    expect(standingText({ kind: 'marking', moves: 12 }, fr)).toBe('À compter');
  });
});
