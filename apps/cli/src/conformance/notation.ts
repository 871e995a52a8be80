/*
 * How case files write the things of Go, and how they are written back for comparison: points as "Q16"
 * in a fixed order, boards as rows, pairs as { B, W }, a draw as "0".
 */
import {
  type Color,
  type Geometry,
  geometryOf,
  isBoardSize,
  type Move,
  type PerColor,
  type Point,
  parseColor,
  parseDiagram,
  parsePoint,
  printPoint,
  printRows,
} from '@honte/rules';
import { RULESET_WORDS, rulesetNamed } from '../ruleset-name.ts';
import { field, list, object, type Read, type Reader, refined, text, that, whole } from './reader.ts';

const isSide = (json: unknown) => Number.isInteger(json);

/** `[columns, rows]`. */
export const size: Reader<Geometry> = refined(
  that('[columns, rows]', (json): json is [number, number] => Array.isArray(json) && json.every(isSide)),
  '[columns, rows], each from 1 to 25',
  (sides) =>
    sides.length === 2 && isBoardSize(sides[0], sides[1]) ? geometryOf(sides[0], sides[1]) : undefined,
);

/** A reader that has to know the board's size, found in the same object's `size`. */
export function sized<T>(readerFor: (geometry: Geometry) => Reader<T>): Reader<T> {
  return (json, place) => {
    const geometry = field('size', size)(json, place);
    return geometry.ok ? readerFor(geometry.value)(json, place) : geometry;
  };
}

export const color: Reader<Color> = refined(text, 'B or W', colorNamed);

export function colorNamed(letter: string): Color | undefined {
  return letter === 'B' || letter === 'W' ? parseColor(letter) : undefined;
}

/** A ruleset's name, or a bare repetition rule's: `french`, `psk`, `psk+s`. */
export const ruleset = refined(text, RULESET_WORDS, rulesetNamed);

/** `{ "B": 3, "W": 0 }`, kept as it is. */
export const pair = object({ B: whole, W: whole }, {});
export type Pair = Read<typeof pair>;

export function perColorOf(pair: Pair): PerColor {
  return { black: pair.B, white: pair.W };
}

export function pairOf({ black, white }: PerColor): Pair {
  return { B: black, W: white };
}

/** Rows from the top, `.` `X` `O`; as given, once known to be a board of this size. */
export function rows(geometry: Geometry): Reader<readonly string[]> {
  const shape = `${geometry.height} rows of ${geometry.width} signs . X O`;
  const isRow = (row: string) => row.length === geometry.width && /^[.XO]*$/.test(row);
  return refined(list(text), shape, (given) =>
    given.length === geometry.height && given.every(isRow) ? given : undefined,
  );
}

/** The stones of a board written in rows, one entry a point. */
export function board(geometry: Geometry): Reader<Uint8Array> {
  return refined(rows(geometry), 'a board', (given) => {
    const diagram = parseDiagram(given.join('\n'));
    return diagram.ok ? diagram.value.stones : undefined;
  });
}

export function rowsOf(geometry: Geometry, stones: ArrayLike<number>): readonly string[] {
  return printRows(geometry, stones);
}

/** `Q16`. */
export function point(geometry: Geometry): Reader<Point> {
  const { width, height } = geometry;
  return refined(text, `a point of a ${width} × ${height} board`, (name) => pointNamed(geometry, name));
}

export function pointNamed(geometry: Geometry, name: string): Point | undefined {
  const parsed = parsePoint(geometry, name);
  return parsed.ok ? parsed.value : undefined;
}

/** A point's name in its usual form: `q16` becomes `Q16`. */
export function pointName(geometry: Geometry): Reader<string> {
  return refined(point(geometry), 'a point', (p) => printPoint(geometry, p));
}

/** Points in any order, as names in a fixed order. */
export function names(geometry: Geometry): Reader<readonly string[]> {
  return refined(list(point(geometry)), 'a list of points', (points) => namesOf(geometry, points));
}

/** The names of points, column by column from A, each column from row 1: the order of the case files. */
export function namesOf(geometry: Geometry, points: Iterable<Point>): readonly string[] {
  const { width } = geometry;
  const inOrder = [...points].sort((a, b) => (a % width) - (b % width) || b - a);
  return inOrder.map((p) => printPoint(geometry, p));
}

/** `B D4` or `W pass`. */
export function move(geometry: Geometry): Reader<Move> {
  return refined(text, 'a move such as "B D4" or "W pass"', (words) => moveNamed(geometry, words));
}

export function moveNamed(geometry: Geometry, words: string): Move | undefined {
  const attempted = attemptNamed(geometry, words);
  return attempted?.kind === 'offBoard' ? undefined : attempted;
}

/** A move, or a play beyond the edge. */
export type Attempt = Move | { readonly kind: 'offBoard'; readonly color: Color };

/** A move that need not be one: `B K5` on a 9 × 9 board, too. */
export function attempt(geometry: Geometry): Reader<Attempt> {
  return refined(text, 'a move such as "B D4" or "W pass"', (words) => attemptNamed(geometry, words));
}

function attemptNamed(geometry: Geometry, words: string): Attempt | undefined {
  const [letter = '', name = '', ...rest] = words.split(' ');
  const mover = colorNamed(letter);
  if (mover === undefined || rest.length > 0) return undefined;
  if (name === 'pass') return { kind: 'pass', color: mover };
  const parsed = parsePoint(geometry, name);
  if (parsed.ok) return { kind: 'play', color: mover, point: parsed.value };
  return parsed.error === 'offBoard' ? { kind: 'offBoard', color: mover } : undefined;
}

/** `B+3.5`, `W+R`, `Draw`: a draw becomes `0`, as the library writes it. */
export const result: Reader<string> = refined(text, 'a result such as B+3.5, W+R or Draw', (words) => {
  if (/^(draw|0)$/i.test(words)) return '0';
  return /^[BW]\+(R|T|\d+(\.5)?)$/.test(words) ? words : undefined;
});
