/*
 * The chapters of the book, each in a file of its own per language, fetched when it is read. Begin with `loadContents`
 * and `loadChapter`.
 */
import { invariant } from '@honte/rules';
import type { Language } from '../language.ts';
import { type Prose, parseLine, parseProse, type Span } from '../prose/prose.ts';
import type { ChapterId, Contents, TextChapter, WordsOf } from './text-chapter.ts';

export type PlateWords = WordsOf<readonly Span[]>;

export interface Chapter {
  readonly id: ChapterId;
  readonly prose: Prose;
  readonly plates: ReadonlyMap<string, PlateWords>;
}

type Load = () => Promise<{ readonly chapter: TextChapter }>;

const LOADS: Readonly<Record<Language, Readonly<Record<ChapterId, Load>>>> = {
  en: {
    go: () => import('./en/go.ts'),
    material: () => import('./en/material.ts'),
    goal: () => import('./en/goal.ts'),
    preparing: () => import('./en/preparing.ts'),
    rules: () => import('./en/rules.ts'),
    game: () => import('./en/game.ts'),
    counting: () => import('./en/counting.ts'),
    mistakes: () => import('./en/mistakes.ts'),
    starting: () => import('./en/starting.ts'),
    minute: () => import('./en/minute.ts'),
    rulesets: () => import('./en/rulesets.ts'),
    sources: () => import('./en/sources.ts'),
  },
  fr: {
    go: () => import('./fr/go.ts'),
    material: () => import('./fr/material.ts'),
    goal: () => import('./fr/goal.ts'),
    preparing: () => import('./fr/preparing.ts'),
    rules: () => import('./fr/rules.ts'),
    game: () => import('./fr/game.ts'),
    counting: () => import('./fr/counting.ts'),
    mistakes: () => import('./fr/mistakes.ts'),
    starting: () => import('./fr/starting.ts'),
    minute: () => import('./fr/minute.ts'),
    rulesets: () => import('./fr/rulesets.ts'),
    sources: () => import('./fr/sources.ts'),
  },
};

/** What the chapters are called. Rejects when the file cannot be fetched. */
export async function loadContents(language: Language): Promise<Contents> {
  if (language === 'fr') return (await import('./fr/contents.ts')).contents;
  return (await import('./en/contents.ts')).contents;
}

/** One chapter, read. Rejects when its file cannot be fetched. */
export async function loadChapter(id: ChapterId, language: Language): Promise<Chapter> {
  const { chapter } = await LOADS[language][id]();
  const prose = parseProse(chapter.prose, language);
  invariant(prose.ok, `chapter ${id} (${language}) cannot be read`);
  const line = (source: string) => {
    const spans = parseLine(source, language);
    invariant(spans.ok, `chapter ${id} (${language}) has a line that cannot be read: ${source}`);
    return spans.value;
  };
  const plates = Object.entries(chapter.plates).map(
    ([name, { caption, task, said = [] }]) =>
      [name, { caption: line(caption), task: line(task), said: said.map(line) }] as const,
  );
  return { id, prose: prose.value, plates: new Map(plates) };
}
