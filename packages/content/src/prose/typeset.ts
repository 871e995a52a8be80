/*
 * The spaces that must not break, put in for the writer, who types plain ones.
 */
import type { Language } from '../language.ts';

/** A space that does not break, and the narrow one. */
const WIDE = '\u00a0';
const NARROW = '\u202f';

/**
 * A text with its spaces as its language sets them. In both, a sign between numbers stays with them (9 × 9). In
 * French, a narrow space before `; ! ? %`, a full one before `:` and inside « », and a hyphen that stays with a short
 * word after it (joues-y).
 */
export function typeset(text: string, language: Language): string {
  const kept = text.replace(/ ([×+−=]) (?=[\d[])/g, `${WIDE}$1${WIDE}`);
  if (language === 'en') return kept;
  return kept
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/ ([:»])/g, `${WIDE}$1`)
    .replace(/« /g, `«${WIDE}`)
    .replace(/-(y|en)(?!\p{L})/gu, '\u2011$1');
}
