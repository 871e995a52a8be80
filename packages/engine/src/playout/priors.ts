/*
 * What a move looks like before it is tried: virtual trials with their wins, by simple signs. Slow
 * beside a playout, so asked only when a position is opened in the tree.
 *
 * Source of the signs and of their first weights: P. Baudis, "michi" (2015), itself after Pachi.
 */
import { Board, type Color, EMPTY, type Geometry, type Point, WALL } from '@honte/rules';
import { type Evaluation, isOwnEye, type Leaf } from '../evaluator.ts';
import { Nakade } from './nakade.ts';
import { IS_SHAPE, neighborhoodOf, roundOf } from './patterns.ts';
import { READING_DEPTH, Tactics } from './tactics.ts';

const EVEN = 10;
const SELF_ATARI = 10;
const TAKES_ONE = 15;
const TAKES_MANY = 30;
const DEAD_LADDER = 12;
const LADDER = 12;
const SHAPE = 10;
/** The point that makes or breaks a small eye space. */
const VITAL = 8;
const EMPTY_AROUND = 10;
/** By steps from the last move, 1, 2, 3; a walk along a chain is no step. */
const NEAR = [0, 24, 22, 8] as const;
const FAR = 4;
/** Trials of a pass, none of them won: passing is seldom good before the end. */
const PASS_TRIALS = 8;

export class Priors {
  readonly #board: Board;
  readonly #tactics: Tactics;
  readonly #nakade: Nakade;
  readonly #round: Int16Array;
  readonly #steps: Uint8Array;
  readonly #queue: Int16Array;

  constructor(geometry: Geometry) {
    this.#board = new Board(geometry, READING_DEPTH);
    this.#tactics = new Tactics(this.#board);
    this.#nakade = new Nakade(this.#board);
    this.#round = roundOf(geometry);
    this.#steps = new Uint8Array(geometry.points + 1);
    this.#queue = new Int16Array(geometry.points);
  }

  /** Fills `trials`, `trialWins` and `policy`; points on which nothing sensible can be put get none. */
  fill(leaf: Leaf, evaluation: Evaluation): void {
    const board = this.#board;
    board.copyFrom(leaf.board);
    const { points } = board.geometry;
    const { trials, trialWins, policy } = evaluation;
    this.#measure(leaf.last);
    let sum = 0;
    for (let p = 0; p < points; p++) {
      trials[p] = 0;
      trialWins[p] = 0;
      policy[p] = 0;
      if (!board.isLegal(p as Point, leaf.turn) || isOwnEye(board, p, leaf.turn)) continue;
      this.#judge(p, leaf.turn, evaluation);
      policy[p] = Math.exp(5 * (trialWins[p]! / trials[p]! - 0.5));
      sum += policy[p]!;
    }
    trials[points] = EVEN + PASS_TRIALS;
    trialWins[points] = leaf.passes > 0 ? EVEN / 2 + PASS_TRIALS / 2 : EVEN / 2;
    policy[points] = sum === 0 ? 1 : 0.01 * sum;
    sum += policy[points]!;
    for (let p = 0; p <= points; p++) policy[p]! /= sum;
  }

  #judge(p: number, color: Color, { trials, trialWins }: Evaluation): void {
    const board = this.#board;
    const { stones } = board;
    const tactics = this.#tactics;
    let won = EVEN / 2;
    let lost = EVEN / 2;
    won += this.#gainAround(p, color);
    lost += this.#lossAround(p, color);
    if (tactics.isSelfAtari(p, color)) lost += SELF_ATARI;
    if (IS_SHAPE[neighborhoodOf(this.#round, stones, p)] === 1) won += SHAPE;
    if (this.#nakade.vitalPoint(p) === p) won += VITAL;
    const steps = this.#steps[p]!;
    if (steps <= 3) won += NEAR[steps as 0 | 1 | 2 | 3];
    if (steps > FAR && this.#isLonely(p)) {
      const line = this.#lineOf(p);
      if (line <= 1) lost += EMPTY_AROUND;
      else if (line === 2) won += EMPTY_AROUND;
    }
    trials[p] = won + lost;
    trialWins[p] = won;
  }

  /** Stones taken, saved, or caught in a ladder by a stone on `p`. */
  #gainAround(p: number, color: Color): number {
    const board = this.#board;
    const { neighbors } = board.geometry;
    let gain = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      const stone = board.stones[n]!;
      if (stone === EMPTY || stone === WALL) continue;
      const free = board.libertyCount(n as Point);
      const worth = board.chainSize(n as Point) > 1 ? TAKES_MANY : TAKES_ONE;
      if (free === 1 && stone !== color) gain += this.#frees(n) ? TAKES_MANY + worth : worth;
      else if (free === 1 && this.#tactics.extendingSaves(n, p)) gain += worth;
      else if (free === 2 && stone !== color && this.#catches(n, p, color))
        gain += LADDER * (worth / TAKES_ONE);
    }
    return gain;
  }

  /** Whether taking the chain on `n` brings an opposing chain out of atari. */
  #frees(n: number): boolean {
    const board = this.#board;
    const { neighbors } = board.geometry;
    const foe = 3 - board.stones[n]!;
    let q = n;
    do {
      for (let i = 4 * q; i < 4 * q + 4; i++) {
        const m = neighbors[i]!;
        if (board.stones[m] === foe && board.libertyCount(m as Point) === 1) return true;
      }
      q = board.nextInChain(q as Point);
    } while (q !== n);
    return false;
  }

  /** Whether an atari on `p` catches the chain of two liberties on `n`. */
  #catches(n: number, p: number, color: Color): boolean {
    const board = this.#board;
    if (this.#tactics.isSelfAtari(p, color)) return false;
    board.play(p as Point, color);
    const { wall } = board.geometry;
    const at = this.#tactics.libertyOf(n);
    const isFree = this.#tactics.captureFor(n) !== wall || this.#tactics.extendingSaves(n, at);
    board.undo();
    return !isFree;
  }

  /** Stones dragged along in a ladder that does not work. */
  #lossAround(p: number, color: Color): number {
    const board = this.#board;
    const { neighbors } = board.geometry;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const n = neighbors[i]!;
      if (board.stones[n] !== color || board.libertyCount(n as Point) !== 1) continue;
      if (!this.#tactics.extendingSaves(n, p)) return DEAD_LADDER;
    }
    return 0;
  }

  /** Steps from the last move to each point, up to `FAR`; more stands as `FAR + 1`. */
  #measure(last: number): void {
    const { stones, geometry } = this.#board;
    const { neighbors, wall } = geometry;
    const steps = this.#steps;
    steps.fill(FAR + 1);
    if (last === wall) return;
    const queue = this.#queue;
    let count = 1;
    queue[0] = last;
    steps[last] = 0;
    // Two passes of relaxation are enough for walks this short; a chain's stones are no step apart.
    for (let q = 0; q < count; q++) {
      const from = queue[q]!;
      for (let i = 4 * from; i < 4 * from + 4; i++) {
        const n = neighbors[i]!;
        if (n === wall) continue;
        const isChain = stones[from] !== EMPTY && stones[n] === stones[from];
        const step = steps[from]! + (isChain ? 0 : 1);
        if (step > FAR || steps[n]! <= step) continue;
        const isNew = steps[n]! > FAR;
        steps[n] = step;
        if (isNew) queue[count++] = n;
      }
    }
  }

  /** Whether no stone lies within three steps. */
  #isLonely(p: number): boolean {
    const { stones, geometry } = this.#board;
    const { width, height } = geometry;
    const x = p % width;
    const y = (p - x) / width;
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3 + Math.abs(dy); dx <= 3 - Math.abs(dy); dx++) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        if (stones[p + dy * width + dx] !== EMPTY) return false;
      }
    return true;
  }

  #lineOf(p: number): number {
    const { width, height } = this.#board.geometry;
    const x = p % width;
    const y = (p - x) / width;
    return Math.min(x, y, width - 1 - x, height - 1 - y);
  }
}
