/*
 * The words of the screen where a position is solved, which come with it.
 */
import type { solve } from '../text/en/solve.ts';
import type { Language } from '../text/texts.ts';

export type SolveTexts = typeof solve;

/** Rejects when the file cannot be fetched. */
export async function loadSolveTexts(language: Language): Promise<SolveTexts> {
  if (language === 'fr') return (await import('../text/fr/solve.ts')).solve;
  return (await import('../text/en/solve.ts')).solve;
}
