import { describe, expect, it } from 'vitest';
import {
  type Geometry,
  geometryOf,
  isBoardSize,
  neighborsOf,
  type Point,
  pointAt,
  pointsOf,
  starLines,
  starPointsOf,
  symmetriesOf,
} from './geometry.ts';
import { names } from './position.testing.ts';

const SIZES = [
  [1, 1],
  [1, 4],
  [2, 2],
  [3, 5],
  [7, 5],
  [6, 6],
  [9, 9],
  [13, 19],
  [25, 25],
] as const;
const BOARDS = SIZES.map(([width, height]) => geometryOf(width, height));

describe('a geometry', () => {
  it('is made once for each size', () => {
    expect(geometryOf(9)).toBe(geometryOf(9, 9));
    expect(geometryOf(9)).not.toBe(geometryOf(9, 10));
    const all = new Set<Geometry>();
    for (let width = 1; width <= 25; width++)
      for (let height = 1; height <= 25; height++) {
        const { points, wall, ...board } = geometryOf(width, height);
        expect([board.width, board.height, points, wall]).toEqual([width, height, width * height, points]);
        all.add(geometryOf(width, height));
      }
    expect(all.size).toBe(625);
  });

  it('is of whole sides from 1 to 25', () => {
    for (const side of [0, 26, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([isBoardSize(side), isBoardSize(side, 9), isBoardSize(9, side)]).toEqual([false, false, false]);
      expect(() => geometryOf(9, side)).toThrow('no board is 9');
    }
    expect([isBoardSize(1), isBoardSize(25), isBoardSize(1, 25)]).toEqual([true, true, true]);
  });

  it('counts points from the top-left, row by row', () => {
    const board = geometryOf(7, 5);
    expect(pointsOf(board)).toEqual([...Array(35).keys()]);
    expect([pointAt(board, 0, 0), pointAt(board, 6, 0), pointAt(board, 0, 1), pointAt(board, 6, 4)]).toEqual([
      0, 6, 7, 34,
    ]);
    for (const [x, y] of [
      [-1, 0],
      [0, -1],
      [7, 0],
      [0, 5],
    ] as const)
      expect(() => pointAt(board, x, y)).toThrow('no point');
  });

  it('has neighbors up, left, right, down, and the wall where there are none', () => {
    const board = geometryOf(3, 2);
    expect([...board.neighbors.subarray(0, 4)]).toEqual([6, 6, 1, 3]);
    expect([...board.neighbors.subarray(16, 20)]).toEqual([1, 3, 5, 6]);
    expect(names(board, neighborsOf(board, 4 as Point))).toEqual(['B2', 'A1', 'C1']);
    expect(neighborsOf(geometryOf(1), 0 as Point)).toEqual([]);
  });

  it('has diagonals up-left, up-right, down-left, down-right', () => {
    const board = geometryOf(3);
    expect([...board.diagonals.subarray(16, 20)]).toEqual([0, 2, 6, 8]);
    expect([...board.diagonals.subarray(0, 4)]).toEqual([9, 9, 9, 4]);
  });

  it('has a neighbor for every neighbor, one line away, and as many as there are lines between', () => {
    for (const board of BOARDS) {
      let count = 0;
      for (const p of pointsOf(board))
        for (const n of neighborsOf(board, p)) {
          expect(neighborsOf(board, n)).toContain(p);
          const [dx, dy] = [
            (p % board.width) - (n % board.width),
            Math.floor(p / board.width) - Math.floor(n / board.width),
          ];
          expect(Math.abs(dx) + Math.abs(dy)).toBe(1);
          count++;
        }
      const { width, height } = board;
      expect(count).toBe(2 * (width * (height - 1) + height * (width - 1)));
    }
  });
});

describe('the symmetries', () => {
  it('are eight of a square and four of a rectangle, the first one rest', () => {
    for (const board of BOARDS) {
      const tables = symmetriesOf(board);
      expect(tables).toHaveLength(board.width === board.height ? 8 : 4);
      expect([...(tables[0] ?? [])]).toEqual(pointsOf(board));
    }
  });

  it('are permutations that keep neighbors', () => {
    for (const board of BOARDS)
      for (const table of symmetriesOf(board)) {
        expect([...table].sort((a, b) => a - b)).toEqual(pointsOf(board));
        for (const p of pointsOf(board)) {
          const moved = neighborsOf(board, p).map((n) => table[n]);
          expect(new Set(neighborsOf(board, table[p] as Point))).toEqual(new Set(moved));
        }
      }
  });

  it('are all different, and one after the other is one of them', () => {
    for (const board of [geometryOf(3), geometryOf(2), geometryOf(3, 5)]) {
      const tables = symmetriesOf(board);
      const known = new Set(tables.map(String));
      expect(known.size).toBe(tables.length);
      for (const first of tables)
        for (const then of tables) expect(known).toContain(String(first.map((p) => then[p] as number)));
    }
  });
});

describe('the star points', () => {
  const stars = (width: number, height = width) =>
    names(geometryOf(width, height), starPointsOf(geometryOf(width, height))).join(' ');

  it('are five on 9 × 9 and 13 × 13, nine on 19 × 19', () => {
    expect(stars(9)).toBe('C7 G7 E5 C3 G3');
    expect(stars(13)).toBe('D10 K10 G7 D4 K4');
    expect(stars(19)).toBe('D16 K16 Q16 D10 K10 Q10 D4 K4 Q4');
  });

  it('have no center where a side is even', () => {
    expect(stars(10)).toBe('C8 H8 C3 H3');
    expect(stars(14)).toBe('D11 L11 D4 L4');
    expect(stars(13, 14)).toBe('D11 K11 D4 K4');
    expect(stars(19, 16)).toBe('D13 K13 Q13 D4 K4 Q4');
  });

  it('are the center at most on boards with a side under 9', () => {
    expect([stars(7), stars(5), stars(3), stars(8), stars(2), stars(1), stars(1, 5)]).toEqual([
      'D4',
      'C3',
      'B2',
      '',
      '',
      '',
      '',
    ]);
    expect([stars(5, 19), stars(19, 5)]).toEqual(['C10', 'K3']);
  });

  it('lie on the third line up to 12, on the fourth from 13 on', () => {
    expect([6, 7, 12, 13, 25].map(starLines)).toEqual([[], [2, 4], [2, 9], [3, 9], [3, 21]]);
  });

  it('stay star points under every symmetry', () => {
    for (const board of BOARDS) {
      const points = starPointsOf(board);
      for (const table of symmetriesOf(board))
        expect(new Set(points.map((p) => table[p]))).toEqual(new Set(points));
    }
  });
});
