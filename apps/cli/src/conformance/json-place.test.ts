import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault, placeAt } from './json-place.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('jsonFault', () => {
  it('finds none in any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
        expect(jsonFault(JSON.stringify(JSON.parse(text), null, indent))).toBeUndefined();
      }),
    );
  });

  it('finds none in text as long or as deep as one likes', () => {
    const long = 1_000_000;
    expect(jsonFault(`"${'a'.repeat(long)}"`)).toBeUndefined();
    expect(jsonFault(`"${'\\n'.repeat(long)}"`)).toBeUndefined();
    expect(jsonFault('['.repeat(long) + ']'.repeat(long))).toBeUndefined();
    expect(jsonFault(`"${'a'.repeat(long)}`)).toBe(0);
  });

  it('finds one exactly where the parser of the language finds one', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '-1.5e+3',
      '01',
      'true',
      'nul',
      ' ',
      '"\n"',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
        const text = parts.join('');
        expect(jsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['{"a" 1}', 5],
    ['[1, 2', 5],
    ['[1 2]', 3],
    ['{"a": 1,}', 8],
    ['[}', 1],
    ['{"a": tru}', 6],
    ['{} {}', 3],
    ['"\u0085\u{1F600}"', undefined],
  ])('in %s at %s', (text, offset) => {
    expect(jsonFault(text)).toBe(offset);
  });

  it('does not mind depth', () => {
    expect(jsonFault('['.repeat(200_000))).toBe(200_000);
  });

  it('is placed by line and column', () => {
    expect(placeAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
    expect(placeAt('', 0)).toEqual({ line: 1, column: 1 });
  });
});
