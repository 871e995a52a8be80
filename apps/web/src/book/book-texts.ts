/*
 * The words of the book's screens, beside its chapters.
 */
import type { book } from '../text/en/book.ts';
import type { Language } from '../text/texts.ts';

export type BookTexts = typeof book;

/** Rejects when the file cannot be fetched. */
export async function loadBookTexts(language: Language): Promise<BookTexts> {
  if (language === 'fr') return (await import('../text/fr/book.ts')).book;
  return (await import('../text/en/book.ts')).book;
}
