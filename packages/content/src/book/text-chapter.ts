/*
 * Which chapters the book has, and how one is written. `chapter.ts` reads them.
 */

/** The chapters by their addresses, in the order of reading; the last two are an appendix. */
export const CHAPTERS = [
  'go',
  'material',
  'goal',
  'preparing',
  'rules',
  'game',
  'counting',
  'mistakes',
  'starting',
  'minute',
  'rulesets',
  'sources',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** How many of them bear a number. */
export const NUMBERED_CHAPTERS = 10;

export interface Contents {
  readonly title: string;
  readonly lead: string;
  readonly chapters: Readonly<Record<ChapterId, string>>;
}

/** What is said of a plate. */
export interface WordsOf<S> {
  /** Stands under it. */
  readonly caption: S;
  /** What to do; empty where there is only something to see. */
  readonly task: S;
  /** What is said after each step, or at the end of a plate that has none. */
  readonly said: readonly S[];
}

/** A chapter as it is written: see `parseProse` for the signs. */
export interface TextChapter {
  readonly prose: string;
  readonly plates: Readonly<
    Record<string, Omit<WordsOf<string>, 'said'> & { readonly said?: readonly string[] }>
  >;
}

export function isChapterId(id: string): id is ChapterId {
  return (CHAPTERS as readonly string[]).includes(id);
}
