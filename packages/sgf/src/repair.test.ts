import { describe, expect, it } from 'vitest';
import { gameOf, noticesOf, reprinted, rootValues } from './sgf.testing.ts';

describe('komi', () => {
  it.each([
    ['KM[375]', '7.5', 'komiInHundredths replaced 1:2 375'],
    ['KM[650]', '6.5', 'komiInHundredths replaced 1:2 650'],
    ['KM[0]AP[foxwq]RU[Chinese]HA[0]', '7.5', 'komiZero replaced 1:2 0'],
    ['KM[0]AP[GNU Go:3.8]AP[foxwq]RU[Japanese]', '6.5', 'komiZero replaced 1:2 0'],
    ['KM[0]AP[foxwq]', '0', 'komiZero kept 1:2 0'],
    ['KM[6,5]', '6.5', 'komiNotReadable replaced 1:2 6,5'],
    ['KM[six]', 'six', 'komiNotReadable kept 1:2 six'],
  ])('%s is %s', (text, komi, notice) => {
    const game = gameOf(`(;SZ[19]${text};B[dd])`);
    expect(rootValues(game, 'KM')).toEqual([komi]);
    expect(noticesOf(game)).toContain(notice);
  });

  it.each(['KM[0]', 'KM[0]AP[foxwq]HA[2]AB[dp][pd]', 'KM[6.5]', 'KM[-3.5]', 'KM[100]'])(
    '%s is what it says',
    (text) => {
      expect(
        noticesOf(gameOf(`(;SZ[19]${text};W[dd])`)).filter((notice) => notice.startsWith('komi')),
      ).toEqual([]);
    },
  );

  it('and size that are not stated are not made up', () => {
    const game = gameOf('(;FF[4];B[dd])');
    expect(game.notices.map(({ code, done }) => [code, done])).toEqual([
      ['sizeNotStated', 'leftUnstated'],
      ['komiNotStated', 'leftUnstated'],
    ]);
    expect(reprinted('(;KM[];B[dd])')).toBe('(;KM[];B[dd])');
  });
});

describe('size', () => {
  it('of 26 to 52 lines is kept, and said once not to be playable', () => {
    const text = '(;SZ[37];B[AB];W[zz];B[kK])';
    expect(reprinted(text)).toBe(text);
    expect(noticesOf(gameOf(text))).toEqual(['sizeNotPlayable kept 1:2 37']);
  });

  it('that is none is kept too', () => {
    expect(noticesOf(gameOf('(;SZ[big])'))).toEqual(['sizeNotReadable kept 1:2 big']);
  });
});

describe('a handicap without stones', () => {
  it('gets the fixed ones where White begins', () => {
    const game = gameOf('(;FF[4]SZ[19]HA[2]KM[0.5];W[dd];B[qc])');
    expect(rootValues(game, 'AB')).toEqual(['pd', 'dp']);
    expect(noticesOf(game)).toEqual(['handicapStonesMissing added 1:2 2']);
  });

  it.each([
    ['a move stands where a stone would be', ';W[pd]'],
    ['Black begins', ';B[dd];W[cc]'],
    ['nobody moves', ''],
  ])('is left alone where %s', (_, moves) => {
    const game = gameOf(`(;FF[4]SZ[19]HA[2]KM[0.5]${moves})`);
    expect(rootValues(game, 'AB')).toEqual([]);
    expect(noticesOf(game)).toEqual(['handicapStonesMissing kept 1:2 2']);
  });

  it('is noted where some of the stones are there, and nobody makes up the others', () => {
    const game = gameOf('(;FF[4]SZ[19]HA[4]KM[0.5]AB[pd][dp];W[cc])');
    expect(rootValues(game, 'AB')).toEqual(['pd', 'dp']);
    expect(noticesOf(game)).toEqual(['handicapStonesMissing kept 1:2 4']);
    expect(noticesOf(gameOf('(;FF[4]SZ[19]HA[4]KM[0.5]AB[dd:ee];W[cc])'))).toEqual([]);
  });

  it.each([';B[dd];B[pp];W[cc]', ';AB[dd][pp];W[cc]'])('is none where they come later: %s', (moves) => {
    expect(noticesOf(gameOf(`(;FF[4]SZ[19]HA[2]KM[0.5]${moves})`))).toEqual([]);
  });
});

describe('markup of FF[3]', () => {
  it('becomes that of FF[4]', () => {
    expect(reprinted('(;FF[3]SZ[9]L[aa][bb]M[cc]MA[dd])')).toBe('(;SZ[9]LB[aa:a][bb:b]MA[dd][cc])');
  });

  it('holds no text, in which a bracket could have been forgotten', () => {
    expect(reprinted('(;FF[3]SZ[9]M[cc]-[dd]TR[ee])')).toBe('(;SZ[9]MA[cc]TR[ee])');
  });

  it('is a private property in FF[4]', () => {
    expect(reprinted('(;FF[4]SZ[9]L[aa])')).toBe('(;SZ[9]L[aa])');
  });
});

it('another game than Go is said to be one, and kept', () => {
  expect(noticesOf(gameOf('(;GM[3]KM[375])'))).toEqual(['otherGame kept 1:2 3']);
});

it.each(['', ' 1 ', '01', 'Go', 'GO'])('a game GM[%s] is taken for Go', (game) => {
  expect(noticesOf(gameOf(`(;GM[${game}]SZ[9]KM[5.5];B[ee])`))).toEqual([]);
});
