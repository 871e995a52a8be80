import { describe, expect, it } from 'vitest';
import * as sgf from './index.ts';

const NINE = { width: 9, height: 9 };

describe('text', () => {
  it.each([
    ['a\\]b \\\\ c\\:d', 'a]b \\ c:d'],
    ['one \\\ntwo', 'one two'],
    ['one\\\r\ntwo\\\n\rthree', 'onetwothree'],
    ['one\r\ntwo\n\rthree\rfour\nfive', 'one\ntwo\nthree\nfour\nfive'],
    ['a\tb\\\tc\vd', 'a b c d'],
    ['\\\\\n', '\\\n'],
    ['open \\', 'open '],
  ])('%j reads %j', (value, text) => {
    expect(sgf.textOf(value)).toBe(text);
  });

  it('of one line has blanks for line ends', () => {
    expect(sgf.simpleTextOf('Ada\nL.\r\nX')).toBe('Ada L. X');
  });

  it('is written so that it reads the same', () => {
    for (const text of ['a]b\\c:d', '', '\\', '[x]']) {
      expect(sgf.textOf(sgf.printText(text))).toBe(text);
      expect(sgf.pairOf(`${sgf.printHalf(text)}:y`).map((half) => sgf.textOf(half ?? '?'))).toEqual([
        text,
        'y',
      ]);
    }
  });
});

describe('pairs', () => {
  it('part at the first colon that is not escaped', () => {
    expect(sgf.pairOf('cc:x\\:y:z')).toEqual(['cc', 'x\\:y:z']);
    expect(sgf.pairOf('a\\:b')).toEqual(['a\\:b', undefined]);
  });
});

describe('points', () => {
  it('of rectangles are spelt out, whichever corners are given', () => {
    const names = (values: string[]) => sgf.pointsOf(NINE, values).points.map(sgf.printPointOf).join(' ');
    expect(names(['aa:cb'])).toBe('aa ba ca ab bb cb');
    expect(names(['cb:aa', 'ii'])).toBe('aa ba ca ab bb cb ii');
    expect(sgf.pointsOf(NINE, ['', 'zz', 'aa:zz', 'x'])).toEqual({
      points: [],
      others: ['zz', 'aa:zz', 'x'],
    });
  });

  it('have capitals from the 27th line on', () => {
    expect(sgf.parsePointOf({ width: 52, height: 30 }, 'ZD')).toEqual({ x: 51, y: 29 });
    expect(sgf.printPointOf({ x: 26, y: 51 })).toBe('AZ');
  });
});

describe('a move', () => {
  it.each([
    ['', 19, 'pass'],
    ['tt', 19, 'pass'],
    ['tt', 9, 'pass'],
    ['tt', 20, { x: 19, y: 19 }],
    ['jj', 9, 'offBoard'],
    [' cc ', 9, { x: 2, y: 2 }],
    ['cce', 9, 'offBoard'],
  ] as const)('%j on %i lines', (value, side, move) => {
    expect(sgf.moveOf({ width: side, height: side }, value)).toEqual(move);
  });
});

describe('numbers and sizes', () => {
  it.each([
    ['6.50', 6.5],
    ['-3.5', -3.5],
    [' 7 ', 7],
    ['.5', 0.5],
    ['', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
  ])('%j', (value, number) => {
    expect(sgf.realOf(value)).toBe(number);
  });

  it('of boards may be two, up to 52', () => {
    expect(sgf.parseSize('7:5')).toEqual({ width: 7, height: 5 });
    expect(sgf.parseSize('19x19')).toEqual({ width: 19, height: 19 });
    expect(sgf.parseSize(' 009 ')).toEqual({ width: 9, height: 9 });
    expect(sgf.parseSize('53')).toBeUndefined();
    expect(sgf.parseSize('0')).toBeUndefined();
  });
});
