/*
 * The words of About, which come with that screen.
 */
import type { about } from '../text/en/about.ts';
import type { Language } from '../text/texts.ts';

export type AboutTexts = typeof about;

/** The texts of About in a language. Rejects when the file cannot be fetched. */
export async function loadAboutTexts(language: Language): Promise<AboutTexts> {
  if (language === 'fr') return (await import('../text/fr/about.ts')).about;
  return (await import('../text/en/about.ts')).about;
}
