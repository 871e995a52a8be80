import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { numberOf, numbersIn } from '../prose/number-words.testing.ts';
import { readOf, type Span, slotsIn, spansIn } from '../prose/prose.ts';
import { faultsOf, wordsPerSentence } from '../prose/typography.testing.ts';
import { type Chapter, loadChapter, loadContents } from './chapter.ts';
import { factsOf } from './facts.testing.ts';
import { PLATES } from './plates.ts';
import { CHAPTERS, type ChapterId, isChapterId } from './text-chapter.ts';

/** What stands in a slot and is no plate. */
const TABLES = ['sheet', 'final-sum', 'rulesets'];
/** Numbers that are no count of anything: a year, a ground for a mean. */
const FREE = ['1989'];

const chapters = new Map<string, Chapter>();
for (const language of LANGUAGES)
  for (const id of CHAPTERS) chapters.set(`${language} ${id}`, await loadChapter(id, language));
const chapterOf = (language: Language, id: ChapterId) => chapters.get(`${language} ${id}`)!;

/** Every line of spans in a chapter, with where it stands. */
function linesOf({ prose, plates }: Chapter): [string, readonly Span[]][] {
  return [
    ...prose.flatMap((block, i): [string, readonly Span[]][] => {
      if (block.kind === 'slots') return [];
      if (block.kind === 'list') return block.items.map((item, j) => [`block ${i}.${j}`, item]);
      return [[`block ${i}`, block.spans]];
    }),
    ...[...plates].flatMap(([id, { caption, task, said }]): [string, readonly Span[]][] =>
      [caption, task, ...said].map((line, i) => [`plate ${id}.${i}`, line]),
    ),
  ];
}

const both = CHAPTERS.flatMap((id) => LANGUAGES.map((language) => [language, id] as const));

describe('the contents of the book', () => {
  it('name every chapter, in both languages', async () => {
    for (const language of LANGUAGES) {
      const contents = await loadContents(language);
      expect(Object.keys(contents.chapters)).toEqual([...CHAPTERS]);
      for (const text of [contents.title, contents.lead, ...Object.values(contents.chapters)])
        expect(faultsOf(text, language)).toEqual([]);
    }
  });

  it('know a chapter by its address', () => {
    expect(isChapterId('rules')).toBe(true);
    expect(isChapterId('nothing')).toBe(false);
  });
});

describe('the chapters', () => {
  it.each(CHAPTERS)('%s is built alike in both languages', (id) => {
    const [en, fr] = [chapterOf('en', id), chapterOf('fr', id)];
    const shape = ({ prose }: Chapter) =>
      prose.map((block) => {
        if (block.kind === 'heading') return `${block.level} ${block.name}`;
        if (block.kind === 'list') return `${block.isNumbered ? 'steps' : 'list'} of ${block.items.length}`;
        return block.kind === 'slots' ? block.names.join(' ') : 'paragraph';
      });
    expect(shape(fr)).toEqual(shape(en));
    expect([...fr.plates.keys()]).toEqual([...en.plates.keys()]);
    const targets = (chapter: Chapter) =>
      spansIn(chapter.prose)
        .flatMap((span) => (span.kind === 'word' ? [span.word] : span.kind === 'link' ? [span.address] : []))
        .sort();
    expect(targets(fr)).toEqual(targets(en));
  });

  it.each(both)('(%s) %s has a name for each heading, which no other bears', (language, id) => {
    const names = chapterOf(language, id).prose.flatMap((block) =>
      block.kind === 'heading' ? [block.name] : [],
    );
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(both)('(%s) %s is set as its language sets letters', (language, id) => {
    for (const [where, spans] of linesOf(chapterOf(language, id)))
      expect(faultsOf(readOf(spans), language), where).toEqual([]);
  });

  it.each(both)('(%s) %s keeps its sentences short', (language, id) => {
    const text = linesOf(chapterOf(language, id))
      .map(([, spans]) => readOf(spans))
      .join('\n');
    expect(wordsPerSentence(text)).toBeLessThan(17);
  });

  it.each(both)('(%s) %s says no number that is not computed', (language, id) => {
    const facts = factsOf();
    for (const [where, spans] of linesOf(chapterOf(language, id))) {
      for (const span of spans)
        if (span.kind === 'number') {
          expect(facts[span.fact], `${where}: ${span.fact}`).toBeDefined();
          expect(numberOf(span.text, language), `${where}: ${span.text}`).toBe(facts[span.fact]);
        }
      const rest = spans.map((span) => (span.kind === 'number' ? '…' : span.text)).join('');
      expect(numbersIn(rest, language, FREE), where).toEqual([]);
    }
  });

  it.each(LANGUAGES)('in %s, show every plate once, in the order of the plates', (language) => {
    const slots = CHAPTERS.flatMap((id) => slotsIn(chapterOf(language, id).prose));
    expect(slots.filter((name) => !TABLES.includes(name))).toEqual(PLATES.map(({ id }) => id));
    expect(slots.filter((name) => TABLES.includes(name))).toEqual(TABLES);
  });

  it.each(both)('(%s) %s has words for its plates, and for every step of them', (language, id) => {
    const { prose, plates } = chapterOf(language, id);
    const shown = PLATES.filter((plate) => slotsIn(prose).includes(plate.id));
    expect([...plates.keys()].sort()).toEqual(shown.map((plate) => plate.id).sort());
    for (const plate of shown) {
      const words = plates.get(plate.id)!;
      const steps = {
        play: plate.kind === 'play' ? plate.steps.length : 0,
        liberties: 1,
        line: 1,
        names: 0,
        count: 0,
        still: 0,
      };
      expect(words.said.length, plate.id).toBe(steps[plate.kind]);
      expect(readOf(words.caption), plate.id).not.toBe('');
      expect(readOf(words.task) === '', plate.id).toBe(plate.kind === 'still');
    }
  });
});

describe('the facts of the book', () => {
  it('are all told', () => {
    const told = new Set(
      [...chapters.values()].flatMap((chapter) =>
        linesOf(chapter).flatMap(([, spans]) =>
          spans.flatMap((span) => (span.kind === 'number' ? [span.fact] : [])),
        ),
      ),
    );
    expect([...told].sort()).toEqual(Object.keys(factsOf()).sort());
  });
});
