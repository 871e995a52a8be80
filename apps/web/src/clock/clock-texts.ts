/*
 * The words of clocks, which come with the screens that need them and not with the first page.
 */
import { clock as english } from '../text/en/clock.ts';
import { clock as french } from '../text/fr/clock.ts';
import type { Language } from '../text/texts.ts';

export type ClockTexts = typeof english;

export function clockTextsOf(language: Language): ClockTexts {
  return language === 'fr' ? french : english;
}
