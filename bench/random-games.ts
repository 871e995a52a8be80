/*
 * Random games for replays: every play is drawn among the legal ones (no suicide, positional superko),
 * without regard for eyes, so that stones come and go for as long as wanted.
 */
import {
  BLACK,
  Board,
  type Color,
  type Geometry,
  HistoryTable,
  opponent,
  type Point,
  pointsOf,
} from '@honte/rules';
import { Dice } from './dice.ts';

/** Turns of Black and White, from the empty board: a point, or `PASS`. */
export type RandomGame = readonly number[];

export const PASS = -1;

/** `count` games, each of `plies` turns or ended before by two passes; the same for the same seed. */
export function randomGames(geometry: Geometry, count: number, plies: number, seed: number): RandomGame[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, () => randomGame(geometry, plies, dice));
}

function randomGame(geometry: Geometry, plies: number, dice: Dice): RandomGame {
  const board = new Board(geometry);
  const history = new HistoryTable('positional', plies);
  history.add(board.hashLo, board.hashHi, BLACK);
  const isLegal = (p: Point): boolean => {
    if (board.stones[p] !== 0 || board.isSuicide(p, turn)) return false;
    board.foresee(p, turn);
    return !history.has(board.foreseenLo, board.foreseenHi, turn);
  };
  const points = pointsOf(geometry);
  const game: number[] = [];
  let turn: Color = BLACK;
  while (game.length < plies && !(game.at(-1) === PASS && game.at(-2) === PASS)) {
    const legal = points.filter(isLegal);
    const p = legal[dice.roll(legal.length)];
    if (p !== undefined) {
      board.play(p, turn);
      history.add(board.hashLo, board.hashHi, turn);
    }
    game.push(p ?? PASS);
    turn = opponent(turn);
  }
  return game;
}
