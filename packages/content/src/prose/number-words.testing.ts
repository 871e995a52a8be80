/*
 * Numbers as texts write them, in words or in digits.
 */
import type { Language } from '../language.ts';

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  fr: [
    'zéro',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
};

/** Ordinals that are written in words. */
const ORDINALS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { fifth: 5 },
  fr: { cinquième: 5 },
};

/** The number that a text is, such as "seven" or "7,5"; `NaN` for any other. */
export function numberOf(text: string, language: Language): number {
  const word = text.toLowerCase();
  const at = WORDS[language].indexOf(word);
  if (at >= 0) return at;
  const ordinal = ORDINALS[language][word];
  if (ordinal !== undefined) return ordinal;
  const isNumber = language === 'fr' ? /^\d+(,\d+)?$/ : /^\d+(\.\d+)?$/;
  return isNumber.test(word) ? Number(word.replace(',', '.')) : Number.NaN;
}

/**
 * The numbers in a text that say how many there are of something: digits but those of points (D4), of sizes (9 × 9)
 * and of what stands in `allowed`, and words from three on.
 */
export function numbersIn(text: string, language: Language, allowed: readonly string[] = []): string[] {
  const bare = text.replace(/\b[A-HJ-Z]\d{1,2}\b/g, '').replace(/\d+\s×\s\d+/g, '');
  const words = WORDS[language].slice(3).join('|');
  const found = bare.match(new RegExp(`\\d+([.,]\\d+)?|(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')) ?? [];
  return found.filter((one) => !allowed.includes(one));
}
