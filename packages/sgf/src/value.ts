/*
 * What values mean: text, numbers, pairs, points, moves. Values are read as they stand in a property, still
 * escaped, and written so; nothing here throws, whatever is in them.
 *
 * @source SGF FF[4] specification, property value types
 */
import { accept, type Result, refuse } from '@honte/rules';
import type { SgfTree } from './record.ts';

/** A board's size as files state it: 1 to 52 a side. */
export interface SgfSize {
  readonly width: number;
  readonly height: number;
}

/** Counted from the top left corner, from 0. */
export interface SgfPoint {
  readonly x: number;
  readonly y: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The longest side whose points have names. */
const MOST_LINES = LETTERS.length;

/** Files of FF[3] pass with `tt` on boards up to this. */
const MOST_LINES_WITH_TT = 19;

/** Several lines of text: escapes resolved, escaped line ends gone, others as LF, other space as blanks. */
export function textOf(value: string): string {
  return SPECIAL.test(value) ? value.replace(SPECIALS, plainSign) : value;
}

const SPECIAL = /[\\\r\t\v\f]/;
const SPECIALS = /\\(\r\n|\n\r|[\s\S])|\r\n|\n\r|[\r\t\v\f\\]/g;

function plainSign(whole: string, escaped?: string): string {
  const sign = escaped ?? (whole === '\\' ? '' : whole);
  if (/[\r\n]/.test(sign)) return escaped === undefined ? '\n' : '';
  return /[\t\v\f]/.test(sign) ? ' ' : sign;
}

/** One line of text: as `textOf`, with blanks for line ends. */
export function simpleTextOf(value: string): string {
  return textOf(value).replaceAll('\n', ' ');
}

/** A text as a value: what would end it, or a pair's first half, is escaped. */
export function printText(text: string): string {
  return text.replace(/[\\\]]/g, '\\$&');
}

/** A text as half of a pair: colons are escaped too. */
export function printHalf(text: string): string {
  return text.replace(/[\\\]:]/g, '\\$&');
}

/** The halves of `a:b`, each still escaped; the second is `undefined` when there is no colon. */
export function pairOf(value: string): readonly [string, string | undefined] {
  for (let at = 0; at < value.length; at++) {
    const sign = value.charAt(at);
    if (sign === '\\') at++;
    else if (sign === ':') return [value.slice(0, at), value.slice(at + 1)];
  }
  return [value, undefined];
}

/** A number such as `-3.5` or `6`; `undefined` when it is none. */
export function realOf(value: string): number | undefined {
  const trimmed = value.trim();
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** `19`, `7:5`. */
export function parseSize(value: string): SgfSize | undefined {
  const match = /^\s*0*(\d{1,2})\s*(?:[:x]\s*0*(\d{1,2})\s*)?$/i.exec(value);
  if (!match) return undefined;
  const width = Number(match[1]);
  const height = Number(match[2] ?? match[1]);
  const isSide = (side: number) => side >= 1 && side <= MOST_LINES;
  return isSide(width) && isSide(height) ? { width, height } : undefined;
}

/** Whether a value of GM means Go: 1, nothing at all, or the word. */
export function isGo(value: string): boolean {
  const game = value.trim().toLowerCase();
  return game === '' || game === 'go' || Number(game) === 1;
}

/** The size that a game states. FF[4] has 19 × 19 for those that state none; whether to believe it is the caller's. */
export function sizeOf(tree: SgfTree): Result<SgfSize, 'notStated' | 'notReadable'> {
  const [value] = valuesOf(tree, 0, 'SZ');
  if (value === undefined || value.trim() === '') return refuse('notStated');
  const size = parseSize(value);
  return size === undefined ? refuse('notReadable') : accept(size);
}

/** A property's values in a node; none when the node lacks it. */
export function valuesOf(tree: SgfTree, node: number, id: string): readonly string[] {
  return tree.nodes[node]?.properties.find((property) => property.id === id)?.values ?? [];
}

/** `pd`; `undefined` when it names no point of the board. */
export function parsePointOf(size: SgfSize, value: string): SgfPoint | undefined {
  const name = value.trim();
  if (name.length !== 2) return undefined;
  const x = LETTERS.indexOf(name.charAt(0));
  const y = LETTERS.indexOf(name.charAt(1));
  return x >= 0 && y >= 0 && x < size.width && y < size.height ? { x, y } : undefined;
}

/** `pd`. */
export function printPointOf({ x, y }: SgfPoint): string {
  return LETTERS.charAt(x) + LETTERS.charAt(y);
}

/** The points of a list, rectangles such as `aa:cc` spelt out row by row; values that are neither apart. */
export function pointsOf(
  size: SgfSize,
  values: readonly string[],
): { readonly points: readonly SgfPoint[]; readonly others: readonly string[] } {
  const points: SgfPoint[] = [];
  const others: string[] = [];
  for (const value of values) {
    const [first, second] = pairOf(value);
    const from = parsePointOf(size, first);
    const to = second === undefined ? from : parsePointOf(size, second);
    if (!from || !to) {
      if (value !== '') others.push(value);
      continue;
    }
    for (let y = Math.min(from.y, to.y); y <= Math.max(from.y, to.y); y++)
      for (let x = Math.min(from.x, to.x); x <= Math.max(from.x, to.x); x++) points.push({ x, y });
  }
  return { points, others };
}

/** Where a move goes: a point, a pass (empty, or `tt` where no point has that name by custom), or off the board. */
export function moveOf(size: SgfSize, value: string): SgfPoint | 'pass' | 'offBoard' {
  const name = value.trim();
  if (name === '') return 'pass';
  const hasTt = size.width <= MOST_LINES_WITH_TT && size.height <= MOST_LINES_WITH_TT;
  if (name === 'tt' && hasTt) return 'pass';
  return parsePointOf(size, name) ?? 'offBoard';
}
