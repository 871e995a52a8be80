/*
 * How the words of the glossary are written, in a file per language. `word.ts` reads them.
 */
import type { WordId } from './word-facts.ts';

/** A word as it is written: see `parseProse` for the signs in `says`, `parseLine` for those in `caption`. */
interface TextWord {
  readonly names: readonly [string, ...string[]];
  readonly says: string;
  readonly caption?: string;
}

export type TextWords = Readonly<Record<WordId, TextWord>>;
