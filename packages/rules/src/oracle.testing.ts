/*
 * The rules of Go once more, in the most naive way: boards are strings, chains are flooded anew for
 * every question, and the whole game is kept to be searched. Written from the prose of the rules and not
 * from the library, which is compared with it move for move.
 */

export type Side = 'X' | 'O';
export type OracleKo = 'simple' | 'psk' | 'ssk' | 'nssk';

/** The game after a turn: the board, who moves next, who took the turn, and whether by a play. */
interface Moment {
  readonly ply: number;
  readonly board: string;
  readonly mover: Side;
  /** For a board set by hand: the player to whom it is credited; nobody for an empty board. */
  readonly by: Side | undefined;
  readonly isPlay: boolean;
  /** Set by hand: the start, or what a record edited in mid-game. */
  readonly isSet: boolean;
}

export interface OracleGame {
  readonly width: number;
  readonly height: number;
  readonly ko: OracleKo;
  readonly suicide: boolean;
  /** One entry a ply, the start first; and one for each edit. */
  readonly moments: Moment[];
  /** Stones held by each side. */
  readonly prisoners: { X: number; O: number };
  /** Who moves now: the last moment's mover, unless play was resumed by another. */
  turn: Side;
}

export type OracleLegality =
  | { readonly kind: 'legal' | 'occupied' }
  | { readonly kind: 'suicide'; readonly chain: readonly number[] }
  | { readonly kind: 'ko'; readonly ply: number };

const other = (side: Side): Side => (side === 'X' ? 'O' : 'X');

/** A game from a board written row by row without line ends. */
export function oracleGame(
  width: number,
  height: number,
  board: string,
  turn: Side,
  ko: OracleKo,
  suicide: boolean,
): OracleGame {
  const start = setBy(board, turn, 0);
  return { width, height, ko, suicide, moments: [start], prisoners: { X: 0, O: 0 }, turn };
}

function setBy(board: string, turn: Side, ply: number): Moment {
  const by = board.includes('X') || board.includes('O') ? other(turn) : undefined;
  return { ply, board, mover: turn, by, isPlay: true, isSet: true };
}

export const boardOf = (game: OracleGame): string => game.moments.at(-1)?.board ?? '';
export const plyOf = (game: OracleGame): number => game.moments.at(-1)?.ply ?? 0;

/** The chain on `p`, in increasing order, and its liberties. */
export function flood(game: OracleGame, board: string, p: number): { chain: number[]; liberties: number[] } {
  const chain = [p];
  const liberties = new Set<number>();
  for (const q of chain)
    for (const n of near(game, q)) {
      if (board[n] === '.') liberties.add(n);
      if (board[n] === board[p] && !chain.includes(n)) chain.push(n);
    }
  return { chain: chain.sort((a, b) => a - b), liberties: [...liberties].sort((a, b) => a - b) };
}

export function near({ width, height }: { width: number; height: number }, p: number): number[] {
  const column = p % width;
  const row = Math.floor(p / width);
  const points: number[] = [];
  if (row > 0) points.push(p - width);
  if (column > 0) points.push(p - 1);
  if (column < width - 1) points.push(p + 1);
  if (row < height - 1) points.push(p + width);
  return points;
}

/** What a stone of `side` on the empty point `p` does: the board it leaves, the enemies taken, the own chain lost. */
export function outcome(game: OracleGame, before: string, p: number, side: Side) {
  let board = put(before, [p], side);
  const enemies = near(game, p).filter((n) => board[n] === other(side));
  const breathless = enemies.map((n) => flood(game, board, n)).filter((c) => c.liberties.length === 0);
  const taken = [...new Set(breathless.flatMap((c) => c.chain))].sort((a, b) => a - b);
  board = put(board, taken, '.');
  const own = flood(game, board, p);
  const lost = own.liberties.length === 0 ? own.chain : [];
  return { board: put(board, lost, '.'), taken, lost };
}

function put(board: string, points: readonly number[], sign: string): string {
  const signs = [...board];
  for (const p of points) signs[p] = sign;
  return signs.join('');
}

export function oracleLegality(game: OracleGame, p: number, side: Side): OracleLegality {
  const now = boardOf(game);
  if (now[p] !== '.') return { kind: 'occupied' };
  const { board, lost } = outcome(game, now, p, side);
  if (lost.length > 0 && !game.suicide) return { kind: 'suicide', chain: lost };
  const ply = repeatedPly(game, board, side);
  return ply === undefined ? { kind: 'legal' } : { kind: 'ko', ply };
}

/** The ply that forbids `side` to leave `board` by a play, if one does. */
function repeatedPly({ ko, moments, turn }: OracleGame, board: string, side: Side): number | undefined {
  const same = moments.filter((m) => m.board === board);
  if (ko === 'psk') return same[0]?.ply;
  if (ko === 'ssk') return same.find((m) => m.mover === other(side))?.ply;
  if (ko === 'nssk') return same.find((m) => m.isPlay && m.by === side)?.ply;
  // The ban is for one turn of the barred player: nobody is barred who has just had his turn, and stones
  // set by hand end it.
  const [before, last] = moments.slice(-2);
  const isBarred = side === turn && last?.by === other(side) && !last.isSet;
  return isBarred && before?.board === board ? before.ply : undefined;
}

/** Plays `p` for the player to move, legal or not; a stone that stands there is put aside first. */
export function oraclePlay(game: OracleGame, p: number): void {
  const by = game.turn;
  const { board, taken, lost } = outcome(game, put(boardOf(game), [p], '.'), p, by);
  game.prisoners[by] += taken.length;
  game.prisoners[other(by)] += lost.length;
  game.turn = other(by);
  game.moments.push({ ply: plyOf(game) + 1, board, mover: game.turn, by, isPlay: true, isSet: false });
}

/** Sets signs by hand, then `turn` is to move. */
export function oracleEdit(
  game: OracleGame,
  signs: readonly (readonly [number, string])[],
  turn: Side,
): void {
  const now = boardOf(game);
  const board = signs.reduce((before, [p, sign]) => put(before, [p], sign), now);
  game.turn = turn;
  if (board !== now) game.moments.push(setBy(board, turn, plyOf(game)));
}

export function oraclePass(game: OracleGame): void {
  const by = game.turn;
  game.turn = other(by);
  const [ply, board] = [plyOf(game) + 1, boardOf(game)];
  game.moments.push({ ply, board, mover: game.turn, by, isPlay: false, isSet: false });
}

/** The first earlier ply with the present board and the present mover, if there is one. */
export function cycleStart({ moments }: OracleGame): number | undefined {
  const now = moments.at(-1);
  return moments.slice(0, -1).find((m) => m.board === now?.board && m.mover === now.mover)?.ply;
}
