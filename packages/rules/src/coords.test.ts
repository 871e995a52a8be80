import { describe, expect, it } from 'vitest';
import { columnName, parsePoint, parseSgfPoint, printPoint, printSgfPoint, rowName } from './coords.ts';
import { geometryOf, type Point, pointAt, pointsOf } from './geometry.ts';

const BOARDS = [
  geometryOf(1),
  geometryOf(25),
  geometryOf(7, 5),
  geometryOf(5, 7),
  geometryOf(9),
  geometryOf(19),
];

describe('names of points', () => {
  it('have one corner in every system', () => {
    const board = geometryOf(19);
    const corners = [0, 18, 342, 360] as Point[];
    expect(corners.map((p) => printPoint(board, p))).toEqual(['A19', 'T19', 'A1', 'T1']);
    expect(corners.map((p) => printSgfPoint(board, p))).toEqual(['aa', 'sa', 'as', 'ss']);
  });

  it('leave out the letter I on the board, and nothing in SGF', () => {
    const names = Array.from({ length: 25 }, (_, x) => columnName(x)).join('');
    expect(names).toBe('ABCDEFGHJKLMNOPQRSTUVWXYZ');
    const board = geometryOf(9);
    expect(printSgfPoint(board, pointAt(board, 8, 8))).toBe('ii');
    expect(printPoint(board, pointAt(board, 8, 8))).toBe('J1');
  });

  it('count rows from the bottom', () => {
    expect([rowName(geometryOf(7, 5), 0), rowName(geometryOf(7, 5), 4)]).toEqual(['5', '1']);
  });

  it('of every point of a board are different, and read back in both cases', () => {
    for (const board of BOARDS) {
      const points = pointsOf(board);
      const names = points.map((p) => printPoint(board, p));
      const sgf = points.map((p) => printSgfPoint(board, p));
      expect([new Set(names).size, new Set(sgf).size]).toEqual([board.points, board.points]);
      for (const p of points) {
        const accepted = { ok: true, value: p };
        expect(parsePoint(board, names[p] as string)).toEqual(accepted);
        expect(parsePoint(board, (names[p] as string).toLowerCase())).toEqual(accepted);
        expect(parseSgfPoint(board, sgf[p] as string)).toEqual(accepted);
      }
    }
  });

  it('beyond the edge are refused as such, the column I on every board', () => {
    for (const board of BOARDS)
      for (const name of ['I1', 'i1', 'A0', 'A26', 'A99', 'Z99'])
        expect([name, parsePoint(board, name)]).toEqual([name, { ok: false, error: 'offBoard' }]);
    const small = geometryOf(7, 5);
    for (const name of ['H1', 'A6', 'H6'])
      expect([name, parsePoint(small, name)]).toEqual([name, { ok: false, error: 'offBoard' }]);
    for (const name of ['ha', 'af', 'hf', 'tt', 'zz', 'AA', 'aA', 'Aa'])
      expect([name, parseSgfPoint(small, name)]).toEqual([name, { ok: false, error: 'offBoard' }]);
    expect(parseSgfPoint(geometryOf(25), 'za')).toEqual({ ok: false, error: 'offBoard' });
  });

  it('are no points when they are something else', () => {
    const board = geometryOf(19);
    for (const name of [
      '',
      'A',
      '1',
      '1A',
      'AA1',
      'A100',
      'A-1',
      ' A1',
      'A1 ',
      'A1\n',
      'A01',
      'A1.',
      'pass',
      'É1',
      'A١',
    ])
      expect([name, parsePoint(board, name)]).toEqual([name, { ok: false, error: 'notAPoint' }]);
    for (const name of ['', 'a', 'aaa', 'a1', '11', ' a', 'a ', 'aa\n', 'éa'])
      expect([name, parseSgfPoint(board, name)]).toEqual([name, { ok: false, error: 'notAPoint' }]);
  });
});
