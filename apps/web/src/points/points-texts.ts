/*
 * The words of points, which come with the screens that speak of them.
 */
import type { points } from '../text/en/points.ts';
import type { Language } from '../text/texts.ts';

export type PointsTexts = typeof points;

/** Rejects when the file cannot be fetched. */
export async function loadPointsTexts(language: Language): Promise<PointsTexts> {
  if (language === 'fr') return (await import('../text/fr/points.ts')).points;
  return (await import('../text/en/points.ts')).points;
}
