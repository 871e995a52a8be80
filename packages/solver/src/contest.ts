/*
 * A problem as a race of two: the reacher wants to bring something about, the avoider wants it never to
 * happen, and play that goes on for ever is the avoider's success. One mutable state with play and undo.
 * Begin with `verdict` and `moves`.
 *
 * Kos: one side is `favored`. It may retake a ko at once, as if it always had a threat; the other side must
 * wait a turn. Suicide is not allowed.
 */
import { Board, type Color, EMPTY, type Geometry, neighborsOf, opponent, type Point } from '@honte/rules';
import { Chase } from './chase.ts';
import { type Keys, keysOf } from './key.ts';
import { Life } from './life.ts';
import { type Bound, UNBOUND } from './problem.ts';
import { AVOIDED, OPEN, REACHED, type Verdict } from './verdict.ts';

/** What the reacher wants: one of the targets taken, all of them in one chain, all of them with eyes. */
export type Aim = 'capture' | 'connect' | 'eyes';

/** Plies from the start of a contest, at most. */
export const MOST_PLIES = 320;
/** Stands for no limit of plies. */
const UNLIMITED = 1 << 20;

const TURN_KEY = 0;
const FAVORED_KEY = 1;
const KO_KEYS = 2;

export class Contest {
  readonly board: Board;
  readonly aim: Aim;
  /** What is special about captures. */
  readonly chase: Chase;
  readonly reacher: Color;
  /** The move of whoever passes: the cell beyond the edge. */
  readonly pass: number;
  /** The most moves that a state has. */
  readonly width: number;
  /** The limit of plies; without one, more than there can be. */
  readonly plies: number;
  turn: Color;
  favored: Color;
  /** The limit that counts now, `plies` or fewer. */
  horizon: number;

  readonly #geometry: Geometry;
  readonly #owner: Color;
  readonly #region: Int16Array;
  /** The same, those with the most neighbors in it first: vital points are mostly there. */
  readonly #order: Int16Array;
  readonly #targets: readonly Point[];
  readonly #life: Life;
  readonly #keys: Keys;
  #ply = 0;

  constructor(
    geometry: Geometry,
    stones: ArrayLike<number>,
    region: readonly Point[],
    targets: readonly Point[],
    aim: Aim,
    bound: Bound = UNBOUND,
  ) {
    this.#geometry = geometry;
    this.board = Board.of(geometry, stones, MOST_PLIES);
    this.aim = aim;
    this.#owner = stones[targets[0] as Point] as Color;
    this.reacher = aim === 'capture' ? opponent(this.#owner) : this.#owner;
    this.turn = this.reacher;
    this.favored = this.reacher;
    this.pass = geometry.wall;
    this.#region = Int16Array.from(new Set(region)).sort();
    this.#order = byNeighbors(geometry, this.#region);
    this.width = this.#region.length + 1;
    this.#targets = targets;
    this.plies = bound.plies ?? UNLIMITED;
    this.horizon = this.plies;
    this.#life = new Life(this.board, this.#region, this.#owner);
    this.chase = new Chase(this.board, this.#region, targets, bound, this.#life);
    this.#keys = keysOf(KO_KEYS + geometry.points + MOST_PLIES + 1, 0x5011);
  }

  /** Whether there is a limit of plies, so that states with more and fewer left differ. */
  get isBounded(): boolean {
    return this.plies < UNLIMITED;
  }

  /** Plays made since the start. */
  get ply(): number {
    return this.#ply;
  }

  get #left(): number {
    return this.horizon - this.#ply;
  }

  /** Whether the question is answered on the board: a target taken, or all connected. */
  isOver(): boolean {
    return this.#isAnyTaken() || (this.aim === 'connect' && this.verdict() === REACHED);
  }

  /** Whether there is no need to play on, since a glance tells. What can be had by one move is still to be had. */
  isPlain(): boolean {
    if (this.isOver()) return true;
    if (this.verdict() !== AVOIDED) return false;
    const isOwnersChance = this.aim === 'capture' && this.turn === this.#owner;
    return !(isOwnersChance && this.chase.canEscape(this.#left, this.#banned));
  }

  /** How the present state stands at a glance. `OPEN` says nothing. */
  verdict(): Verdict {
    switch (this.aim) {
      case 'capture':
        if (this.#isAnyTaken()) return REACHED;
        return this.chase.verdict(this.#left, this.#ply > 0, this.turn === this.reacher, this.#banned);
      case 'connect':
        return this.#connectVerdict();
      case 'eyes':
        if (this.#isAnyTaken()) return AVOIDED;
        return this.#life.areAlive(this.#targets) ? REACHED : this.#atLimit();
    }
  }

  #connectVerdict(): Verdict {
    if (this.#isAnyTaken()) return AVOIDED;
    const [first] = this.#targets;
    const head = this.board.headOf(first as Point);
    return this.#targets.every((p) => this.board.headOf(p) === head) ? REACHED : this.#atLimit();
  }

  #atLimit(): Verdict {
    return this.#left <= 0 ? AVOIDED : OPEN;
  }

  #isAnyTaken(): boolean {
    for (const p of this.#targets) if (this.board.stones[p] !== this.#owner) return true;
    return false;
  }

  /**
   * Writes the moves worth a thought into `moves` from `from` on, and counts them.
   *
   * Left out are those that change nothing: the reacher's pass, unless it lifts a ko ban, since the avoider
   * may pass as well and nothing has happened; and the owner's stones inside a target's own one-point eyes.
   */
  moves(moves: Int16Array, from: number): number {
    const { board, turn } = this;
    const banned = this.#banned;
    const isCapture = this.aim === 'capture';
    const keepsEyes = this.aim !== 'connect' && turn === this.#owner;
    if (isCapture) this.chase.look(this.#left, turn === this.reacher);
    let count = from;
    for (const p of this.#order) {
      if (board.stones[p] !== EMPTY || p === banned) continue;
      if (board.isSuicide(p as Point, turn) || (keepsEyes && this.#isTargetEye(p))) continue;
      if (isCapture && this.chase.isIdle(p)) continue;
      moves[count++] = p;
    }
    if (turn !== this.reacher || banned !== this.pass) moves[count++] = this.pass;
    return count - from;
  }

  /** Whether `move` can be made now, worth a thought or not. */
  isLegal(move: number): boolean {
    if (move === this.pass) return true;
    const { board, turn } = this;
    if (!this.#region.includes(move) || board.stones[move] !== EMPTY) return false;
    return move !== this.#banned && !board.isSuicide(move as Point, turn);
  }

  /** Every move that can be made now: plays in the order of their points, then the pass. */
  legalMoves(): number[] {
    return [...this.#region, this.pass].filter((move) => this.isLegal(move));
  }

  /** Where the side to move may not play because of a ko; beyond the edge if nowhere. */
  get #banned(): number {
    const { board, turn } = this;
    return board.koColor === turn && turn !== this.favored ? board.koPoint : this.pass;
  }

  #isTargetEye(p: number): boolean {
    const { board } = this;
    const { neighbors, wall } = this.#geometry;
    let head = -1;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const q = neighbors[i]! as Point;
      if (q === wall) continue;
      if (board.stones[q] !== this.#owner) return false;
      if (head >= 0 && head !== board.headOf(q)) return false;
      head = board.headOf(q);
    }
    for (const target of this.#targets) if (board.headOf(target) === head) return true;
    return false;
  }

  /**
   * Makes a move of the side to move, legal or not so long as a stone goes to an empty point.
   *
   * @returns how many stones it takes.
   */
  play(move: number): number {
    const taken = move === this.pass ? this.#passTurn() : this.board.play(move as Point, this.turn);
    this.turn = opponent(this.turn);
    this.#ply++;
    return taken;
  }

  #passTurn(): number {
    this.board.pass();
    return 0;
  }

  undo(): void {
    this.board.undo();
    this.turn = opponent(this.turn);
    this.#ply--;
  }

  /** Halves of a number that is the same for states in which the same can happen. */
  get hashLo(): number {
    return this.board.hashLo ^ this.#hashOf(this.#keys.lo);
  }

  get hashHi(): number {
    return this.board.hashHi ^ this.#hashOf(this.#keys.hi);
  }

  #hashOf(keys: Int32Array): number {
    let hash = 0;
    if (this.turn === this.reacher) hash ^= keys[TURN_KEY]!;
    if (this.favored === this.reacher) hash ^= keys[FAVORED_KEY]!;
    if (this.#banned !== this.pass) hash ^= keys[KO_KEYS + this.#banned]!;
    if (this.isBounded) hash ^= keys[KO_KEYS + this.#geometry.points + this.#left]!;
    return hash;
  }
}

function byNeighbors(geometry: Geometry, region: Int16Array): Int16Array {
  const count = (p: number) => neighborsOf(geometry, p as Point).filter((n) => region.includes(n)).length;
  return Int16Array.from([...region].sort((a, b) => count(b) - count(a)));
}
