import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';
import { faultsOf, wordsPerSentence } from './typography.testing.ts';

describe('the letters of a text', () => {
  it.each([
    ['fr', 'Deux yeux\u00a0: vivant\u202f!'],
    ['fr', 'L’œil de «\u00a0deux\u00a0yeux\u00a0» vaut 7,5\u00a0points, à 12:30.'],
    ['fr', 'Vraiment\u202f?! Voir https://honte.example'],
    ['en', 'Two eyes: alive. “Really?” 7.5 points, −6.5 on 9 × 9.'],
  ] as const)('are right in %s: %s', (language, text) => {
    expect(faultsOf(text, language)).toEqual([]);
  });

  it.each([
    ['fr', 'Deux yeux : vivant.', 'a space that breaks before'],
    ['fr', 'Deux yeux: vivant.', 'no space before :'],
    ['fr', 'Vraiment?', 'no space before ; !'],
    ['fr', '« deux\u00a0»', 'a space that breaks, or none, after «'],
    ['fr', '«\u00a0deux»', 'no space before ; !'],
    ['fr', "L'œil", 'a straight quote'],
    ['fr', 'Un oeil', 'oe for œ'],
    ['fr', 'Un “œil”', 'quotes of another language'],
    ['fr', '7.5 points', 'a decimal point'],
    ['en', '7,5 points', 'a decimal comma'],
    ['en', 'Really ?', 'a space before ; :'],
    ['en', '«eye»', 'quotes of another language'],
    ['en', 'An "eye"', 'a straight quote'],
    ['en', 'And then...', 'three dots'],
    ['en', 'Two  spaces', 'two spaces'],
    ['en', 'A dash - no', 'a hyphen for a dash'],
    ['en', 'on 9x9', 'an x for ×'],
    ['en', 'An end ', 'a space at an end'],
    ['en', 'A comma , no', 'a space before a full stop'],
  ] as const)('are wrong in %s: %s', (language, text, fault) => {
    expect(faultsOf(text, language).join()).toContain(fault);
  });

  it('are put right by typesetting what a writer types', () => {
    expect(faultsOf(typeset('Il dit : « deux » ; non ? Si ! 9 × 9.', 'fr'), 'fr')).toEqual([]);
  });
});

describe('the length of sentences', () => {
  it('is the mean number of their words', () => {
    expect(wordsPerSentence('One two three. Four!')).toBe(2);
    expect(wordsPerSentence('Blanc a 47,5\u00a0points, soit 19\u00a0+\u00a021.')).toBe(7);
    expect(wordsPerSentence('no stop')).toBe(2);
  });
});
