/*
 * A question in one short word that fits an address, so that whoever gets the address has the question:
 *
 *     9.------3o-xxxoo-2x.Wkill.A3B3.------4s-5s.9p4l
 *
 * That is the size (`13x9` where it is no square); the rows from the top, `x` black, `o` white, numbers for empty
 * points, what is empty at the end of a row or of the board left out; who plays and what it wants; the stones in
 * question; the region by rows, `2s` two points beside it and `3i` three of it (`*` for all that is enclosed); and a
 * limit of plies and liberties, if there is one. A board of which nothing is asked yet is the first three parts:
 * `9.------3o-xxxoo-2x.W`. Begin with `printQuestion`.
 */
import {
  accept,
  BLACK,
  EMPTY,
  type Geometry,
  geometryOf,
  isBoardSize,
  type Point,
  parsePoint,
  pointAt,
  pointsOf,
  printPoint,
  type Result,
  refuse,
  WHITE,
} from '@honte/rules';
import { GOALS, type Question } from './problem.ts';

/** A board, and who is to play on it. */
export type Posed = Pick<Question, 'geometry' | 'stones' | 'first'>;

/** Why a word is no question: which part of it cannot be read. */
export interface QuestionRefusal {
  readonly code: 'size' | 'rows' | 'play' | 'targets' | 'region' | 'limit' | 'parts';
}

/** Linear in the points. */
export function printPosed({ geometry, stones, first }: Posed): string {
  const { width, height } = geometry;
  const size = width === height ? `${width}` : `${width}x${height}`;
  return `${size}.${printStones(geometry, stones)}.${first === BLACK ? 'B' : 'W'}`;
}

/** Linear in the points. The targets are named in increasing order, each once. */
export function printQuestion(question: Question): string {
  const { geometry, stones, first, goal, targets, region, plies, escapeLiberties } = question;
  const named = [...new Set(targets)].sort((a, b) => a - b).map((p) => printPoint(geometry, p));
  const limit = `${plies === undefined ? '' : `${plies}p`}${escapeLiberties === undefined ? '' : `${escapeLiberties}l`}`;
  const parts = [
    `${printPosed({ geometry, stones, first })}${goal}`,
    named.join(''),
    region === undefined ? '*' : printRegion(geometry, region),
    ...(limit === '' ? [] : [limit]),
  ];
  return parts.join('.');
}

/** Stones one by one, empty points by their number. */
function printStones(geometry: Geometry, stones: ArrayLike<number>): string {
  return byRows(geometry, (points) => {
    let row = '';
    let empties = 0;
    for (const p of points) {
      if (stones[p] === EMPTY) empties++;
      else {
        row += `${empties > 0 ? empties : ''}${stones[p] === BLACK ? 'x' : 'o'}`;
        empties = 0;
      }
    }
    return row;
  });
}

function printRegion(geometry: Geometry, region: readonly Point[]): string {
  const isInside = new Set<Point>(region);
  return byRows(geometry, (points) => {
    let row = '';
    for (let i = 0; i < points.length; ) {
      const inside = isInside.has(points[i]!);
      let end = i;
      while (end < points.length && isInside.has(points[end]!) === inside) end++;
      if (inside || end < points.length) row += `${end - i}${inside ? 'i' : 's'}`;
      i = end;
    }
    return row;
  });
}

function byRows(geometry: Geometry, print: (points: readonly Point[]) => string): string {
  const { width, height } = geometry;
  const all = pointsOf(geometry);
  const rows = Array.from({ length: height }, (_, y) => print(all.slice(y * width, (y + 1) * width)));
  return rows.join('-').replace(/-+$/, '');
}

/** The question of such a word. Linear in its length. */
export function parseQuestion(text: string): Result<Question, QuestionRefusal> {
  const [, , play = '', names = '', area = '', limit = '', ...rest] = text.split('.');
  if (rest.length > 0) return refuse({ code: 'parts' });
  const posed = parsePosed(text);
  if (!posed.ok) return posed;
  const { geometry, stones, first } = posed.value;
  const goal = GOALS.find((known) => known === play.slice(1));
  if (goal === undefined) return refuse({ code: 'play' });
  const targets = parseTargets(geometry, names);
  if (!targets?.every((p) => stones[p] !== EMPTY && stones[p] === stones[targets[0]!]))
    return refuse({ code: 'targets' });
  const region = area === '*' ? undefined : parseRegion(geometry, area);
  if (area !== '*' && !region?.length) return refuse({ code: 'region' });
  const limits = /^(?:([1-9]\d?)p)?(?:([1-9]\d?)l)?$/.exec(limit);
  if (!limits) return refuse({ code: 'limit' });
  const [plies, escapeLiberties] = [1, 2].map((i) =>
    limits[i] === undefined ? undefined : Number(limits[i]),
  );
  return accept({ geometry, stones, first, goal, targets, region, plies, escapeLiberties });
}

/** The board of such a word, whole or of three parts. Linear in its length. */
export function parsePosed(text: string): Result<Posed, QuestionRefusal> {
  const [size = '', rows = '', play = ''] = text.split('.');
  const geometry = parseSize(size);
  if (!geometry) return refuse({ code: 'size' });
  const stones = parseRows(geometry, rows);
  if (!stones) return refuse({ code: 'rows' });
  if (!/^[BW]/.test(play)) return refuse({ code: 'play' });
  return accept({ geometry, stones, first: play.startsWith('B') ? BLACK : WHITE });
}

function parseSize(text: string): Geometry | undefined {
  const match = /^([1-9]\d?)(?:x([1-9]\d?))?$/.exec(text);
  if (!match) return undefined;
  const width = Number(match[1]);
  const height = match[2] === undefined ? width : Number(match[2]);
  return isBoardSize(width, height) ? geometryOf(width, height) : undefined;
}

function parseRows(geometry: Geometry, text: string): Uint8Array | undefined {
  const stones = new Uint8Array(geometry.points);
  const tokens = tokensIn(geometry, text, 'xo');
  if (!tokens) return undefined;
  const next = new Map<number, number>();
  for (const { y, count, sign } of tokens) {
    const x = (next.get(y) ?? 0) + (count ?? 0);
    if (x >= geometry.width) return undefined;
    stones[pointAt(geometry, x, y)] = sign === 'x' ? BLACK : WHITE;
    next.set(y, x + 1);
  }
  return stones;
}

function parseRegion(geometry: Geometry, text: string): readonly Point[] | undefined {
  const region: Point[] = [];
  const tokens = tokensIn(geometry, text, 'is');
  if (!tokens) return undefined;
  const next = new Map<number, number>();
  for (const { y, count, sign } of tokens) {
    const from = next.get(y) ?? 0;
    const end = from + (count ?? 1);
    if (end > geometry.width) return undefined;
    for (let x = from; sign === 'i' && x < end; x++) region.push(pointAt(geometry, x, y));
    next.set(y, end);
  }
  return region;
}

/** A sign, the number before it, and the row that it stands in. */
interface Token {
  readonly y: number;
  readonly count: number | undefined;
  readonly sign: string;
}

/** All of a text; `undefined` where something else stands in it, or where it has more rows than the board. */
function tokensIn({ height }: Geometry, text: string, signs: string): readonly Token[] | undefined {
  const rows = text.split('-');
  const pattern = new RegExp(`(\\d{0,2})([${signs}])`, 'g');
  const isRow = new RegExp(`^(?:\\d{0,2}[${signs}])*$`);
  if (rows.length > height || !rows.every((row) => isRow.test(row))) return undefined;
  return rows.flatMap((row, y) =>
    [...row.matchAll(pattern)].map(([, count = '', sign = '']) => ({
      y,
      count: count === '' ? undefined : Number(count),
      sign,
    })),
  );
}

/** The points of `A3B12`; `undefined` where one is not on the board, or none is named. */
function parseTargets(geometry: Geometry, text: string): readonly Point[] | undefined {
  const names = text.match(/[A-Z]+\d+/g) ?? [];
  if (names.length === 0 || names.join('') !== text) return undefined;
  const points = names.map((name) => parsePoint(geometry, name));
  const found: Point[] = [];
  for (const point of points) {
    if (!point.ok) return undefined;
    found.push(point.value);
  }
  return found;
}
