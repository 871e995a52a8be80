/*
 * The words of counting for oneself, which come with its screens.
 */
import type { drills } from '../text/en/drills.ts';
import type { Language } from '../text/texts.ts';

export type DrillsTexts = typeof drills;

/** Rejects when the file cannot be fetched. */
export async function loadDrillsTexts(language: Language): Promise<DrillsTexts> {
  if (language === 'fr') return (await import('../text/fr/drills.ts')).drills;
  return (await import('../text/en/drills.ts')).drills;
}
