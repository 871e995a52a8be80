/*
 * Boards as text: `X` Black, `O` White, `.` empty, one line a row from the top.
 */
import { BLACK, EMPTY, WHITE } from './color.ts';
import { columnName, rowName } from './coords.ts';
import { type Geometry, geometryOf, isBoardSize } from './geometry.ts';
import { accept, type Result, refuse } from './refusal.ts';

/** A board read from text: `stones` has one entry a point, row by row from the top-left. */
export interface Diagram {
  readonly geometry: Geometry;
  readonly stones: Uint8Array;
}

/** Why a text is no diagram, and where; `line` and `column` count from 1. */
export interface DiagramRefusal {
  readonly code: 'empty' | 'unknownSign' | 'unevenRows' | 'size';
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a diagram. Signs: `X x # B b` and `●` Black, `O o W w` and `○` White, `. + ,` and `·` empty. Blank
 * lines, spaces between signs, row numbers at either side, lines of column letters, and frames of
 * `| - +` corners are passed over.
 */
export function parseDiagram(text: string): Result<Diagram, DiagramRefusal> {
  const rows: number[][] = [];
  let line = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    line++;
    const body = bodyOf(raw);
    if (body === undefined) continue;
    const row: number[] = [];
    for (let i = 0; i < body.signs.length; i++) {
      const sign = body.signs.charAt(i);
      if (/\s/.test(sign)) continue;
      const stone = stoneOf(sign);
      if (stone === undefined) return refuse({ code: 'unknownSign', line, column: body.from + i + 1 });
      row.push(stone);
    }
    if (rows[0] && row.length !== rows[0].length) return refuse({ code: 'unevenRows', line, column: 1 });
    rows.push(row);
  }
  const first = rows[0];
  if (!first) return refuse({ code: 'empty', line: 1, column: 1 });
  if (!isBoardSize(first.length, rows.length)) return refuse({ code: 'size', line: 1, column: 1 });
  return accept({ geometry: geometryOf(first.length, rows.length), stones: Uint8Array.from(rows.flat()) });
}

/** The signs of a line without row numbers and frame; `undefined` for a line that holds no row. */
function bodyOf(raw: string): { signs: string; from: number } | undefined {
  const isFrame = /^[\s\-+|]*$/.test(raw) && raw.includes('-');
  if (isFrame || /^\s*A[\sB-Z]*$/i.test(raw)) return undefined;
  const before = /^\s*\d*\s*\|?/.exec(raw)?.[0] ?? '';
  const signs = withoutEnd(raw.slice(before.length));
  return signs === '' ? undefined : { signs, from: before.length };
}

/** A line without the row number and the frame at its end. Sign by sign: an expression would try every cut. */
function withoutEnd(line: string): string {
  const trimmed = line.trimEnd();
  let end = trimmed.length;
  while (end > 0 && /\d/.test(trimmed.charAt(end - 1))) end--;
  const signs = trimmed.slice(0, end).trimEnd();
  return (signs.endsWith('|') ? signs.slice(0, -1) : signs).trimEnd();
}

function stoneOf(sign: string): number | undefined {
  if ('Xx#Bb●'.includes(sign)) return BLACK;
  if ('OoWw○'.includes(sign)) return WHITE;
  if ('.+,·'.includes(sign)) return EMPTY;
  return undefined;
}

/** The rows of a board as text, top row first. */
export function printRows(geometry: Geometry, stones: ArrayLike<number>): string[] {
  return Array.from({ length: geometry.height }, (_, y) =>
    Array.from({ length: geometry.width }, (_, x) => '.XO'.charAt(stones[y * geometry.width + x]!)).join(''),
  );
}

/** A board as text with its coordinates, ready to be read by a person or by `parseDiagram`. */
export function printDiagram(geometry: Geometry, stones: ArrayLike<number>): string {
  const pad = String(geometry.height).length;
  const columns = Array.from({ length: geometry.width }, (_, x) => columnName(x)).join(' ');
  const rows = printRows(geometry, stones).map(
    (row, y) => `${rowName(geometry, y).padStart(pad)} ${[...row].join(' ')}`,
  );
  return [...rows, `${' '.repeat(pad)} ${columns}`].join('\n');
}
