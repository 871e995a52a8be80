/*
 * The words of choosing a game, in both languages: they come with the sheet of a new game, which is no part of
 * the first page.
 */
import { choosing as english } from './text/en/choosing.ts';
import { choosing as french } from './text/fr/choosing.ts';
import type { Language } from './text/texts.ts';

export type ChoosingTexts = typeof english;

export function choosingTexts(language: Language): ChoosingTexts {
  return language === 'fr' ? french : english;
}
