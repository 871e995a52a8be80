/*
 * NGF, the format of WBaduk and Cyberoro: twelve lines of header (title, size, White, Black, place, handicap,
 * a number that is always 0, komi, date, minutes, result, number of moves), then one line a move:
 * `PMABBQEEQ` is move AB, Black's (B), to column Q, row E, with A as nothing, so Q is the sixteenth. Nobody
 * has published a description, so this is read off files.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { handicapStones } from './handicap-stones.ts';
import { type FileMove, gameOfLine, linesOf, RootFacts } from './line-tree.ts';
import { NoticeLog } from './notice-log.ts';
import type { SgfGame } from './record.ts';
import type { SgfSize } from './value.ts';

const HEADER = 12;
const MOVE = /^PM..([BW])([A-Z])([A-Z])/i;
const BEFORE_A = 0x40;
/** Sides that letters after A can name. */
const MOST_LINES = 25;

/** Whether a text looks like NGF: a size in its second line, and moves or the numbers of a header. */
export function isNgf(text: string): boolean {
  const [, size = '', , , , handicap = ''] = text.split('\n', HEADER).map((line) => line.trim());
  return isSide(size) && /^\d+$/.test(handicap);
}

/** Reads one game. */
export function parseNgf(text: string): Result<SgfGame, { readonly code: 'noGame' }> {
  if (!isNgf(text)) return refuse({ code: 'noGame' });
  const lines = [...linesOf(text)];
  const header = lines.slice(0, HEADER).map(({ line }) => line);
  const [title = '', side = '', white = '', black = '', place = '', handicap = '', , komi = ''] = header;
  const [date = '', minutes = '', result = ''] = header.slice(8);
  const log = new NoticeLog();
  const root = new RootFacts();
  const size = { width: Number(side), height: Number(side) };
  root.state('SZ', side);
  root.state('GN', title);
  statePlayer(root, white, 'PW', 'WR');
  statePlayer(root, black, 'PB', 'BR');
  root.state('PC', place);
  stateHandicap(root, size, Number(handicap), komi);
  root.state('DT', dateOf(date));
  if (Number(minutes) > 0) root.state('TM', String(60 * Number(minutes)));
  root.state('RE', resultOf(result));
  const moves: FileMove[] = [];
  for (const { line, offset } of lines.slice(HEADER)) {
    const move = moveIn(line, size);
    if (move) moves.push({ ...move, offset });
    else if (line !== '')
      log.add(line.startsWith('PM') ? 'lineNotReadable' : 'lineNotUsed', 'skipped', offset, line);
  }
  return accept(gameOfLine(text, root, moves, log));
}

function isSide(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_LINES;
}

/** A name and, behind its last space, a rank with a digit: `deep   7D*`. */
function statePlayer(root: RootFacts, line: string, name: string, rank: string): void {
  const parts = /^(.*\S)\s+(\d\S*)$/.exec(line);
  root.state(name, parts?.[1] ?? line);
  root.state(rank, (parts?.[2] ?? '').replace(/\*$/, ''));
}

/** Komi is in whole points; even games add the half. */
function stateHandicap(root: RootFacts, size: SgfSize, stones: number, komi: string): void {
  if (/^\d+$/.test(komi)) root.state('KM', stones === 0 ? `${komi}.5` : komi);
  if (stones < 2) return;
  root.state('HA', String(stones));
  root.statePoints('AB', handicapStones(size, stones));
}

/** `20110812 [09:31]`; anything else as it is. */
function dateOf(line: string): string {
  const date = /^(\d{4})(\d\d)(\d\d)(?!\d)/.exec(line);
  return date ? date.slice(1).join('-') : line;
}

/** `White wins by 5.5! >> White(58):Black(59)` in any of the languages seen; else the line as it is. */
function resultOf(line: string): string {
  const [verdict = ''] = line.split('>>');
  const isBlack = /black|黒|黑|흑|ดำ/i.test(verdict);
  const isWhite = /white|白|백|ขาว/i.test(verdict);
  if (isBlack === isWhite) return line;
  const winner = /loses/i.test(verdict) === isBlack ? 'W' : 'B';
  if (/resign|押|中盘|中盤|불계/i.test(verdict)) return `${winner}+R`;
  if (/time|時間|时间|시간/i.test(verdict)) return `${winner}+T`;
  const points = /(\d+(?:\.\d+)?)\s*(?:目|子|집|win|point|!|$)/i.exec(verdict.replace(/\d+手完/, ''));
  if (!points) return line;
  return `${winner}+${points[1]}${/目半/.test(verdict) ? '.5' : ''}`;
}

function moveIn(line: string, size: SgfSize): Omit<FileMove, 'offset'> | undefined {
  const parts = MOVE.exec(line);
  if (!parts) return undefined;
  const color = (parts[1] ?? '').toUpperCase() === 'B' ? 'B' : 'W';
  const x = (parts[2] ?? '').toUpperCase().charCodeAt(0) - BEFORE_A - 2;
  const y = (parts[3] ?? '').toUpperCase().charCodeAt(0) - BEFORE_A - 2;
  if (x === -1 && y === -1) return { color, point: undefined };
  return x >= 0 && y >= 0 && x < size.width && y < size.height ? { color, point: { x, y } } : undefined;
}
