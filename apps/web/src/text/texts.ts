/*
 * The catalog of texts: one typed object a screen and language. English is the shape, French must
 * satisfy it, so a missing sentence does not compile. Each language is a file of its own, loaded when
 * it is wanted.
 */
import type { texts as english } from './en/index.ts';

export type Texts = typeof english;
export type Language = 'en' | 'fr';

/** The texts of a language. Rejects when the file cannot be fetched. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'fr') return (await import('./fr/index.ts')).texts;
  return (await import('./en/index.ts')).texts;
}

/** The language of a person who prefers these, most preferred first (BCP 47 tags). */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'en';
}
