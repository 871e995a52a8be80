/*
 * The words of the count, which come with its room and not with the first page.
 */
import type { counting } from '../text/en/counting.ts';
import type { Language } from '../text/texts.ts';

export type CountingTexts = typeof counting;

/** The texts of the count in a language. Rejects when the file cannot be fetched. */
export async function loadCountingTexts(language: Language): Promise<CountingTexts> {
  if (language === 'fr') return (await import('../text/fr/counting.ts')).counting;
  return (await import('../text/en/counting.ts')).counting;
}
