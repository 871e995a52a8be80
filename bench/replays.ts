/*
 * One game replayed with full checks by each library: suicide, ko, captures; where the library has it,
 * positional superko. Each returns the final board as one string, `.`, `X`, `O`, row by row.
 */
import {
  BLACK,
  Board,
  type Color,
  EMPTY,
  type Geometry,
  HistoryTable,
  invariant,
  opponent,
  type Point,
  printRows,
  WHITE,
} from '@honte/rules';
import GoBoard from '@sabaki/go-board';
import type { Ogs, OgsEngine } from '../tests/judges/ogs.ts';
import { PASS, type RandomGame } from './random-games.ts';

/** One line of play on our board: legality asked before each play, positional superko over the whole game. */
export class Line {
  readonly board: Board;
  readonly #history: HistoryTable;
  #turn: Color = BLACK;

  /** @param plies the most turns; each of them could be undone. */
  constructor(geometry: Geometry, plies: number) {
    this.board = new Board(geometry, plies);
    this.#history = new HistoryTable('positional', plies);
    this.#history.add(this.board.hashLo, this.board.hashHi, WHITE);
  }

  /** Plays the turns of `game` from one ply up to another. */
  play(game: RandomGame, from: number, to: number): void {
    for (let ply = from; ply < to; ply++) {
      const p = game[ply]!;
      if (p === PASS) this.#pass();
      else this.#playAt(p as Point);
      this.#turn = opponent(this.#turn);
    }
  }

  #pass(): void {
    const { board } = this;
    board.pass();
    this.#history.addPass(board.hashLo, board.hashHi, this.#turn);
  }

  #playAt(p: Point): void {
    const { board } = this;
    const turn = this.#turn;
    invariant(board.stones[p] === EMPTY && board.foresee(p, turn), 'an illegal play');
    invariant(!this.#history.has(board.foreseenLo, board.foreseenHi, turn), 'a repeated board');
    board.play(p, turn);
    this.#history.add(board.hashLo, board.hashHi, turn);
  }
}

/** Ours: suicide, captures, positional superko over the whole game, every turn kept for undo. */
export function replay(geometry: Geometry, game: RandomGame): Board {
  const line = new Line(geometry, game.length);
  line.play(game, 0, game.length);
  return line.board;
}

export function printStones(geometry: Geometry, stones: ArrayLike<number>): string {
  return printRows(geometry, stones).join('\n');
}

/** Sabaki's board, an immutable one: overwriting, suicide and simple ko prevented; it has no superko. */
export function replayGoBoard(geometry: Geometry, game: RandomGame): GoBoard {
  const checks = { preventOverwrite: true, preventSuicide: true, preventKo: true };
  const { width } = geometry;
  let board = GoBoard.fromDimensions(width, geometry.height);
  let sign: 1 | -1 = 1;
  for (const p of game) {
    board = board.makeMove(sign, vertexOf(p, width), checks);
    sign = sign === 1 ? -1 : 1;
  }
  return board;
}

export function printGoBoard(board: GoBoard): string {
  return board.signMap.map((row) => row.map((sign) => 'O.X'.charAt(sign + 1)).join('')).join('\n');
}

/** The engine of online-go.com, which compares with the boards of the last 30 plies. */
export function replayOgs(ogs: Ogs, geometry: Geometry, game: RandomGame): OgsEngine {
  const { width, height } = geometry;
  const engine = new ogs.GobanEngine({
    width,
    height,
    rules: 'chinese',
    komi: 7.5,
    superko_algorithm: 'psk',
  });
  for (const p of game) engine.place(...vertexOf(p, width), true, true);
  return engine;
}

export function printOgs(engine: OgsEngine): string {
  return engine.board.map((row) => row.map((stone) => '.XO'.charAt(stone)).join('')).join('\n');
}

/** Column and row; both libraries take -1, -1 for a pass. */
function vertexOf(p: number, width: number): [number, number] {
  return p === PASS ? [-1, -1] : [p % width, Math.floor(p / width)];
}
