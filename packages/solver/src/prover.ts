/*
 * Decides what becomes of one contest after any line of moves, whoever begins and whoever wins kos, in
 * slices of work. Begin with `decide`.
 */
import { type Color, invariant, type Point } from '@honte/rules';
import { type Aim, Contest } from './contest.ts';
import { DepthSearch } from './depth-search.ts';
import type { Problem } from './problem.ts';
import { type Entry, Search, type Searcher } from './search.ts';
import { Table } from './table.ts';

/** What becomes of a contest. `unknown`: the budget was spent first. */
export type Outcome = 'reached' | 'avoided' | 'unknown';

/** A state: the moves that lead there from the board of the problem, and how. */
export interface Scene {
  /** Points, or the cell beyond the edge for a pass, in turn. */
  readonly moves: readonly number[];
  readonly first: Color;
  /** Who wins kos. */
  readonly favored: Color;
}

/** Work in slices: yields between them. */
export type Work<T> = Generator<undefined, T, undefined>;

export class Prover {
  readonly contest: Contest;
  readonly #search: Searcher;
  #budget: number;
  /** How many moves were tried at the last yield. */
  #yieldedAt = 0;

  /**
   * @param budget moves that may be tried in all.
   * @param tableBits see `Table`.
   */
  constructor(problem: Problem, aim: Aim, budget: number, tableBits: number) {
    const { geometry, stones, region, targets, bound } = problem;
    this.contest = new Contest(geometry, stones, region, targets, aim, bound);
    const table = new Table(tableBits);
    this.#search = this.contest.isBounded
      ? new DepthSearch(this.contest, table)
      : new Search(this.contest, table);
    this.#budget = budget;
  }

  /** Moves tried so far. */
  get nodes(): number {
    return this.#search.nodes;
  }

  /** Ends all work that is not done: from now on only what is known already is decided. */
  stop(): void {
    this.#budget = 0;
  }

  *decide(scene: Scene): Work<Outcome> {
    for (;;) {
      this.enter(scene);
      const left = this.#budget - this.nodes;
      const finding = this.#search.run(Math.max(1, Math.min(this.#search.slice, left)));
      this.leave(scene);
      // Many small decisions are a slice, too.
      if (finding === 'undecided' || this.nodes - this.#yieldedAt >= this.#search.slice) {
        this.#yieldedAt = this.nodes;
        yield;
      }
      if (finding === 'reached' || finding === 'avoided') return finding;
      if (finding === 'tooDeep' || left <= 0) return 'unknown';
    }
  }

  /** What is known of a decided scene: its move and how long it takes; `undefined` when nothing is. */
  recall(scene: Scene): Entry | undefined {
    this.enter(scene);
    const entry = this.#search.recall();
    this.leave(scene);
    return entry;
  }

  /** Makes the moves of a scene; `leave` takes them back. */
  enter({ moves, first, favored }: Scene): void {
    const { contest } = this;
    contest.turn = first;
    contest.favored = favored;
    for (const move of moves) {
      invariant(move === contest.pass || contest.isLegal(move as Point), 'a line holds legal moves');
      contest.play(move);
    }
  }

  leave({ moves }: Scene): void {
    for (const _ of moves) this.contest.undo();
  }
}
