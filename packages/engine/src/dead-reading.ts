/*
 * Reading a chain's fate out: every line of play inside its enclosure, with the stones around it taken
 * for living. What it finds is exact but for that trust, for suicides, which it leaves out, and for
 * `AMPLE`. Begin with `LocalReader`; the question of one search is `Reading`.
 */
import { type Board, type Color, EMPTY, opponent, type Point } from '@honte/rules';
import { borderOf, type Enclosure } from './dead-enclosure.ts';
import { LocalLife } from './dead-life.ts';
import { isOwnEye } from './evaluator.ts';

/**
 * What reading can find. `unsettled`: whoever moves first decides. `ko`: a ko decides. `lastingKo`: a ko
 * too, but one that the owner can neither avoid nor begin, as in a bent four in the corner.
 */
export type Status = 'alive' | 'dead' | 'seki' | 'unsettled' | 'ko' | 'lastingKo';

/** Whoever finds out about one chain, a little at a time. */
export interface Reader {
  /** Reads on for some milliseconds; `true` when there is nothing more to do. */
  step(): boolean;
  /** What it found; `undefined` when it did not get there. */
  readonly status: Status | undefined;
  /** How many positions it has looked at. */
  readonly positions: number;
}

/** Plays that a line may have. */
const DEEPEST = 40;
/** Positions that one step looks at. */
const SLICE = 500;
/** Stones taken at once that leave room enough to live: no killing shape is as large. */
const AMPLE = 7;
/** A move in a row of moves: its worth, then its point. */
const POINT_BITS = 10;
const POINT_MASK = (1 << POINT_BITS) - 1;

type Goal = 'capture' | 'life';

/** One question: can the attacker take the chain, or can its owner give it life? */
class Reading {
  readonly #board: Board;
  readonly #points: readonly Point[];
  readonly #target: Point;
  readonly #owner: Color;
  readonly #life: LocalLife;
  readonly #goal: Goal;
  /** Who wins every ko: may retake at once, and gains by repetition. */
  readonly #favored: Color;
  /** Whether the attacker gets his way, by position. */
  readonly #known = new Map<number, boolean>();
  /** A row for each depth. */
  readonly #moves: Int32Array;
  readonly #path = new Float64Array(DEEPEST + 2);
  #left = 0;
  positions = 0;
  /** Depth of the earliest position on the path whose repetition the last answer rests on. */
  #restsOn = DEEPEST;

  constructor(
    board: Board,
    enclosure: Enclosure,
    target: Point,
    life: LocalLife,
    goal: Goal,
    favored: Color,
  ) {
    this.#board = board;
    this.#points = enclosure.points;
    this.#moves = new Int32Array((DEEPEST + 1) * enclosure.points.length);
    this.#target = target;
    this.#owner = board.stones[target] as Color;
    this.#life = life;
    this.#goal = goal;
    this.#favored = favored;
  }

  /** Whether the attacker gets his way when `turn` moves first; `undefined` when `positions` do not suffice. */
  ask(turn: Color, positions: number): boolean | undefined {
    this.#left = positions;
    return this.#succeeds(turn, false, 0);
  }

  #succeeds(turn: Color, passed: boolean, depth: number): boolean | undefined {
    const key = this.#keyOf(turn, passed);
    const known = this.#known.get(key);
    this.#restsOn = DEEPEST;
    if (known !== undefined) return known;
    for (let d = depth - 1; d >= 0; d--)
      if (this.#path[d] === key) {
        this.#restsOn = d;
        return this.#favored !== this.#owner;
      }
    if (depth >= DEEPEST || this.#left <= 0) return undefined;
    this.#left--;
    this.positions++;
    this.#path[depth] = key;
    let restsOn = DEEPEST;
    const isAttack = turn !== this.#owner;
    const row = depth * this.#points.length;
    for (let i = row + this.#findMoves(turn, row) - 1; i >= row - 1; i--) {
      const move = i < row ? this.#board.geometry.wall : this.#moves[i]! & POINT_MASK;
      const succeeds = this.#after(move, turn, passed, depth);
      if (succeeds === undefined) return undefined;
      if (succeeds === isAttack) return this.#learn(key, succeeds, this.#restsOn, depth);
      restsOn = Math.min(restsOn, this.#restsOn);
    }
    return this.#learn(key, !isAttack, restsOn, depth);
  }

  /** Keeps an answer, unless it rests on a repetition that another way here need not be. */
  #learn(key: number, succeeds: boolean, restsOn: number, depth: number): boolean {
    this.#restsOn = restsOn;
    const isFavored = succeeds === (this.#favored !== this.#owner);
    if (!isFavored) this.#restsOn = DEEPEST;
    if (!isFavored || restsOn >= depth) {
      this.#known.set(key, succeeds);
      this.#restsOn = DEEPEST;
    }
    return succeeds;
  }

  #after(move: number, turn: Color, passed: boolean, depth: number): boolean | undefined {
    const board = this.#board;
    if (move === board.geometry.wall) {
      this.#restsOn = DEEPEST;
      if (passed) return this.#goal === 'life';
      board.pass();
      const succeeds = this.#succeeds(opponent(turn), true, depth + 1);
      board.undo();
      return succeeds;
    }
    this.#restsOn = DEEPEST;
    const taken = board.play(move as Point, turn);
    let succeeds: boolean | undefined;
    if (board.stones[this.#target] !== this.#owner) succeeds = true;
    else if (turn === this.#owner && (taken >= AMPLE || this.#life.isAlive(this.#target))) succeeds = false;
    else succeeds = this.#succeeds(opponent(turn), false, depth + 1);
    board.undo();
    return succeeds;
  }

  /** Puts the plays worth a look into this depth's row, the likely ones last; returns how many. */
  #findMoves(turn: Color, row: number): number {
    const board = this.#board;
    const { stones } = board;
    const moves = this.#moves;
    let end = row;
    for (const p of this.#points) {
      if (stones[p] !== EMPTY || board.isSuicide(p, turn)) continue;
      if (p === board.koPoint && turn === board.koColor && turn !== this.#favored) continue;
      if (isOwnEye(board, p, turn) && this.#isWithinOneChain(p)) continue;
      const move = (this.#worthOf(p, turn) << POINT_BITS) | p;
      let i = end++;
      for (; i > row && moves[i - 1]! > move; i--) moves[i] = moves[i - 1]!;
      moves[i] = move;
    }
    return end - row;
  }

  /** Whether one chain surrounds the eye `p`: to fill such an eye never helps. */
  #isWithinOneChain(p: Point): boolean {
    const board = this.#board;
    const { neighbors, wall } = board.geometry;
    let head = -1;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      if (n === wall) continue;
      const other = board.headOf(n as Point);
      if (head >= 0 && other !== head) return false;
      head = other;
    }
    return true;
  }

  #worthOf(p: Point, turn: Color): number {
    const { stones, geometry } = this.#board;
    let worth = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = geometry.neighbors[i]!;
      if (n === geometry.wall) continue;
      if (stones[n] === EMPTY) worth += 2;
      else if (stones[n] !== turn && this.#board.libertyCount(n as Point) === 1) worth += 10;
      else if (stones[n] === turn) worth++;
    }
    return worth;
  }

  #keyOf(turn: Color, passed: boolean): number {
    const { hashLo, hashHi, koPoint, koColor, geometry } = this.#board;
    const isBarred = koPoint !== geometry.wall && koColor !== this.#favored;
    const hi = isBarred ? hashHi ^ Math.imul(koPoint + 1, 0x9e3779b1) : hashHi;
    return ((hi & 0x3ffff) * 2 ** 32 + (hashLo >>> 0)) * 4 + 2 * (turn - 1) + (passed ? 1 : 0);
  }
}

/** Reads a chain out in the enclosure given. */
export class LocalReader implements Reader {
  readonly #attacker: Color;
  readonly #owner: Color;
  readonly #capture: { readonly [C in Color]: Reading };
  readonly #life: Reading;
  readonly #lives: boolean;
  readonly #most: number;
  #status: Status | undefined;

  /**
   * @param board not changed in the end; must undo.
   * @param target a stone of the chain, inside.
   * @param positions that it may look at in all.
   */
  constructor(board: Board, enclosure: Enclosure, target: Point, positions: number) {
    const owner = board.stones[target] as Color;
    const anchors = borderOf(board, enclosure).filter((head) => board.stones[head] === owner);
    const own = board.clone(DEEPEST + 2);
    const life = new LocalLife(own, enclosure, owner, anchors);
    const reading = (goal: Goal, favored: Color) => new Reading(own, enclosure, target, life, goal, favored);
    this.#owner = owner;
    this.#attacker = opponent(owner);
    this.#capture = { 1: reading('capture', 1), 2: reading('capture', 2) };
    this.#life = reading('life', this.#attacker);
    this.#lives = life.isAlive(target);
    this.#most = positions;
  }

  get status(): Status | undefined {
    return this.#status;
  }

  get positions(): number {
    return this.#capture[1].positions + this.#capture[2].positions + this.#life.positions;
  }

  step(): boolean {
    this.#status ??= this.#statusBy(this.positions + SLICE);
    return this.#status !== undefined || this.positions >= this.#most;
  }

  /** What is known is not asked twice, so that each call comes farther than the one before. */
  #statusBy(end: number): Status | undefined {
    if (this.#lives) return 'alive';
    const attacker = this.#attacker;
    const owner = this.#owner;
    const falls = (first: Color, favored: Color) => this.#capture[favored].ask(first, end - this.positions);
    const atWorst = falls(attacker, attacker);
    if (atWorst === undefined) return undefined;
    if (!atWorst) {
      const stays = this.#life.ask(owner, end - this.positions);
      return stays === undefined ? undefined : stays ? 'seki' : 'alive';
    }
    const atBest = falls(owner, owner);
    if (atBest === undefined) return undefined;
    if (atBest) return 'dead';
    const unmended = falls(owner, attacker);
    const withoutKo = falls(attacker, owner);
    if (unmended === undefined || withoutKo === undefined) return undefined;
    if (withoutKo && !unmended) return 'unsettled';
    return unmended && !withoutKo ? 'lastingKo' : 'ko';
  }
}
