import { describe, expect, it } from 'vitest';
import { geometryOf } from './geometry.ts';
import { fixedHandicap, freeHandicap, type HandicapTable, mostFixedHandicap } from './handicap.ts';
import { got, names } from './position.testing.ts';

const placed = (width: number, stones: number, table?: HandicapTable, height = width) => {
  const geometry = geometryOf(width, height);
  return names(geometry, got(fixedHandicap(geometry, stones, table))).join(' ');
};

describe('fixed handicap stones', () => {
  it('go on 19 × 19 to the corners, the sides and the center', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9].map((n) => placed(19, n))).toEqual([
      'Q16 D4',
      'Q16 D4 Q4',
      'Q16 D4 Q4 D16',
      'Q16 D4 Q4 D16 K10',
      'Q16 D4 Q4 D16 D10 Q10',
      'Q16 D4 Q4 D16 D10 Q10 K10',
      'Q16 D4 Q4 D16 D10 Q10 K16 K4',
      'Q16 D4 Q4 D16 D10 Q10 K16 K4 K10',
    ]);
  });

  it('go on 9 × 9 to the third lines, on 13 × 13 to the fourth', () => {
    expect([placed(9, 4), placed(9, 9)]).toEqual(['G7 C3 G3 C7', 'G7 C3 G3 C7 C5 G5 E7 E3 E5']);
    expect(placed(13, 5)).toBe('K10 D4 K4 D10 G7');
  });

  it('leave the other corner free over GTP, with three stones', () => {
    expect([placed(9, 3), placed(9, 3, 'gtp')]).toEqual(['G7 C3 G3', 'G7 C3 C7']);
    for (const n of [2, 4, 5, 6, 7, 8, 9])
      expect(placed(19, n, 'gtp').split(' ').sort()).toEqual(placed(19, n).split(' ').sort());
  });

  it('lie as fits a rectangle', () => {
    expect(placed(9, 5, 'usual', 13)).toBe('G10 C4 G4 C10 E7');
  });

  it('are at least two', () => {
    for (const n of [1, 0, -1])
      expect(fixedHandicap(geometryOf(19), n)).toEqual({ ok: false, error: 'tooFew' });
    for (const n of [2.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(fixedHandicap(geometryOf(19), n)).toEqual({ ok: false, error: 'notWhole' });
  });

  it('are at most nine, four on even and small boards, none on tiny ones', () => {
    const most = [25, 19, 13, 9, 18, 8, 7, 6, 5].map((side) => mostFixedHandicap(geometryOf(side)));
    expect(most).toEqual([9, 9, 9, 9, 4, 4, 4, 0, 0]);
    expect([mostFixedHandicap(geometryOf(9, 8)), mostFixedHandicap(geometryOf(9, 5))]).toEqual([4, 0]);
    for (const [side, n] of [
      [19, 10],
      [8, 5],
      [7, 5],
      [6, 2],
    ] as const)
      expect(fixedHandicap(geometryOf(side), n)).toEqual({ ok: false, error: 'tooMany' });
    expect(placed(7, 4)).toBe('E5 C3 E3 C5');
  });
});

describe('free handicap stones of a program', () => {
  const set = (size: number, stones: number) => {
    const geometry = geometryOf(size);
    const points = freeHandicap(geometry, stones);
    return points.ok ? names(geometry, points.value).join(' ') : points.error;
  };

  it('go to the fixed points where there are any', () => {
    expect(set(9, 5)).toBe(placed(9, 5));
    expect(set(19, 9)).toBe(placed(19, 9));
  });

  it('go on from there, and begin in the middle of a board too small for fixed points', () => {
    expect(set(8, 5).startsWith(`${placed(8, 4)} `)).toBe(true);
    expect(set(5, 2)).toBe('C3 A5');
  });

  it('are all on the board, each on a point of its own', () => {
    for (const size of [2, 5, 6, 7, 8, 9, 13])
      for (let stones = 2; stones < Math.min(size * size, 30); stones++) {
        const points = got(freeHandicap(geometryOf(size), stones));
        expect(new Set(points).size, `${stones} on ${size}`).toBe(stones);
        expect(Math.max(...points)).toBeLessThan(size * size);
      }
  });

  it('are two at the least, and leave a point empty', () => {
    expect([set(9, 1), set(9, 2.5), set(3, 9)]).toEqual(['tooFew', 'notWhole', 'tooMany']);
  });
});
