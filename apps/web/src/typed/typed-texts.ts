/*
 * The words of the typed line, which come with it and not with the first page.
 */
import type { typed } from '../text/en/typed.ts';
import type { Language } from '../text/texts.ts';

export type TypedTexts = typeof typed;

/** The line's texts in a language. Rejects when the file cannot be fetched. */
export async function loadTypedTexts(language: Language): Promise<TypedTexts> {
  if (language === 'fr') return (await import('../text/fr/typed.ts')).typed;
  return (await import('../text/en/typed.ts')).typed;
}
