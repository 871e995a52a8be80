import { describe, expect, it } from 'vitest';
import { parseCount, parseLine, parseNumber } from './parse.ts';

describe('a line of GTP', () => {
  it.each([
    ['play b Q16', { id: '', name: 'play', args: ['b', 'Q16'] }],
    ['7 genmove w', { id: '7', name: 'genmove', args: ['w'] }],
    ['007\tname\r', { id: '007', name: 'name', args: [] }],
    ['  komi\t\t7.5   # as they like it', { id: '', name: 'komi', args: ['7.5'] }],
    ['na\x07me\x00', { id: '', name: 'name', args: [] }],
    ['\uFEFFname', { id: '', name: 'name', args: [] }],
    ['12', { id: '12', name: '', args: [] }],
    ['12name', { id: '', name: '12name', args: [] }],
  ])('%j is taken apart', (line, request) => {
    expect(parseLine(line)).toEqual(request);
  });

  it.each(['', '   ', '\t\r', '# a comment', '  # 1 name'])('%j asks for nothing', (line) => {
    expect(parseLine(line)).toBeUndefined();
  });

  it('has numbers only where they are written in full', () => {
    expect(['0', '19', '1.5', '-1', '', 'x', '1e3', undefined].map(parseCount)).toEqual([
      0,
      19,
      ...Array(6).fill(undefined),
    ]);
    expect(['7.5', '-3', '+.5', '6.', '', '.', '1e3', 'NaN', undefined].map(parseNumber)).toEqual([
      7.5,
      -3,
      0.5,
      6,
      ...Array(5).fill(undefined),
    ]);
  });
});
