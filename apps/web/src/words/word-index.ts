/*
 * The glossary as an index: every name under its letter, and the names that a search finds.
 */
import type { Word } from '@honte/content';
import type { Language } from '../text/texts.ts';

/** One name of a word. */
interface IndexEntry {
  readonly name: string;
  readonly word: Word;
  /** Whether it is the usual name; the others lead to it. */
  readonly isUsual: boolean;
}

/** The entries under one letter. */
export interface IndexLetter {
  readonly letter: string;
  readonly entries: readonly IndexEntry[];
}

/** Letters as they are looked for: small, without accents, `œ` as `oe`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** A name without the little word before it, by which nobody looks it up. */
function keyOf(name: string): string {
  return plain(name).replace(/^(to |the |le |la |les |l')/, '');
}

/** All names in the order of the alphabet, under their letters. */
export function indexOf(words: readonly Word[], language: Language): readonly IndexLetter[] {
  const { compare } = new Intl.Collator(language);
  const entries = words
    .flatMap((word) => word.names.map((name, i): IndexEntry => ({ name, word, isUsual: i === 0 })))
    // "to play" beside "play" would say it twice.
    .filter(({ name, word, isUsual }) => isUsual || keyOf(name) !== keyOf(word.names[0]))
    .sort((a, b) => compare(keyOf(a.name), keyOf(b.name)));
  const letters: { letter: string; entries: IndexEntry[] }[] = [];
  for (const entry of entries) {
    const letter = keyOf(entry.name).charAt(0).toUpperCase();
    if (letters.at(-1)?.letter !== letter) letters.push({ letter, entries: [] });
    letters.at(-1)?.entries.push(entry);
  }
  return letters;
}

/**
 * The words that a text is found in, in a name or in what it is called elsewhere; those whose name begins with it first.
 * All of them for an empty text.
 */
export function wordsFound(words: readonly Word[], text: string): readonly Word[] {
  const wanted = plain(text.trim());
  const namesOf = ({ names, foreign }: Word) => [
    ...names.map(keyOf),
    ...foreign.flatMap(({ written, said }) => [written, plain(said)]),
  ];
  const begins = words.filter((word) => namesOf(word).some((name) => name.startsWith(wanted)));
  const holds = words.filter(
    (word) => !begins.includes(word) && namesOf(word).some((name) => name.includes(wanted)),
  );
  return [...begins, ...holds];
}
