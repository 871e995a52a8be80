import { readFileSync } from 'node:fs';
import { RULESETS, setUpStart } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { loadChapter } from '../book/chapter.ts';
import { CHAPTERS } from '../book/text-chapter.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { type Prose, readOf, spansIn } from '../prose/prose.ts';
import { faultsOf, wordsPerSentence } from '../prose/typography.testing.ts';
import { loadWords, type Word } from './word.ts';
import { WORD_FACTS } from './word-facts.ts';

const words: Readonly<Record<Language, readonly Word[]>> = {
  en: await loadWords('en'),
  fr: await loadWords('fr'),
};
const each = LANGUAGES.flatMap((language) =>
  words[language].map((word) => [language, word.id, word] as const),
);

const GLOSSARY = readFileSync(new URL('../../../../GLOSSARY.md', import.meta.url), 'utf8');

/** The terms of Go that the list for developers has, in both languages. */
function termsOf(): readonly (readonly [Language, string])[] {
  const [, table = ''] = GLOSSARY.split('## Words of Go');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (-|English)/.test(line));
  return rows.flatMap((row) => {
    const [, en = '', fr = ''] = row.split('|');
    const terms = (cell: string, language: Language) =>
      cell
        .replace(/\([^)]*\)/g, '')
        .split(/[,;]/)
        .map((term) => [language, term.trim()] as const)
        .filter(([, term]) => term !== '');
    return [...terms(en, 'en'), ...terms(fr, 'fr')];
  });
}

const targetsOf = (prose: Prose) =>
  spansIn(prose)
    .flatMap((span) => (span.kind === 'word' ? [span.word] : span.kind === 'link' ? [span.address] : []))
    .sort();

describe('the words of the glossary', () => {
  it('are the same in both languages', () => {
    const ids = (language: Language) => words[language].map(({ id }) => id).sort();
    expect(ids('fr')).toEqual(ids('en'));
    expect(ids('en')).toEqual(WORD_FACTS.map(({ id }) => id).sort());
  });

  it.each(LANGUAGES)('stand in the alphabet of %s', (language) => {
    const names = words[language].map((word) => word.names[0]);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  });

  it.each(LANGUAGES)('have in %s each a name that no other has', (language) => {
    const names = words[language].flatMap((word) => word.names.map((name) => name.toLowerCase()));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(termsOf())('have the term of the developers’ list (%s: %s)', (language, term) => {
    const names = words[language].flatMap((word) => [...word.names]);
    expect(names.map((name) => name.toLowerCase())).toContain(term.toLowerCase());
  });

  it('are more than fifty terms of that list', () => {
    expect(termsOf().length).toBeGreaterThan(120);
  });

  it.each(each)('(%s) %s is set as its language sets letters, in few words', (language, _, word) => {
    const says = readOf(spansIn(word.says));
    for (const text of [...word.names, says, readOf(word.caption)])
      expect(faultsOf(text, language)).toEqual([]);
    expect(wordsPerSentence(says)).toBeLessThan(25);
    expect(says.length).toBeLessThan(260);
  });

  it.each(each)('(%s) %s links to words that there are, and to others than itself', (_, id, word) => {
    const ids = WORD_FACTS.map((facts) => facts.id as string);
    const linked = spansIn(word.says).flatMap((span) => (span.kind === 'word' ? [span.word] : []));
    for (const target of [...linked, ...word.see]) {
      expect(ids).toContain(target);
      expect(target).not.toBe(id);
    }
  });

  it.each(words.en)('$id says the same in both languages, as far as links tell', ({ id, says, plate }) => {
    const french = words.fr.find((word) => word.id === id)!;
    expect(targetsOf(french.says)).toEqual(targetsOf(says));
    for (const word of [french, words.en.find((one) => one.id === id)!])
      expect(readOf(word.caption) === '').toBe(plate === undefined);
  });

  it.each(words.en.filter(({ plate }) => plate))('$id is shown on a board that can be', ({ plate }) => {
    expect(setUpStart(plate!.geometry, RULESETS.french, plate!.stones, 1).ok).toBe(true);
  });

  it.each(words.en.flatMap(({ id, foreign }) => foreign.map((name) => ({ id, ...name }))))(
    '$id in $language is written, and can be said',
    ({ language, written, said }) => {
      const script = {
        ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、]+$/u,
        zh: /^[\p{Script=Han}、]+$/u,
        ko: /^[\p{Script=Hangul}、]+$/u,
      }[language];
      expect(written).toMatch(script);
      expect(said).toMatch(/^[\p{Script=Latin}, ]+$/u);
    },
  );
});

describe('links to words', () => {
  it.each(LANGUAGES.flatMap((language) => CHAPTERS.map((id) => [language, id] as const)))(
    'of the book (%s) lead somewhere, in %s',
    async (language, id) => {
      const { prose, plates } = await loadChapter(id, language);
      const lines = [...plates.values()].flatMap(({ caption, task, said }) => [caption, task, ...said]);
      const ids = WORD_FACTS.map((facts) => facts.id as string);
      for (const span of [...spansIn(prose), ...lines.flat()])
        if (span.kind === 'word') expect(ids).toContain(span.word);
    },
  );
});
