import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { type Prose, parseLine, parseProse, readOf, slotsIn, spansIn } from './prose.ts';

function read(source: string, language: Language = 'en'): Prose {
  const prose = parseProse(source, language);
  if (!prose.ok) throw new Error(`line ${prose.error.line}: ${prose.error.code}`);
  return prose.value;
}

const refusal = (source: string) => {
  const prose = parseProse(source, 'en');
  return prose.ok ? undefined : prose.error;
};

describe('prose', () => {
  it('is read into headings, paragraphs, lists and slots', () => {
    const prose = read(`
      # Eyes {eyes}

      Two lines
      of one paragraph.

      - one
      - two, which
        goes on

      ## Why
      
      1. first

      {two-eyes}

      {a b}
    `);
    expect(prose.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'heading',
      'list',
      'slots',
      'slots',
    ]);
    expect(prose[0]).toMatchObject({ level: 2, name: 'eyes', spans: [{ text: 'Eyes' }] });
    expect(prose[3]).toMatchObject({ level: 3, name: '' });
    expect(prose[1]).toEqual({
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Two lines of one paragraph.' }],
    });
    expect(prose[2]).toEqual({
      kind: 'list',
      isNumbered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two, which goes on' }]],
    });
    expect(prose[4]).toMatchObject({ isNumbered: true });
    expect(slotsIn(prose)).toEqual(['two-eyes', 'a', 'b']);
  });

  it('knows emphasis, words, numbers that are checked, and links by where they lead', () => {
    const [block] = read(
      'An *eye* of a [chain](chain) has [seven](=ell) points, [see](#/book) [it](https://a.b).',
    );
    expect(block).toMatchObject({
      spans: [
        { kind: 'text', text: 'An ' },
        { kind: 'emphasis', text: 'eye' },
        { kind: 'text', text: ' of a ' },
        { kind: 'word', text: 'chain', word: 'chain' },
        { kind: 'text', text: ' has ' },
        { kind: 'number', text: 'seven', fact: 'ell' },
        { kind: 'text', text: ' points, ' },
        { kind: 'link', address: '#/book' },
        { kind: 'text', text: ' ' },
        { kind: 'link', address: 'https://a.b' },
        { kind: 'text', text: '.' },
      ],
    });
  });

  it('is read in order, without its signs', () => {
    const prose = read('# A *b*\n\nc [d](e)\n\n- f\n- g\n\n{h}');
    expect(spansIn(prose).map(({ text }) => text)).toEqual(['A ', 'b', 'c ', 'd', 'f', 'g']);
    expect(readOf(spansIn(prose).slice(0, 2))).toBe('A b');
  });

  it('of one line is spans alone, whatever its first sign is', () => {
    expect(parseLine('- an *eye*', 'en')).toEqual({
      ok: true,
      value: [
        { kind: 'text', text: '- an ' },
        { kind: 'emphasis', text: 'eye' },
      ],
    });
    expect(parseLine('an *eye', 'en')).toMatchObject({ error: { code: 'signLeftOver' } });
  });

  it.each([
    ['a sign that nothing closes', 'fine\n\nAn *eye', { code: 'signLeftOver', line: 3 }],
    ['a target without its text', 'see (there)]', { code: 'signLeftOver', line: 1 }],
    ['a slot among text', '{a} b', { code: 'slotNotReadable', line: 1 }],
    ['a slot with a line below', '{a}\nb', { code: 'slotNotReadable', line: 1 }],
    ['a heading with a line below', '# a\nb', { code: 'mixedBlock', line: 1 }],
    ['a list of two kinds', '- a\n1. b', { code: 'mixedBlock', line: 1 }],
  ])('refuses %s', (_, source, error) => {
    expect(refusal(source)).toEqual(error);
  });
});

describe('the spaces of prose', () => {
  it('do not break before a sign in French', () => {
    const [block] = read('Il dit : « deux yeux » ; vraiment ? Vas-y ! 50 %.', 'fr');
    expect(block).toMatchObject({
      spans: [
        {
          text: 'Il dit\u00a0: «\u00a0deux yeux\u00a0»\u202f; vraiment\u202f? Vas\u2011y\u202f! 50\u202f%.',
        },
      ],
    });
  });

  it('do not break between numbers and their signs, also where these are checked', () => {
    expect(readOf(spansIn(read('On 9 × 9, 20 + 21 = 41.')))).toBe(
      'On 9\u00a0×\u00a09, 20\u00a0+\u00a021\u00a0=\u00a041.',
    );
    expect(readOf(spansIn(read('[20](=a) + [21](=b)')))).toBe('20\u00a0+\u00a021');
  });
});
