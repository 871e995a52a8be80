/*
 * The words for what a move does, which come with the first hint.
 */
import type { reasons } from '../text/en/reasons.ts';
import type { Language } from '../text/texts.ts';

export type ReasonTexts = typeof reasons;

/** Rejects when the file cannot be fetched. */
export async function loadReasonTexts(language: Language): Promise<ReasonTexts> {
  if (language === 'fr') return (await import('../text/fr/reasons.ts')).reasons;
  return (await import('../text/en/reasons.ts')).reasons;
}
