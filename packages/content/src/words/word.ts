/*
 * The words of Go, as a glossary: what each is called where the game comes from, and what it is shown on. What they
 * mean stands in a file per language, fetched when it is wanted: begin with `loadWords`.
 */
import { invariant } from '@honte/rules';
import { type Plate, plateOf, type TextPlate } from '../book/plate.ts';
import type { Language } from '../language.ts';
import { type Prose, parseLine, parseProse, type Span } from '../prose/prose.ts';
import type { TextWords } from './text-word.ts';
import { WORD_BOARDS } from './word-boards.ts';
import { WORD_FACTS, type WordId } from './word-facts.ts';

/** What a word is called in one language of East Asia: as it is written, and as it is said. */
export interface ForeignName {
  readonly language: 'ja' | 'zh' | 'ko';
  readonly written: string;
  readonly said: string;
}

export interface Word {
  readonly id: WordId;
  /** What it is called, the usual name first; also the forms under which somebody might look for it. */
  readonly names: readonly [string, ...string[]];
  readonly says: Prose;
  readonly foreign: readonly ForeignName[];
  /** Words to read next. */
  readonly see: readonly WordId[];
  readonly plate: Plate | undefined;
  /** What is to be seen on the plate; empty where there is none. */
  readonly caption: readonly Span[];
}

const LOADS: Readonly<Record<Language, () => Promise<{ readonly words: TextWords }>>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
};

/** Every word, in the alphabet of the language. Rejects when the file cannot be fetched. */
export async function loadWords(language: Language): Promise<readonly Word[]> {
  const { words } = await LOADS[language]();
  const all = WORD_FACTS.map(({ id, ja, zh, ko, see }): Word => {
    const { names, says, caption = '' } = words[id];
    const prose = parseProse(says, language);
    const line = parseLine(caption, language);
    invariant(prose.ok && line.ok, `the word ${id} (${language}) cannot be read`);
    const board: TextPlate | undefined = WORD_BOARDS[id];
    return {
      id,
      names,
      says: prose.value,
      foreign: foreignOf({ ja, zh, ko }),
      see,
      plate: board && plateOf(board),
      caption: line.value,
    };
  });
  const { compare } = new Intl.Collator(language);
  return all.sort((a, b) => compare(a.names[0], b.names[0]));
}

type Foreign = Readonly<Record<ForeignName['language'], string | undefined>>;

/** Names written `囲碁 igo`. */
function foreignOf(names: Foreign): ForeignName[] {
  return (['ja', 'zh', 'ko'] as const).flatMap((language) => {
    const [written = '', ...said] = names[language]?.split(' ') ?? [];
    return written === '' ? [] : [{ language, written, said: said.join(' ') }];
  });
}
