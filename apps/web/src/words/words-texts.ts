/*
 * The words of the glossary's own screen.
 */
import type { words } from '../text/en/words.ts';
import type { Language } from '../text/texts.ts';

export type WordsTexts = typeof words;

/** Rejects when the file cannot be fetched. */
export async function loadWordsTexts(language: Language): Promise<WordsTexts> {
  if (language === 'fr') return (await import('../text/fr/words.ts')).words;
  return (await import('../text/en/words.ts')).words;
}
