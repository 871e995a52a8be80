/*
 * The words of problems, which come with their screens.
 */
import type { problems } from '../text/en/problems.ts';
import type { Language } from '../text/texts.ts';

export type ProblemsTexts = typeof problems;

/** Rejects when the file cannot be fetched. */
export async function loadProblemsTexts(language: Language): Promise<ProblemsTexts> {
  if (language === 'fr') return (await import('../text/fr/problems.ts')).problems;
  return (await import('../text/en/problems.ts')).problems;
}
