/*
 * The words of the guided game, which come with its screen.
 */
import type { guided } from '../text/en/guided.ts';
import type { Language } from '../text/texts.ts';

export type GuidedTexts = typeof guided;

/** Rejects when the file cannot be fetched. */
export async function loadGuidedTexts(language: Language): Promise<GuidedTexts> {
  if (language === 'fr') return (await import('../text/fr/guided.ts')).guided;
  return (await import('../text/en/guided.ts')).guided;
}
