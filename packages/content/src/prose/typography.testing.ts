/*
 * What may be wrong with the letters of a text, whatever it says: spaces and quotes as each language sets them, and
 * how long its sentences are. For the tests of everything that is read.
 */
import type { Language } from '../language.ts';

interface Rule {
  readonly fault: string;
  readonly sign: RegExp;
}

const BOTH: readonly Rule[] = [
  { fault: 'a straight quote', sign: /['"]/ },
  { fault: 'three dots instead of …', sign: /\.\.\./ },
  { fault: 'two spaces', sign: /[ \u00a0\u202f]{2}/ },
  { fault: 'a space at an end', sign: /^\s|\s$/ },
  { fault: 'a hyphen for a dash or a minus', sign: /(^|\s)-(\s|\d)/ },
  { fault: 'an x for ×', sign: /\d ?x ?\d/ },
  { fault: 'a space before a full stop or a comma', sign: /\s[.,](\s|$)/ },
];

const FRENCH: readonly Rule[] = [
  { fault: 'a space that breaks before ; : ! ? % or »', sign: / [;:!?%»]/ },
  { fault: 'no space before ; ! ? or »', sign: /[^\s!?«][;!?»]/ },
  { fault: 'no space before :', sign: /\S:(?!\/\/|\d)/ },
  { fault: 'a space that breaks, or none, after «', sign: /«[^\u00a0\u202f]/ },
  { fault: 'quotes of another language', sign: /[“”‘]/ },
  { fault: 'oe for œ', sign: /\b(?:oeil|noeud|coeur|oeuvre|soeur)/i },
  { fault: 'a decimal point', sign: /\d\.\d/ },
];

const ENGLISH: readonly Rule[] = [
  { fault: 'a space before ; : ! ?', sign: /\s[;:!?]/ },
  { fault: 'quotes of another language', sign: /[«»]/ },
  { fault: 'a decimal comma', sign: /\d,\d/ },
];

/** What is wrong with a text's letters, each fault with the place it was found in; empty when nothing is. */
export function faultsOf(text: string, language: Language): string[] {
  return [...BOTH, ...(language === 'fr' ? FRENCH : ENGLISH)].flatMap(({ fault, sign }) => {
    const found = sign.exec(text);
    if (!found) return [];
    return [`${fault}: “${text.slice(Math.max(0, found.index - 20), found.index + 20)}”`];
  });
}

/** The mean number of words in the sentences of a text. */
export function wordsPerSentence(text: string): number {
  const sentences = text.split(/[.!?…](?=[\s»”]|$)/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\d]/u.test(word));
  return words.length / Math.max(1, sentences.length);
}
