/*
 * A problem as a race of two: the reacher wants to bring something about, the avoider wants it never to
 * happen, and play that goes on for ever is the avoider's success. One mutable state with play and undo.
 * Begin with `verdict` and `moves`.
 *
 * Kos: one side is `favored`. It may retake a ko at once, as if it always had a threat; the other side must
 * wait a turn. Suicide is not allowed.
 */
import { Board, type Color, EMPTY, type Geometry, opponent, type Point } from '@honte/rules';
import { type Keys, keysOf } from './key.ts';
import { Life } from './life.ts';
import { type Bound, UNBOUND } from './problem.ts';

/** What the reacher wants: one of the targets taken, all of them in one chain, all of them with eyes. */
export type Aim = 'capture' | 'connect' | 'eyes';

export const OPEN = 0;
export const REACHED = 1;
const AVOIDED = 2;
/** How a state stands: not decided at a glance, or whose success it is for certain. */
export type Verdict = typeof OPEN | typeof REACHED | typeof AVOIDED;

/** Plies from the start of a contest, at most. */
export const MOST_PLIES = 320;

const TURN_KEY = 0;
const FAVORED_KEY = 1;
const KO_KEYS = 2;

export class Contest {
  readonly board: Board;
  readonly aim: Aim;
  readonly reacher: Color;
  /** The move of whoever passes: the cell beyond the edge. */
  readonly pass: number;
  /** The most moves that a state has. */
  readonly width: number;
  turn: Color;
  favored: Color;

  readonly #geometry: Geometry;
  readonly #owner: Color;
  readonly #region: Int16Array;
  readonly #targets: readonly Point[];
  readonly #escape: number;
  readonly #plies: number;
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
    this.width = this.#region.length + 1;
    this.#targets = targets;
    this.#escape = bound.escapeLiberties ?? geometry.points;
    this.#plies = bound.plies ?? MOST_PLIES;
    this.#life = new Life(this.board, this.#region, this.#owner);
    this.#keys = keysOf(KO_KEYS + geometry.points + MOST_PLIES + 1, 0x5011);
  }

  /** Whether there is a limit of plies, so that states with more and fewer left differ. */
  get isBounded(): boolean {
    return this.#plies < MOST_PLIES;
  }

  /** Plays made since the start. */
  get ply(): number {
    return this.#ply;
  }

  /** Whether the question is answered on the board: a target taken, or all connected. */
  isOver(): boolean {
    return this.#isAnyTaken() || (this.aim === 'connect' && this.verdict() === REACHED);
  }

  /** Whether there is no need to play on, since a glance tells. A target that can be taken at once is still to be taken. */
  isPlain(): boolean {
    return this.isOver() || this.verdict() === AVOIDED;
  }

  /** How the present state stands at a glance. `OPEN` says nothing. */
  verdict(): Verdict {
    switch (this.aim) {
      case 'capture':
        return this.#captureVerdict();
      case 'connect':
        return this.#connectVerdict();
      case 'eyes':
        if (this.#isAnyTaken()) return AVOIDED;
        return this.#life.areAlive(this.#targets) ? REACHED : this.#atLimit();
    }
  }

  #captureVerdict(): Verdict {
    if (this.#isAnyTaken()) return REACHED;
    const left = this.#plies - this.#ply;
    const isReachersTurn = this.turn === this.reacher;
    let open = false;
    for (const p of this.#targets) {
      const liberties = this.board.libertyCount(p);
      // The owner may pass all along, and then each liberty costs the reacher a play.
      const needed = 2 * liberties - (isReachersTurn ? 1 : 0);
      // The problem's own board has not escaped yet: that takes a move, be it a pass of the owner.
      const hasEscaped = liberties >= this.#escape && this.#ply > 0;
      if (!hasEscaped && needed <= left) open = true;
    }
    if (!open) return AVOIDED;
    // Life is looked for after the owner's moves: that is where it is made.
    if (!isReachersTurn) return OPEN;
    if (this.#canTake()) return REACHED;
    return this.#life.areAlive(this.#targets) ? AVOIDED : OPEN;
  }

  /** Whether the reacher, whose turn it is, can take a target now, all of their liberties being in the region. */
  #canTake(): boolean {
    const { board } = this;
    for (const p of this.#targets) {
      if (board.libertyCount(p) > 1 || !this.#life.isWithin(p)) continue;
      if (!this.#isBanned() || !this.#touches(board.koPoint, board.headOf(p))) return true;
    }
    return false;
  }

  #touches(p: number, head: Point): boolean {
    const { board } = this;
    const { neighbors } = this.#geometry;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const q = neighbors[i]! as Point;
      if (board.stones[q] === this.#owner && board.headOf(q) === head) return true;
    }
    return false;
  }

  #connectVerdict(): Verdict {
    if (this.#isAnyTaken()) return AVOIDED;
    const [first] = this.#targets;
    const head = this.board.headOf(first as Point);
    return this.#targets.every((p) => this.board.headOf(p) === head) ? REACHED : this.#atLimit();
  }

  #atLimit(): Verdict {
    return this.#ply >= this.#plies ? AVOIDED : OPEN;
  }

  #isAnyTaken(): boolean {
    for (const p of this.#targets) if (this.board.stones[p] !== this.#owner) return true;
    return false;
  }

  /** The fewest liberties of a target: how near the reacher of a capture is. */
  leastLiberties(): number {
    let least = this.#geometry.points;
    for (const p of this.#targets) least = Math.min(least, this.board.libertyCount(p));
    return least;
  }

  /**
   * Writes the moves worth a thought into `moves` from `from` on, and counts them.
   *
   * Left out are those that change nothing: the reacher's pass, unless it lifts a ko ban, since the avoider
   * may pass as well and nothing has happened; and the owner's stones inside a target's own one-point eyes.
   */
  moves(moves: Int16Array, from: number): number {
    const { board, turn } = this;
    const isBanned = this.#isBanned();
    const isPressed = this.aim === 'capture' && turn === this.reacher && this.isBounded && this.#isPressed();
    const keepsEyes = this.aim !== 'connect' && turn === this.#owner;
    let count = from;
    for (const p of this.#region) {
      if (board.stones[p] !== EMPTY || (isBanned && p === board.koPoint)) continue;
      if (board.isSuicide(p as Point, turn) || (keepsEyes && this.#isTargetEye(p))) continue;
      if (isPressed && !this.#touchesTarget(p)) continue;
      moves[count++] = p;
    }
    if (turn !== this.reacher || isBanned) moves[count++] = this.pass;
    return count - from;
  }

  /** Whether `move` can be made now, worth a thought or not. */
  isLegal(move: number): boolean {
    if (move === this.pass) return true;
    const { board, turn } = this;
    if (!this.#region.includes(move) || board.stones[move] !== EMPTY) return false;
    return !(this.#isBanned() && move === board.koPoint) && !board.isSuicide(move as Point, turn);
  }

  /** Every move that can be made now: plays in the order of their points, then the pass. */
  legalMoves(): number[] {
    return [...this.#region, this.pass].filter((move) => this.isLegal(move));
  }

  #isBanned(): boolean {
    const { board, turn } = this;
    return board.koPoint !== this.#geometry.wall && board.koColor === turn && turn !== this.favored;
  }

  /** Whether so few plies are left that each of the reacher's plays must take a liberty of a target. */
  #isPressed(): boolean {
    const left = this.#plies - this.#ply;
    for (const p of this.#targets) if (2 * this.board.libertyCount(p) + 1 <= left) return false;
    return true;
  }

  #touchesTarget(p: number): boolean {
    for (const target of this.#targets) if (this.#touches(p, this.board.headOf(target))) return true;
    return false;
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
    if (this.#isBanned()) hash ^= keys[KO_KEYS + this.board.koPoint]!;
    if (this.isBounded) hash ^= keys[KO_KEYS + this.#geometry.points + this.#ply]!;
    return hash;
  }
}
