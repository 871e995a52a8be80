/*
 * GIB, the format of Tygem. A header of lines such as `\[GAMEBLACKNAME=deep (9D)\]`, then one line a move:
 * `STO 0 2 1 15 3` is Black's (1) move to column 15, row 3, from the top left corner, from 0. The board is
 * 19 × 19; nobody has published a description, so this is read off files.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { handicapStones } from './handicap-stones.ts';
import { type FileMove, gameOfLine, linesOf, RootFacts, type TextLine } from './line-tree.ts';
import { NoticeLog } from './notice-log.ts';
import type { SgfGame } from './record.ts';

const SIZE = { width: 19, height: 19 };

/** What ends a game, by the number in GRLT or W: a count, a resignation, the clock. */
const RESULTS: ReadonlyMap<number, { readonly winner: 'B' | 'W'; readonly by: '' | 'R' | 'T' }> = new Map([
  [0, { winner: 'B', by: '' }],
  [1, { winner: 'W', by: '' }],
  [3, { winner: 'B', by: 'R' }],
  [4, { winner: 'W', by: 'R' }],
  [7, { winner: 'B', by: 'T' }],
  [8, { winner: 'W', by: 'T' }],
]);

/** Header lines that state one property as it is. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['GAMEPLACE', 'PC'],
  ['GAMENAME', 'GN'],
  ['GAMECOMMENT', 'GC'],
]);

/** Whether a text looks like GIB. */
export function isGib(text: string): boolean {
  return /^\s*(?:\\HS|\\\[GAME)/.test(text) || /^STO \d+ \d+ [12] \d+ \d+/m.test(text);
}

/** Reads one game. */
export function parseGib(text: string): Result<SgfGame, { readonly code: 'noGame' }> {
  if (!isGib(text)) return refuse({ code: 'noGame' });
  const log = new NoticeLog();
  const root = new RootFacts();
  const moves: FileMove[] = [];
  root.state('SZ', '19');
  let announced = '';
  for (const at of linesOf(text)) {
    const header = /^\\\[(\w+)=(.*?)(?:\\\])?$/.exec(at.line);
    if (header) {
      const [, name = '', value = ''] = header;
      if (name === 'GAMERESULT') announced = value;
      else stateHeader(root, name, value.trim(), at, log);
    } else readLine(at, root, moves, log);
  }
  root.state('RE', announced);
  return accept(gameOfLine(text, root, moves, log));
}

function stateHeader(root: RootFacts, name: string, value: string, at: TextLine, log: NoticeLog): void {
  const plain = PLAIN.get(name);
  if (plain !== undefined) root.state(plain, value);
  else if (name === 'GAMEBLACKNAME') statePlayer(root, value, 'PB', 'BR');
  else if (name === 'GAMEWHITENAME') statePlayer(root, value, 'PW', 'WR');
  else if (name === 'GAMEDATE') root.state('DT', dateOf(value));
  else if (name === 'GAMEINFOMAIN')
    stateOutcome(root, numberIn(value, 'GRLT:'), numberIn(value, 'ZIPSU:'), numberIn(value, 'GONGJE:'));
  else if (name === 'GAMETAG') {
    stateOutcome(root, numberIn(value, ',W'), numberIn(value, ',Z'), numberIn(value, ',G'));
    const date = /C(\d{4}):(\d\d):(\d\d)/.exec(value);
    if (date) root.state('DT', date.slice(1).join('-'));
  } else log.add('lineNotUsed', 'skipped', at.offset, name);
}

/** `name (rank)`. */
function statePlayer(root: RootFacts, value: string, name: string, rank: string): void {
  const parts = /^([^(]*?)\s*\(([^()]*)\)$/.exec(value);
  root.state(name, parts?.[1] || value);
  if (parts?.[1]) root.state(rank, parts[2] ?? '');
}

/** `2017- 1- 6-12- 6-22` as a date; anything else as it is. */
function dateOf(value: string): string {
  const date = /^(\d{4})\s*[-年.]\s*(\d{1,2})\s*[-月.]\s*(\d{1,2})(?!\d)/.exec(value);
  return date
    ? date
        .slice(1)
        .map((part) => part.padStart(2, '0'))
        .join('-')
    : value;
}

/** A result, its margin and the komi; both are in tenths of points. */
function stateOutcome(
  root: RootFacts,
  result: number | undefined,
  tenths: number | undefined,
  komi: number | undefined,
): void {
  const known = result === undefined ? undefined : RESULTS.get(result);
  if (known?.by) root.state('RE', `${known.winner}+${known.by}`);
  else if (known && tenths !== undefined) root.state('RE', `${known.winner}+${tenths / 10}`);
  if (komi !== undefined) root.state('KM', String(komi / 10));
}

function numberIn(text: string, name: string): number | undefined {
  const at = text.indexOf(name);
  const digits = at < 0 ? undefined : /^\d+/.exec(text.slice(at + name.length));
  return digits ? Number(digits[0]) : undefined;
}

/** A line of the game: its beginning with the handicap, a stone, a pass. */
function readLine({ line, offset }: TextLine, root: RootFacts, moves: FileMove[], log: NoticeLog): void {
  const [word = '', ...numbers] = line.split(/\s+/);
  if (word === 'INI') {
    const stones = Number(numbers[2]);
    if (stones >= 2) {
      root.state('HA', String(stones));
      root.statePoints('AB', handicapStones(SIZE, stones));
    }
  } else if (word === 'STO') {
    const [, , color, x, y] = numbers.map(Number);
    const point = x !== undefined && y !== undefined && isOnBoard(x) && isOnBoard(y) ? { x, y } : undefined;
    if (point && (color === 1 || color === 2)) moves.push({ color: color === 1 ? 'B' : 'W', point, offset });
    else log.add('lineNotReadable', 'skipped', offset, line);
  } else if (word === 'SKI') {
    // The file does not say who passes; it is the one whose turn it is.
    const last = moves.at(-1)?.color ?? (root.has('HA') ? 'B' : 'W');
    moves.push({ color: last === 'B' ? 'W' : 'B', point: undefined, offset });
    log.add('moverNotStated', 'added', offset, line);
  } else if (/^[A-Z]{3} /.test(line)) log.add('lineNotUsed', 'skipped', offset, line);
}

function isOnBoard(line: number): boolean {
  return Number.isInteger(line) && line >= 0 && line < SIZE.width;
}
