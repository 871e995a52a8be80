/*
 * The words of learning, which come with its screens.
 */
import type { lessons } from '../text/en/lessons.ts';
import type { Language } from '../text/texts.ts';

export type LessonsWords = typeof lessons;

/** Rejects when the file cannot be fetched. */
export async function loadLessonsWords(language: Language): Promise<LessonsWords> {
  if (language === 'fr') return (await import('../text/fr/lessons.ts')).lessons;
  return (await import('../text/en/lessons.ts')).lessons;
}
