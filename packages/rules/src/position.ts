/*
 * A moment of a game, immutable: the board, whose turn it is, what may not come back. Asks the rules
 * (`legality`) and makes the next moment: by a turn (`after`, `passed`), or as only records have them
 * (`edited`, `forced`). Begin with `Position.at`.
 */
import { Board } from './board.ts';
import { BLACK, type Color, EMPTY, opponent, type PerColor, WHITE } from './color.ts';
import { type Geometry, isPointOf, neighborsOf, type Point, pointsOf } from './geometry.ts';
import { History } from './history.ts';
import type { Placement } from './placement.ts';
import { accept, invariant, type Result, refuse } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import { isEmptyStart, type Start } from './start.ts';
import { isSuperko, keyHi, keyLo, rememberedPlayer, remembersPasses, remembersStart } from './superko.ts';

/** Why a play is not allowed, with the evidence. */
export type Refusal =
  | { readonly kind: 'occupied' }
  /** `chain`: the stones that would have no liberty, the new one among them, in increasing order. */
  | { readonly kind: 'suicide'; readonly chain: readonly Point[] }
  /** `ply`: the moment of the game whose board would come back; 0 is the start. */
  | { readonly kind: 'ko'; readonly ply: number };

export type Legality = { readonly kind: 'legal' } | Refusal;

const LEGAL: Legality = { kind: 'legal' };

/** All that tells one moment from another. */
interface Moment {
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly turn: Color;
  readonly ply: number;
  readonly passes: number;
  readonly passStones: PerColor;
  readonly history: History;
  /** Whose the last turn was, and the halves of the board's hash before it; `undefined` where none was. */
  readonly before: Before | undefined;
  readonly repeats: number | undefined;
  readonly isInMotion: boolean;
}

interface Before {
  readonly by: Color;
  readonly lo: number;
  readonly hi: number;
}

export class Position {
  readonly ruleset: Ruleset;
  /** Never changed; clone it to play on. */
  readonly board: Board;
  /** The color to move. */
  readonly turn: Color;
  /** Moves since the start. */
  readonly ply: number;
  /** How many passes the last turns were, in a row. */
  readonly passes: number;
  /** Passes of each color since the start: the stones it handed over where passes cost one. */
  readonly passStones: PerColor;
  /**
   * The earlier ply with this board and this player to move, where no superko forbids that: a long
   * cycle, which some rules end without result. `undefined` when the position is new or made by a pass.
   */
  readonly repeats: number | undefined;
  readonly #history: History;
  readonly #before: Before | undefined;
  readonly #isInMotion: boolean;

  private constructor(moment: Moment) {
    this.ruleset = moment.ruleset;
    this.board = moment.board;
    this.turn = moment.turn;
    this.ply = moment.ply;
    this.passes = moment.passes;
    this.passStones = moment.passStones;
    this.repeats = moment.repeats;
    this.#history = moment.history;
    this.#before = moment.before;
    this.#isInMotion = moment.isInMotion;
  }

  /**
   * The first moment of a game. A diagram counts as a board of the game; the natural rule credits it
   * to the player who is not to move, and the empty board to nobody.
   */
  static at(start: Start): Position {
    const { ruleset, turn } = start;
    const board = Board.of(start.geometry, start.stones);
    const history = remembersStart(ruleset.ko, isEmptyStart(start))
      ? remember(History.EMPTY, ruleset, board, opponent(turn), 0)
      : History.EMPTY;
    const passStones = { black: 0, white: 0 };
    const moment = { ruleset, board, turn, ply: 0, passes: 0, passStones, history };
    return new Position({ ...moment, before: undefined, repeats: undefined, isInMotion: false });
  }

  /**
   * The same moment for playing a long line through: its board goes over to the moment after it, and on from
   * there, so that no move copies a board. Each may be asked until the next is made, and not after that.
   */
  inMotion(): Position {
    return this.#copied(true);
  }

  /** The same moment with a board of its own, to be kept, of a position in motion. */
  atRest(): Position {
    return this.#copied(false);
  }

  get geometry(): Geometry {
    return this.board.geometry;
  }

  /** Whether two passes in a row have stopped play. */
  get isStopped(): boolean {
    return this.passes >= 2;
  }

  /**
   * Whether `color` may play `p`, and if not, why. Looks at the board and the history alone: not at
   * whose turn it is, nor whether play has stopped. Constant time when legal.
   *
   * @throws when `p` is not a point of the board (ask `isPointOf` about numbers from elsewhere).
   */
  legality(p: Point, color: Color = this.turn): Legality {
    const { board, ruleset } = this;
    invariant(isPointOf(this.geometry, p), `${p} is no point of the board`);
    if (board.stones[p] !== EMPTY) return { kind: 'occupied' };
    if (!ruleset.suicide && board.isSuicide(p, color))
      return { kind: 'suicide', chain: this.#chainWith(p, color) };
    const ply = this.#repeatedPly(p, color);
    return ply === undefined ? LEGAL : { kind: 'ko', ply };
  }

  /** Every point that the player to move may play, in increasing order. */
  legalPoints(): Point[] {
    return pointsOf(this.geometry).filter((p) => this.legality(p).kind === 'legal');
  }

  /** The moment after the player to move played `p`, or why not. Linear in points (a copied board). */
  after(p: Point): Result<Position, Refusal> {
    const legality = this.legality(p);
    if (legality.kind !== 'legal') return refuse(legality);
    const before = this.#beforeOf(this.turn);
    const board = this.#nextBoard();
    board.play(p, this.turn);
    return accept(this.#left(board, before));
  }

  /**
   * The moment after `color` played `p` whatever the rules and the turn say, as records of games hold it:
   * a stone that stands there gives way and is nobody's prisoner, opposing chains without liberties are
   * captured, then the own chain is lifted if it has none. Prisoners and history go on. Linear in points.
   *
   * @throws when `p` is not a point of the board.
   */
  forced(p: Point, color: Color): Position {
    invariant(isPointOf(this.geometry, p), `${p} is no point of the board`);
    const before = this.#beforeOf(color);
    const isFree = this.board.stones[p] === EMPTY;
    const board = isFree ? this.#nextBoard() : this.board.with([{ point: p, stone: EMPTY }]);
    board.play(p, color);
    return this.#left(board, before);
  }

  /**
   * The moment after a record set stones by hand, `turn` being to move: nothing is captured, and chains
   * without liberties stay. Prisoners, plies and history go on; the new board counts as one of the game,
   * credited as that of a start (see `at`). The passes before it stop nothing any more, and the simple ko
   * ends. When no stone changes, the same as `resumed`. Linear in points.
   *
   * @throws when a placement is not on the board.
   */
  edited(placements: readonly Placement[], turn: Color): Position {
    for (const { point } of placements)
      invariant(isPointOf(this.geometry, point), `${point} is no point of the board`);
    const board = this.board.with(placements);
    if (board.hashLo === this.board.hashLo && board.hashHi === this.board.hashHi) return this.resumed(turn);
    const { ruleset, ply, passStones } = this;
    const isEmpty = !board.stones.includes(BLACK) && !board.stones.includes(WHITE);
    const history = remembersStart(ruleset.ko, isEmpty)
      ? remember(this.#history, ruleset, board, opponent(turn), ply)
      : this.#history;
    const moment = { ruleset, board, turn, ply, passes: 0, passStones, history };
    const isInMotion = this.#isInMotion;
    return new Position({ ...moment, before: undefined, repeats: undefined, isInMotion });
  }

  /** The moment after the player to move passed. A pass is never forbidden. */
  passed(): Position {
    const { ruleset, turn } = this;
    const before = this.#beforeOf(turn);
    const board = this.#nextBoard();
    board.pass();
    const ply = this.ply + 1;
    const history = remembersPasses(ruleset.ko)
      ? remember(this.#history, ruleset, board, turn, ply)
      : this.#history;
    const passStones =
      turn === BLACK
        ? { ...this.passStones, black: this.passStones.black + 1 }
        : { ...this.passStones, white: this.passStones.white + 1 };
    const passes = this.passes + 1;
    const moment = { ruleset, board, turn: opponent(turn), ply, passes, passStones, history };
    return new Position({ ...moment, before, repeats: undefined, isInMotion: this.#isInMotion });
  }

  /** The same moment with play going on after a stop, and `turn` to move. The history stays. */
  resumed(turn: Color): Position {
    return new Position({ ...this.#moment(), turn, passes: 0 });
  }

  #moment(): Moment {
    const { ruleset, board, turn, ply, passes, passStones, repeats } = this;
    const history = this.#history;
    const before = this.#before;
    return {
      ruleset,
      board,
      turn,
      ply,
      passes,
      passStones,
      repeats,
      history,
      before,
      isInMotion: this.#isInMotion,
    };
  }

  #copied(isInMotion: boolean): Position {
    return new Position({ ...this.#moment(), board: this.board.clone(), isInMotion });
  }

  /** The board for the moment after this one to play on. */
  #nextBoard(): Board {
    return this.#isInMotion ? this.board : this.board.clone();
  }

  /** What the next moment is to know of this one, whose board may be played on. */
  #beforeOf(by: Color): Before {
    return { by, lo: this.board.hashLo, hi: this.board.hashHi };
  }

  /** The moment after a player left `board` by a play. */
  #left(board: Board, before: Before): Position {
    const { ruleset, passStones } = this;
    const mover = before.by;
    const ply = this.ply + 1;
    const history = remember(this.#history, ruleset, board, mover, ply);
    const isBack = history === this.#history && !isSuperko(ruleset.ko);
    const repeats = isBack ? recall(history, ruleset, board, mover) : undefined;
    const isInMotion = this.#isInMotion;
    const turn = opponent(mover);
    // Written out: this is made for every move, and copying the fields of another would take longest of all.
    return new Position({
      ruleset,
      board,
      turn,
      ply,
      passes: 0,
      passStones,
      history,
      before,
      repeats,
      isInMotion,
    });
  }

  /** The ply whose board a play would bring back although the rules forbid it. */
  #repeatedPly(p: Point, color: Color): number | undefined {
    const { board, ruleset } = this;
    if (ruleset.ko === 'none') return undefined;
    board.foresee(p, color);
    const { foreseenLo: lo, foreseenHi: hi } = board;
    if (isSuperko(ruleset.ko)) {
      const player = rememberedPlayer(ruleset.ko, color);
      return this.#history.plyOf(keyLo(lo, player), keyHi(hi, player));
    }
    // Simple ko: the board before the opponent's last turn, so it bars the player to move alone, and nobody
    // who has just had a turn (in records, one player may have two in a row).
    const before = color === this.turn ? this.#before : undefined;
    const isBack = before?.by === opponent(color) && before.lo === lo && before.hi === hi;
    return isBack ? this.ply - 1 : undefined;
  }

  #chainWith(p: Point, color: Color): Point[] {
    const chain = new Set([p]);
    for (const n of neighborsOf(this.geometry, p))
      if (this.board.stones[n] === color) for (const q of this.board.chainAt(n)) chain.add(q);
    return [...chain].sort((a, b) => a - b);
  }
}

/** The history with the board that `mover` left at `ply`; the same object when it was there already. */
function remember(history: History, ruleset: Ruleset, board: Board, mover: Color, ply: number): History {
  const player = rememberedPlayer(ruleset.ko, mover);
  return history.add(keyLo(board.hashLo, player), keyHi(board.hashHi, player), ply);
}

function recall(history: History, ruleset: Ruleset, board: Board, mover: Color): number | undefined {
  const player = rememberedPlayer(ruleset.ko, mover);
  return history.plyOf(keyLo(board.hashLo, player), keyHi(board.hashHi, player));
}
