/*
 * The words of the viewer, which come with it and not with the first page.
 */
import type { record } from '../text/en/record.ts';
import type { Language } from '../text/texts.ts';

export type RecordTexts = typeof record;

/** The viewer's texts in a language. Rejects when the file cannot be fetched. */
export async function loadRecordTexts(language: Language): Promise<RecordTexts> {
  if (language === 'fr') return (await import('../text/fr/record.ts')).record;
  return (await import('../text/en/record.ts')).record;
}
