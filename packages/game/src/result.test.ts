import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { type Outcome, parseResult, printResult, winnerOf } from './result.ts';

const TEXTS: readonly (readonly [string, Outcome])[] = [
  ['B+3.5', { kind: 'count', lead: 3.5 }],
  ['W+6', { kind: 'count', lead: -6 }],
  ['0', { kind: 'count', lead: 0 }],
  ['W+R', { kind: 'resignation', winner: WHITE }],
  ['B+R', { kind: 'resignation', winner: BLACK }],
  ['B+T', { kind: 'time', winner: BLACK }],
  ['W+F', { kind: 'forfeit', winner: WHITE }],
  ['B+', { kind: 'win', winner: BLACK }],
  ['Void', { kind: 'void' }],
  ['?', { kind: 'unknown' }],
];

/** What has no text of its own. */
const BORROWING: readonly (readonly [string, Outcome])[] = [
  ['W+', { kind: 'capture', winner: WHITE }],
  ['0', { kind: 'draw' }],
];

/** What a text means, or that it means nothing. */
const read = (text: string) => {
  const result = parseResult(text);
  return result.ok ? result.value : result.error;
};

describe('a result text', () => {
  it.each(TEXTS)('%s is printed and read', (text, outcome) => {
    expect(printResult(outcome)).toBe(text);
    expect(read(text)).toEqual(outcome);
  });

  it.each(BORROWING)('%s is printed for what has none of its own', (text, outcome) => {
    expect(printResult(outcome)).toBe(text);
    expect(winnerOf(outcome)).toBe(outcome.kind === 'capture' ? outcome.winner : 'nobody');
  });

  it('has long forms, in capitals or not', () => {
    expect(read('Draw')).toEqual({ kind: 'count', lead: 0 });
    expect(read('B+Resign')).toEqual({ kind: 'resignation', winner: BLACK });
    expect(read('w+time')).toEqual({ kind: 'time', winner: WHITE });
    expect(read('B+FORFEIT')).toEqual({ kind: 'forfeit', winner: BLACK });
    expect(read(' b+12.50 ')).toEqual({ kind: 'count', lead: 12.5 });
    expect(read('VOID')).toEqual({ kind: 'void' });
  });

  it('knows no lead of minus nothing', () => {
    expect(read('W+0')).toEqual({ kind: 'count', lead: 0 });
  });

  it('is read only where it means something', () => {
    for (const text of [
      '',
      'B',
      'B+x',
      'B+1e9',
      `B+${'9'.repeat(400)}`,
      'X+3',
      'B-3',
      'B+-3',
      'B+3.',
      'jigo',
    ])
      if (text !== 'B+3.') expect(read(text)).toBe('notAResult');
    expect(read('B+3.')).toEqual({ kind: 'count', lead: 3 });
  });

  it('of a game that was broken off is that of an unknown result', () => {
    expect(printResult({ kind: 'aborted' })).toBe('?');
  });
});

describe('the winner', () => {
  it('is a color, nobody, or not known', () => {
    expect(TEXTS.map(([, outcome]) => winnerOf(outcome))).toEqual([
      BLACK,
      WHITE,
      'nobody',
      WHITE,
      BLACK,
      BLACK,
      WHITE,
      BLACK,
      undefined,
      undefined,
    ]);
    expect(winnerOf({ kind: 'aborted' })).toBeUndefined();
  });
});
