import { describe, expect, it } from 'vitest';
import { about as englishAbout } from './en/about.ts';
import { book as englishBook } from './en/book.ts';
import { choosing as englishChoosing } from './en/choosing.ts';
import { clock as englishClock } from './en/clock.ts';
import { counting as englishCounting } from './en/counting.ts';
import { drills as englishDrills } from './en/drills.ts';
import { guided as englishGuided } from './en/guided.ts';
import { texts as english } from './en/index.ts';
import { lessons as englishLessons } from './en/lessons.ts';
import { points as englishPoints } from './en/points.ts';
import { problems as englishProblems } from './en/problems.ts';
import { reasons as englishReasons } from './en/reasons.ts';
import { record as englishRecord } from './en/record.ts';
import { settings as englishSettings } from './en/settings.ts';
import { solve as englishSolve } from './en/solve.ts';
import { typed as englishTyped } from './en/typed.ts';
import { words as englishWords } from './en/words.ts';
import { about as frenchAbout } from './fr/about.ts';
import { book as frenchBook } from './fr/book.ts';
import { choosing as frenchChoosing } from './fr/choosing.ts';
import { clock as frenchClock } from './fr/clock.ts';
import { counting as frenchCounting } from './fr/counting.ts';
import { drills as frenchDrills } from './fr/drills.ts';
import { guided as frenchGuided } from './fr/guided.ts';
import { texts as french } from './fr/index.ts';
import { lessons as frenchLessons } from './fr/lessons.ts';
import { points as frenchPoints } from './fr/points.ts';
import { problems as frenchProblems } from './fr/problems.ts';
import { reasons as frenchReasons } from './fr/reasons.ts';
import { record as frenchRecord } from './fr/record.ts';
import { settings as frenchSettings } from './fr/settings.ts';
import { solve as frenchSolve } from './fr/solve.ts';
import { typed as frenchTyped } from './fr/typed.ts';
import { words as frenchWords } from './fr/words.ts';
import { languageOf } from './texts.ts';

// Texts that are files of their own, loaded with what they belong to.
const en = {
  ...english,
  about: englishAbout,
  book: englishBook,
  choosing: englishChoosing,
  clock: englishClock,
  counting: englishCounting,
  lessons: englishLessons,
  drills: englishDrills,
  guided: englishGuided,
  points: englishPoints,
  problems: englishProblems,
  reasons: englishReasons,
  record: englishRecord,
  settings: englishSettings,
  solve: englishSolve,
  typed: englishTyped,
  words: englishWords,
};
const fr = {
  ...french,
  about: frenchAbout,
  book: frenchBook,
  choosing: frenchChoosing,
  clock: frenchClock,
  counting: frenchCounting,
  lessons: frenchLessons,
  drills: frenchDrills,
  guided: frenchGuided,
  points: frenchPoints,
  problems: frenchProblems,
  reasons: frenchReasons,
  record: frenchRecord,
  settings: frenchSettings,
  solve: frenchSolve,
  typed: frenchTyped,
  words: frenchWords,
};

/** What stands in for each argument of a text that is a function: both colors, one and many. */
const SAMPLES: readonly unknown[][] = [
  [1, 1, 1],
  [2, 2, 2],
  ['D4', 1, 1],
  ['D4', 2, 7],
  ['Léa', 'Max', '9 × 9'],
  [0.5, 7.5, 'x'],
];

/** Every sentence of a catalog, with its path. */
function sentencesOf(catalog: object, path = ''): [string, string][] {
  return Object.entries(catalog).flatMap(([key, value]): [string, string][] => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return [[at, value]];
    if (typeof value === 'function') return SAMPLES.map((args) => [at, String(value(...args))]);
    return sentencesOf(value, at);
  });
}

const keysOf = (catalog: object) => [...new Set(sentencesOf(catalog).map(([path]) => path))].sort();

describe('the catalog of texts', () => {
  it('has the same keys in both languages', () => {
    expect(keysOf(fr)).toEqual(keysOf(en));
    expect(keysOf(en).length).toBeGreaterThan(80);
  });

  it.each([
    ['English', en],
    ['French', fr],
  ])('has no empty text, straight quote, double space or exclamation in %s', (_, catalog) => {
    for (const [path, text] of sentencesOf(catalog)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/['"!]| {2}|\.\.\./);
    }
  });

  it('says nothing twice in the two languages but names and marks', () => {
    const english = new Set(sentencesOf(en).map((sentence) => sentence.join('\n')));
    const same = sentencesOf(fr).filter((sentence) => english.has(sentence.join('\n')));
    const paths = [...new Set(same.map(([path]) => path))].sort();
    expect(paths).toEqual([
      'about.others.gnugo',
      'board.figures.triangle',
      'book.figure',
      'book.place.inside',
      'book.rulesets.compensation',
      'book.rulesets.komi',
      'book.rulesets.suicide',
      'book.sum.points',
      'clock.kinds.byoyomi',
      'clock.kinds.fischer',
      'clock.short',
      'clock.summary',
      'clock.units.blockPeriod',
      'clock.units.increment',
      'clock.units.main',
      'clock.units.period',
      'common.boardSize',
      'common.count',
      'common.name',
      'common.number',
      'common.points',
      'count.komi',
      'count.total',
      'drills.rectangles',
      'drills.took',
      'home.points',
      'library.day',
      'newGame.komi',
      'newGame.summary',
      'problems.numbered',
      'problems.themes.ko',
      'record.date',
      'record.handicap',
      'typed.commands.ataris.0',
      'typed.commands.help.0',
      'typed.commands.play.0',
    ]);
  });

  it('keeps French signs with the word before them by a space that does not break', () => {
    for (const [path, text] of sentencesOf(fr)) {
      expect(text, path).not.toMatch(/[  ][:;?!»]/);
      expect(text, path).not.toMatch(/[^\u00a0\s][:;?!»]/);
      expect(text, path).not.toMatch(/«[^\u00a0]/);
    }
  });

  it('writes French numbers with a comma', () => {
    expect(fr.common.number(47.5)).toBe('47,5');
    expect(fr.count.winsBy(2, 6.5)).toBe('Blanc gagne de 6,5\u00a0points.');
    expect(en.common.number(-0.5)).toBe('−0.5');
  });
});

describe('the language of a browser', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de', 'fr'], 'fr'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j reads %s', (tags, language) => {
    expect(languageOf(tags)).toBe(language);
  });
});
