import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { lastPairOf, nextPair, type People, readPairs, withPair } from './people.ts';

const LEA_MAX: People = ['Léa', 'Max'];
const LEA_BLACK = { black: 'Léa', white: 'Max' };
const MAX_BLACK = { black: 'Max', white: 'Léa' };

describe('the colors of two people', () => {
  it('are drawn for their first game', () => {
    expect(nextPair(LEA_MAX, 'turns', [], BLACK, false)).toEqual(LEA_BLACK);
    expect(nextPair(LEA_MAX, 'turns', [], WHITE, false)).toEqual(MAX_BLACK);
  });

  it('alternate from then on, whoever is written first and however', () => {
    const pairs = withPair([], LEA_BLACK);
    for (const people of [LEA_MAX, ['Max', 'Léa'], ['max ', ' LÉA'], ['Max', 'Le\u0301a']] as const)
      expect(nextPair(people, 'turns', pairs, BLACK, false).black.trim().toLowerCase()).toBe('max');
    expect(nextPair(LEA_MAX, 'turns', withPair(pairs, MAX_BLACK), WHITE, false)).toEqual(LEA_BLACK);
  });

  it('are drawn again with somebody else', () => {
    const pairs = withPair([], LEA_BLACK);
    expect(nextPair(['Léa', 'Zoé'], 'turns', pairs, BLACK, false).black).toBe('Léa');
    expect(nextPair(['Léa', ''], 'turns', pairs, WHITE, false).black).toBe('');
  });

  it('are as they wish', () => {
    const pairs = withPair([], LEA_BLACK);
    expect(nextPair(LEA_MAX, 'first', pairs, WHITE, false)).toEqual(LEA_BLACK);
    expect(nextPair(LEA_MAX, 'second', [], BLACK, true)).toEqual(MAX_BLACK);
  });

  it('stay where one of them has handicap stones', () => {
    expect(nextPair(LEA_MAX, 'turns', [], WHITE, true)).toEqual(LEA_BLACK);
    expect(nextPair(LEA_MAX, 'turns', withPair([], MAX_BLACK), BLACK, true)).toEqual(MAX_BLACK);
  });

  it('are in the order of the form where nobody gave a name', () => {
    expect(nextPair(['', ''], 'turns', [], WHITE, false)).toEqual({ black: '', white: '' });
    expect(withPair([], { black: 'Max', white: ' max' })).toEqual([]);
  });
});

describe('the pairs that are remembered', () => {
  it('are each there once, the last to play first', () => {
    const others = withPair(withPair([], LEA_BLACK), { black: 'Zoé', white: 'Max' });
    expect(withPair(others, MAX_BLACK)).toEqual([MAX_BLACK, { black: 'Zoé', white: 'Max' }]);
    expect(lastPairOf(['Zoé', 'Léa'], others)).toBeUndefined();
  });

  it('are no more than a screen of them', () => {
    let pairs = withPair([], LEA_BLACK);
    for (let i = 0; i < 50; i++) pairs = withPair(pairs, { black: 'Léa', white: `guest ${i}` });
    expect(pairs).toHaveLength(40);
    expect(lastPairOf(LEA_MAX, pairs)).toBeUndefined();
  });

  it('come back as they were kept, without what is none', () => {
    expect(readPairs([LEA_BLACK, null, { black: 1, white: 'x' }])).toEqual([LEA_BLACK]);
    for (const kept of [undefined, 'pairs', {}]) expect(readPairs(kept)).toEqual([]);
  });
});
