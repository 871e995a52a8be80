/*
 * Shapes of 3 × 3 points around a move that playouts like to make: hane, cuts, answers at the edge. A
 * neighborhood is 16 bits, two for each of the eight points around, so that asking is one look-up.
 *
 * Source of the shapes: S. Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with patterns in
 * Monte-Carlo Go", INRIA 2006, figures 3 to 6.
 */
import { BLACK, EMPTY, type Geometry, WALL, WHITE } from '@honte/rules';

/**
 * Rows from the top, the move in the middle. `X` and `O` the two colors (either may be to move), `.`
 * empty, `x` not X, `o` not O, `?` anything on the board, `#` beyond the edge.
 */
const SHAPES: readonly (readonly [string, string, string])[] = [
  ['XOX', '...', '???'],
  ['XO.', '...', '?.?'],
  ['XO?', 'X..', 'x.?'],
  ['.O.', 'X..', '...'],
  ['XO?', 'O.o', '?o?'],
  ['XO?', 'O.X', '???'],
  ['?X?', 'O.O', 'ooo'],
  ['OX?', 'o.O', '???'],
  ['X.?', 'O.?', '##?'],
  ['OX?', 'X.O', '###'],
  ['?X?', 'x.O', '###'],
  ['?XO', 'x.x', '###'],
  ['?OX', 'X.O', '###'],
];

const MEANINGS: Readonly<Record<string, readonly number[]>> = {
  X: [BLACK],
  O: [WHITE],
  '.': [EMPTY],
  x: [EMPTY, WHITE],
  o: [EMPTY, BLACK],
  '?': [EMPTY, BLACK, WHITE, WALL],
  '#': [WALL],
};

/** 1 for each neighborhood in which the middle is a shape's move, as `neighborhoodOf` names it. */
export const IS_SHAPE: Uint8Array = tableOf(SHAPES);

/** The points around each point, row by row, eight entries a point; `wall` beyond the edge. */
export function roundOf(geometry: Geometry): Int16Array {
  const { points, neighbors, diagonals } = geometry;
  const round = new Int16Array(8 * points);
  for (let p = 0; p < points; p++) {
    const n = (i: number) => neighbors[4 * p + i]!;
    const d = (i: number) => diagonals[4 * p + i]!;
    round.set([d(0), n(0), d(1), n(1), n(2), d(2), n(3), d(3)], 8 * p);
  }
  return round;
}

/** The neighborhood of `p` as a number below 65536. */
export function neighborhoodOf(round: Int16Array, stones: Uint8Array, p: number): number {
  const i = 8 * p;
  return (
    stones[round[i]!]! |
    (stones[round[i + 1]!]! << 2) |
    (stones[round[i + 2]!]! << 4) |
    (stones[round[i + 3]!]! << 6) |
    (stones[round[i + 4]!]! << 8) |
    (stones[round[i + 5]!]! << 10) |
    (stones[round[i + 6]!]! << 12) |
    (stones[round[i + 7]!]! << 14)
  );
}

function tableOf(shapes: typeof SHAPES): Uint8Array {
  const table = new Uint8Array(65536);
  for (const shape of shapes)
    for (const signs of turnsOf(shape.join('')))
      for (const colored of [signs, swapped(signs)]) fill(table, colored, 0, 0);
  return table;
}

/** The eight ways to turn and mirror nine signs. */
function turnsOf(signs: string): string[] {
  const turn = (s: string) => [6, 3, 0, 7, 4, 1, 8, 5, 2].map((i) => s.charAt(i)).join('');
  const mirror = (s: string) => [2, 1, 0, 5, 4, 3, 8, 7, 6].map((i) => s.charAt(i)).join('');
  const turns: string[] = [];
  for (let s = signs, i = 0; i < 4; i++, s = turn(s)) turns.push(s, mirror(s));
  return turns;
}

function swapped(signs: string): string {
  const other: Readonly<Record<string, string>> = { X: 'O', O: 'X', x: 'o', o: 'x' };
  return [...signs].map((sign) => other[sign] ?? sign).join('');
}

/** Marks every neighborhood that fits the signs from `at` on; `code` holds those before. */
function fill(table: Uint8Array, signs: string, at: number, code: number): void {
  if (at === 9) {
    table[code] = 1;
    return;
  }
  if (at === 4) {
    fill(table, signs, 5, code);
    return;
  }
  const place = 2 * (at < 4 ? at : at - 1);
  for (const stone of MEANINGS[signs.charAt(at)] ?? []) fill(table, signs, at + 1, code | (stone << place));
}
