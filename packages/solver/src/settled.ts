/*
 * Whether a board on which play has stopped is settled: whoever plays on, and is answered where he plays, gains no
 * point. Then its count is exact. Begin with `doubtOf`.
 *
 * Each estate is proved by itself: the intruder has filled every point between the colors, his stones outside are
 * never taken, and he begins. Wherever he plays inside, one answer keeps the whole of it, until the stones around
 * live unconditionally and leave no room for two eyes. Since no estate is proved by the weakness of another, all
 * proofs hold together.
 */
import {
  type Board,
  type Color,
  EMPTY,
  opponent,
  type Point,
  pointsOf,
  type Stopped,
  unconditionallyAlive,
} from '@honte/rules';
import { isClear } from './clearing.ts';
import { divisionOf, type Estate, filledAgainst, neighborsOutside, partsOf } from './estate.ts';
import { checkProblem, UNBOUND } from './problem.ts';
import { Solver } from './solver.ts';

/** The intruder may be answered so many times before nothing more can happen. */
const MOST_ANSWERS = 3;
/** Positions of the claims in one part. */
const CLAIMS = 20_000;
const SEKI_LIMITS = { nodes: 200_000, tableBits: 14 };

/** Why a board is not proved to be settled. */
export type Doubt =
  /** Points between the colors that nobody has closed. */
  | { readonly kind: 'open' }
  /** An estate that was not proved to stay whole. */
  | { readonly kind: 'estate'; readonly estate: Estate }
  /** Stones not proved to be in seki. */
  | { readonly kind: 'seki'; readonly points: readonly Point[] };

/**
 * The first doubt about a board; `undefined` when it is settled.
 *
 * @param most positions looked at for each estate.
 */
export function doubtOf(stopped: Stopped, most: number): Doubt | undefined {
  const division = divisionOf(stopped);
  if (!division) return { kind: 'open' };
  const { estates, dame, sekis } = division;
  for (const estate of estates) {
    const board = filledAgainst(stopped, dame, estate.color, 2 * MOST_ANSWERS);
    if (!board) return { kind: 'open' };
    if (!new Keeper(board, estate, most).keeps()) return { kind: 'estate', estate };
  }
  for (const points of sekis) if (!isSeki(stopped, points)) return { kind: 'seki', points };
  return undefined;
}

/** Whether the owner of an estate keeps all of it. */
class Keeper {
  readonly #board: Board;
  readonly #estate: Estate;
  readonly #intruder: Color;
  readonly #isInside: Uint8Array;
  /** The intruder's stones around. */
  readonly #outside: readonly Point[];
  readonly #seen = new Map<string, boolean>();
  #left: number;

  constructor(board: Board, estate: Estate, most: number) {
    this.#board = board;
    this.#estate = estate;
    this.#intruder = opponent(estate.color);
    this.#isInside = new Uint8Array(board.geometry.points);
    for (const p of estate.points) this.#isInside[p] = 1;
    this.#outside = pointsOf(board.geometry).filter(
      (p) => this.#isInside[p] === 0 && board.stones[p] === this.#intruder,
    );
    this.#left = most;
  }

  keeps(): boolean {
    for (let answers = 0; answers <= MOST_ANSWERS; answers++) if (this.#isKept(answers)) return true;
    return false;
  }

  /** With the intruder to play, and so many answers left. */
  #isKept(answers: number): boolean {
    const key = `${answers} ${this.#board.hashLo} ${this.#board.hashHi}`;
    const known = this.#seen.get(key);
    if (known !== undefined) return known;
    const kept = this.#isWhole() || (answers > 0 && this.#holdsAgainstAll(answers));
    this.#seen.set(key, kept);
    return kept;
  }

  #holdsAgainstAll(answers: number): boolean {
    const board = this.#board;
    let best: Point | undefined;
    for (const p of this.#estate.points) {
      if (board.stones[p] !== EMPTY || board.isSuicide(p, this.#intruder)) continue;
      board.play(p, this.#intruder);
      const answer = this.#answerTo(answers, best);
      board.undo();
      if (answer === undefined) return false;
      best = answer;
    }
    // He may also play elsewhere: then what is dead must be there for the taking.
    board.pass();
    const answer = this.#answerTo(answers, best);
    board.undo();
    return answer !== undefined;
  }

  /** An answer after which all is kept, the one tried first that held the time before. */
  #answerTo(answers: number, first: Point | undefined): Point | undefined {
    const board = this.#board;
    const tries = this.#estate.points.filter((p) => p !== first);
    for (const p of first === undefined ? tries : [first, ...tries]) {
      if (board.stones[p] !== EMPTY || !board.isLegal(p, this.#estate.color)) continue;
      if (this.#left <= 0) return undefined;
      const taken = board.play(p, this.#estate.color);
      const kept = (taken === 0 || this.#isOutsideWhole()) && this.#isKept(answers - 1);
      board.undo();
      if (kept) return p;
    }
    return undefined;
  }

  /** Whether the intruder's stones outside all stand: an answer that takes one of them proves nothing. */
  #isOutsideWhole(): boolean {
    return this.#outside.every((p) => this.#board.stones[p] === this.#intruder);
  }

  /** Whether nothing that the intruder can do will cost a point any more. */
  #isWhole(): boolean {
    this.#left--;
    const board = this.#board;
    const { color, points } = this.#estate;
    const { chains, eyes } = unconditionallyAlive(board, color);
    if (!points.some((p) => chains[p] === 1)) return false;
    const isLoose = (p: Point) => this.#isInside[p] === 1 && chains[p] === 0;
    return partsOf(board.geometry, isLoose).every((part) => {
      const isSealed = neighborsOutside(board.geometry, part).every((n) => chains[n] === 1);
      const isEye = part.some((p) => eyes[p] === 1);
      return isSealed && isClear(board, color, part, chains, !isEye, CLAIMS);
    });
  }
}

/** Whether no chain of these can be taken, nor make two eyes, whoever begins. */
function isSeki({ geometry, stones, seki }: Stopped, points: readonly Point[]): boolean {
  const inside = new Set(points);
  return [...seki]
    .filter((p) => inside.has(p))
    .every((target) => {
      const owner = stones[target] as Color;
      const problem = checkProblem({
        geometry,
        stones,
        region: points,
        targets: [target],
        goal: 'kill',
        first: opponent(owner),
        bound: UNBOUND,
      });
      return problem.ok && new Solver(problem.value, SEKI_LIMITS).status().run() === 'seki';
    });
}
