/*
 * Who is dead when play stops? Chains that live unconditionally first, then what searches with either
 * side to move expect of the others. Begin with `Judge`, or `fatesOf` to have it at once.
 */
import {
  type Board,
  COLORS,
  type Color,
  EMPTY,
  type Move,
  type Point,
  pointsOf,
  type Start,
  unconditionallyAlive,
} from '@honte/rules';
import type { Evaluator } from './evaluator.ts';
import { type Root, rootOf } from './root.ts';
import { Search } from './search.ts';
import { sekiHeads, sekiPointsOf } from './seki.ts';
import { chainOwnership } from './standing.ts';

export type Fate = 'alive' | 'dead' | 'seki';

/** A chain and what is thought of it. */
export interface ChainFate {
  /** In increasing order. */
  readonly chain: readonly Point[];
  readonly color: Color;
  readonly fate: Fate;
  /** How sure, ½ … 1; 1 only when it is proved. */
  readonly confidence: number;
}

export interface Fates {
  /** Every chain of the board, by its first stone. */
  readonly chains: readonly ChainFate[];
  /** Every stone proposed as dead. */
  readonly dead: readonly Point[];
  /** Empty points inside seki, which territory rules do not count. */
  readonly sekiPoints: readonly Point[];
}

/** Playouts for each side to move. */
export const JUDGE_PLAYOUTS = 800;
/** Part of them that finds the lead at which the game would be open, so that every chain counts. */
const BALANCE = 0.25;
const SEKI_CONFIDENCE = 0.7;
/** Nodes of its tree. */
const NODES = 120_000;

interface Stage {
  readonly passes: 0 | 1;
  readonly isBalanced: boolean;
}
const STAGES: readonly Stage[] = [
  { passes: 0, isBalanced: false },
  { passes: 0, isBalanced: true },
  { passes: 1, isBalanced: true },
];

export class Judge {
  readonly #start: Start;
  readonly #moves: readonly Move[];
  readonly #search: Search;
  readonly #root: Root;
  readonly #playouts: number;
  /** Ownership with each color to move. */
  readonly #found: Float64Array[] = [];
  #stage = 0;
  #done = 0;
  #komi: number;

  constructor(start: Start, moves: readonly Move[], evaluator: Evaluator, playouts: number = JUDGE_PLAYOUTS) {
    this.#start = start;
    this.#moves = withoutPasses(moves);
    this.#playouts = playouts;
    this.#search = new Search(start.geometry, evaluator, NODES);
    this.#root = rootOf(start, this.#moves);
    this.#komi = start.komi;
    this.#begin();
  }

  #begin(): void {
    const { passes, isBalanced } = STAGES[this.#stage] as Stage;
    const turn = this.#root.turn;
    const moves: readonly Move[] =
      passes === 1 ? [...this.#moves, { kind: 'pass', color: turn }] : this.#moves;
    const start = isBalanced ? { ...this.#start, komi: this.#komi } : this.#start;
    this.#search.setPosition(start, moves);
    this.#done = 0;
  }

  /** Thinks for some milliseconds; `true` when `fates` can be asked. */
  step(): boolean {
    const stage = STAGES[this.#stage];
    if (stage === undefined) return true;
    const search = this.#search;
    const most = Math.ceil(this.#playouts * (stage.isBalanced ? 1 : BALANCE));
    const slice = Math.min(most - this.#done, Math.max(4, Math.floor(4000 / this.#start.geometry.points)));
    search.run(slice);
    this.#done += slice;
    if (this.#done < most) return false;
    if (stage.isBalanced) this.#found.push(search.ownershipSum.map((sum) => sum / search.sumCount));
    else this.#komi = this.#start.komi + Math.round(search.leadSum / search.sumCount) + 0.5;
    this.#stage++;
    if (this.#stage === STAGES.length) return true;
    this.#begin();
    return false;
  }

  /** What became of it, once `step` said `true`. */
  get fates(): Fates {
    const { board } = this.#root;
    const { suicide } = this.#start.ruleset;
    const safe = new Uint8Array(board.geometry.points);
    for (const color of COLORS)
      unconditionallyAlive(board, color, suicide).chains.forEach((mark, p) => {
        if (mark === 1) safe[p] = 1;
      });
    const seki = sekiHeads(board.clone(4), safe);
    const heads = pointsOf(board.geometry).filter(
      (p) => board.stones[p] !== EMPTY && board.chainAt(p)[0] === p,
    );
    const chains = heads.map((p) => this.#fateOf(board, p, safe, seki));
    const inSeki = new Set(
      chains.filter(({ fate }) => fate === 'seki').map(({ chain }) => board.headOf(chain[0] as Point)),
    );
    return {
      chains,
      dead: chains.filter(({ fate }) => fate === 'dead').flatMap(({ chain }) => chain),
      sekiPoints: sekiPointsOf(board, inSeki),
    };
  }

  #fateOf(board: Board, p: Point, safe: Uint8Array, seki: ReadonlySet<Point>): ChainFate {
    const chain = board.chainAt(p);
    const color = board.stones[p] as Color;
    if (safe[p] === 1) return { chain, color, fate: 'alive', confidence: 1 };
    if (seki.has(board.headOf(p))) return { chain, color, fate: 'seki', confidence: SEKI_CONFIDENCE };
    // What is dead dies even when its owner moves first: so the better of the two for it decides.
    const stays = this.#found.map((own) => chainOwnership(this.#root, Float32Array.from(own), p));
    const best = Math.max(...stays);
    const worst = Math.min(...stays);
    const confidence = (value: number) => Math.min(0.99, 0.5 + Math.abs(value) / 2);
    if (best < 0) return { chain, color, fate: 'dead', confidence: confidence(best) };
    return { chain, color, fate: 'alive', confidence: worst > 0 ? confidence(worst) : 0.5 };
  }
}

/** Judges a position at once. */
export function fatesOf(
  start: Start,
  moves: readonly Move[],
  evaluator: Evaluator,
  playouts: number = JUDGE_PLAYOUTS,
): Fates {
  const judge = new Judge(start, moves, evaluator, playouts);
  while (!judge.step());
  return judge.fates;
}

/** The moves up to the passes that stopped play: what comes after a stop is judged as if play went on. */
function withoutPasses(moves: readonly Move[]): readonly Move[] {
  let end = moves.length;
  while (end > 0 && moves[end - 1]?.kind === 'pass') end--;
  return moves.slice(0, end);
}
