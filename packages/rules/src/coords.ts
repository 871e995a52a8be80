/*
 * Names of points. One corner in every system, on a 19 × 19 board:
 *
 *   | corner       | Point | column, row | board, GTP | SGF |
 *   | top left     | 0     | 0, 0        | A19        | aa  |
 *   | top right    | 18    | 18, 0       | T19        | sa  |
 *   | bottom left  | 342   | 0, 18       | A1         | as  |
 *   | bottom right | 360   | 18, 18      | T1         | ss  |
 *
 * Board names count rows from the bottom and leave out the letter I; SGF counts from the top and
 * leaves out none.
 */
import { type Geometry, type Point, pointAt } from './geometry.ts';
import { accept, type Result, refuse } from './refusal.ts';

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const SGF = 'abcdefghijklmnopqrstuvwxy';

/** Why a text names no point: not a name at all, or a point beyond the edge. */
export type CoordRefusal = 'notAPoint' | 'offBoard';

/** The letter of a column, from the left, 0 to 24: A … H, J … Z. */
export function columnName(x: number): string {
  return COLUMNS.charAt(x);
}

/** The number of a row, from the top, 0 …: the board's height for the first. */
export function rowName(geometry: Geometry, y: number): string {
  return String(geometry.height - y);
}

/** `Q16`. */
export function printPoint(geometry: Geometry, p: Point): string {
  const x = p % geometry.width;
  return columnName(x) + rowName(geometry, (p - x) / geometry.width);
}

/** Reads `Q16` or `q16`. `I5` is on no board, so it lies beyond the edge, as do `A0` and `Z99`. */
export function parsePoint(geometry: Geometry, text: string): Result<Point, CoordRefusal> {
  const match = /^([A-Za-z])(0|[1-9]\d?)$/.exec(text);
  if (!match) return refuse('notAPoint');
  const [, letter = '', digits = ''] = match;
  const x = COLUMNS.indexOf(letter.toUpperCase());
  const y = geometry.height - Number(digits);
  if (x < 0 || x >= geometry.width || y < 0 || y >= geometry.height) return refuse('offBoard');
  return accept(pointAt(geometry, x, y));
}

/** `pd`. */
export function printSgfPoint(geometry: Geometry, p: Point): string {
  const x = p % geometry.width;
  return SGF.charAt(x) + SGF.charAt((p - x) / geometry.width);
}

/** Reads `pd`; capitals are columns 27 on in SGF, so they lie beyond the edge of every board here. */
export function parseSgfPoint(geometry: Geometry, text: string): Result<Point, CoordRefusal> {
  if (!/^[A-Za-z]{2}$/.test(text)) return refuse('notAPoint');
  const x = SGF.indexOf(text.charAt(0));
  const y = SGF.indexOf(text.charAt(1));
  if (x < 0 || x >= geometry.width || y < 0 || y >= geometry.height) return refuse('offBoard');
  return accept(pointAt(geometry, x, y));
}
