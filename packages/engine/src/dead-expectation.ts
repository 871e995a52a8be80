/*
 * What searches expect of each point when play goes on from a stop, with either side to move.
 */
import type { Move } from '@honte/rules';
import type { Evaluator } from './evaluator.ts';
import type { Root } from './root.ts';
import { Search } from './search.ts';

/** Part of the playouts that finds the lead at which the game would be open, so that every chain counts. */
const BALANCE = 0.25;
/** Nodes of its tree. */
const NODES = 120_000;

interface Stage {
  readonly isPassed: boolean;
  readonly isBalanced: boolean;
}
const STAGES: readonly Stage[] = [
  { isPassed: false, isBalanced: false },
  { isPassed: false, isBalanced: true },
  { isPassed: true, isBalanced: true },
];

export class Expectation {
  readonly #root: Root;
  readonly #search: Search;
  readonly #playouts: number;
  readonly #slice: number;
  /** Mean ownership of each point, Black's view, when the color to move moves first, and when the other does. */
  readonly ownerships: Float32Array[] = [];
  #stage = 0;
  #done = 0;
  #komi: number;

  /** @param playouts for each side to move. */
  constructor(root: Root, evaluator: Evaluator, playouts: number) {
    this.#root = root;
    this.#playouts = playouts;
    this.#slice = evaluator.slice;
    this.#search = new Search(root.start.geometry, evaluator, NODES);
    this.#komi = root.start.komi;
  }

  /** Searches for some milliseconds; `true` when `ownerships` holds both. */
  step(): boolean {
    const stage = STAGES[this.#stage];
    if (stage === undefined) return true;
    const search = this.#search;
    if (this.#done === 0) this.#begin(stage);
    const most = Math.ceil(this.#playouts * (stage.isBalanced ? 1 : BALANCE));
    const slice = Math.min(most - this.#done, this.#slice);
    search.run(slice);
    this.#done += slice;
    if (this.#done < most) return false;
    if (stage.isBalanced)
      this.ownerships.push(Float32Array.from(search.ownershipSum, (sum) => sum / search.sumCount));
    else this.#komi += Math.round(search.leadSum / search.sumCount) + 0.5;
    this.#done = 0;
    this.#stage++;
    return this.#stage === STAGES.length;
  }

  #begin({ isPassed, isBalanced }: Stage): void {
    const { start, moves, turn } = this.#root;
    const pass: Move = { kind: 'pass', color: turn };
    this.#search.setPosition(
      isBalanced ? { ...start, komi: this.#komi } : start,
      isPassed ? [...moves, pass] : moves,
    );
  }
}
