import { loadWords } from '@honte/content';
import { describe, expect, it } from 'vitest';
import { indexOf, wordsFound } from './word-index.ts';

const english = await loadWords('en');
const french = await loadWords('fr');

describe('the index of words', () => {
  it('has every name once, under its letter', () => {
    const letters = indexOf(french, 'fr');
    const names = letters.flatMap(({ entries }) => entries.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('hoshi');
    expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
    // œil stands among the words with o, as in a dictionary.
    expect(letters.find(({ letter }) => letter === 'O')?.entries.map(({ name }) => name)).toContain('œil');
  });

  it('does not say a name twice because of a little word before it', () => {
    const names = indexOf(english, 'en').flatMap(({ entries }) => entries.map(({ name }) => name));
    expect(names).toContain('pass');
    expect(names).not.toContain('to pass');
    expect(names).toContain('to cut');
  });

  it('leads from other names to the usual one', () => {
    const entries = indexOf(english, 'en').flatMap((letter) => letter.entries);
    const dead = entries.find(({ name }) => name === 'dead');
    expect(dead).toMatchObject({ isUsual: false });
    expect(dead?.word.id).toBe('alive');
  });
});

describe('a search for a word', () => {
  const found = (text: string) => wordsFound(french, text).map(({ id }) => id);

  it.each([
    ['œil', 'eye'],
    ['OEIL', 'eye'],
    ['geta', 'net'],
    ['liberte', 'liberty'],
    ['shichō', 'ladder'],
    ['征子', 'ladder'],
    ['couper', 'connect'],
  ])('%s finds %s first', (text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  it('finds words that only hold it after those that begin with it', () => {
    const ids = found('atari');
    expect(ids[0]).toBe('atari');
    expect(ids).toContain('double-atari');
    expect(ids.indexOf('double-atari')).toBeGreaterThan(0);
  });

  it('finds all for nothing, and none for a word that is not there', () => {
    expect(found(' ')).toHaveLength(french.length);
    expect(found('échecs')).toEqual([]);
  });
});
