/*
 * What lies in the library: games played here and records that were brought in, as a list shows them.
 */
import { isBoardSize } from '@honte/rules';
import type { GameSheet } from '../game-sheet.ts';
import type { RecordFacts } from '../kept-record.ts';

export type Entry = GameEntry | RecordEntry;

export interface GameEntry {
  readonly kind: 'game';
  readonly id: string;
  /** What the person calls it; empty for one that goes by its players. */
  readonly name: string;
  readonly sheet: GameSheet;
  /** Milliseconds since 1970, as all here. */
  readonly begunAt: number;
  readonly changedAt: number;
}

interface RecordEntry {
  readonly kind: 'record';
  readonly id: string;
  readonly name: string;
  readonly facts: RecordFacts;
  readonly changedAt: number;
  /** Which of its file's games it is, from 0. */
  readonly gameInFile: number;
}

/** Whether its board can be shown: records of larger ones are kept, and not played on. */
export function canBeShown(entry: Entry): boolean {
  return entry.kind === 'game' || isBoardSize(entry.facts.width, entry.facts.height);
}

/** Longer names are cut: a list is no place for a story. */
export const LONGEST_ENTRY_NAME = 80;

/** The last touched first; games that came in one file in the file's order. */
export function newestFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.changedAt - a.changedAt || placeOf(a) - placeOf(b));
}

function placeOf(entry: Entry): number {
  return entry.kind === 'record' ? entry.gameInFile : 0;
}

/**
 * The entries in whose texts every word of the query stands, whatever the capitals and accents.
 *
 * @param textsOf what of an entry can be seen in the list.
 */
export function foundIn(
  entries: readonly Entry[],
  query: string,
  textsOf: (entry: Entry) => string,
): readonly Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const text = plain(textsOf(entry));
    return words.every((word) => text.includes(word));
  });
}

/** Without accents and capitals, and with the signs of wide scripts as narrow ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
