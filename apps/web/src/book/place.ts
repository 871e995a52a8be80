/*
 * Where one is in the book, and which chapters have been read to their end. Kept on the device, beside the settings;
 * what fails here fails silently, as all keeping does where a browser keeps nothing.
 */
import { CHAPTERS, type ChapterId, isChapterId } from '@honte/content';

export interface BookPlace {
  /** The chapter that was open last, and the section in it; an empty one is its beginning. */
  readonly chapter: ChapterId | undefined;
  readonly section: string;
  /** Chapters whose end was seen, in the order of the book. */
  readonly read: readonly ChapterId[];
}

const NOWHERE: BookPlace = { chapter: undefined, section: '', read: [] };

const KEY = 'honte-book';

/** Reads what `JSON.parse` made of a kept place; anything foreign in it is passed over. */
export function readPlace(kept: unknown): BookPlace {
  const { chapter, section, read }: Partial<Record<keyof BookPlace, unknown>> =
    typeof kept === 'object' && kept ? kept : {};
  const known = Array.isArray(read) ? CHAPTERS.filter((id) => read.includes(id)) : [];
  const isKnown = typeof chapter === 'string' && isChapterId(chapter);
  return {
    chapter: isKnown ? chapter : undefined,
    section: isKnown && typeof section === 'string' ? section : '',
    read: known,
  };
}

/** A place with one more chapter read. */
export function withRead(place: BookPlace, id: ChapterId): BookPlace {
  return { ...place, read: CHAPTERS.filter((one) => one === id || place.read.includes(one)) };
}

export function keptPlace(): BookPlace {
  try {
    return readPlace(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOWHERE;
  }
}

export function keepPlace(place: BookPlace): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // The next visit begins at the first page.
  }
}
