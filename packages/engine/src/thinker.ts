/*
 * One player's thinking about one turn after another, in steps short enough that whoever drives it can
 * look up between them. Begin with `begin`, `step` until it says so, then `choice`.
 */
import { type Geometry, invariant, type Move, type Start } from '@honte/rules';
import { Chance } from './chance.ts';
import { type Choice, choose, type Draft, isPassWrong, lostTurns } from './choose.ts';
import type { Evaluator } from './evaluator.ts';
import type { Level } from './level.ts';
import { type Report, reportOf } from './report.ts';
import { movesAhead, type Root } from './root.ts';
import { Search } from './search.ts';
import { Ledger, type RootShare } from './share.ts';

/** One turn to think about. */
export interface Task {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly level: Level;
  /** Bounds that replace the level's; `Infinity` for none. One of them must be finite. */
  readonly playouts: number;
  readonly timeMs: number;
}

/** Share of a turn's playouts that a pass is checked with. */
const CHECK = 0.2;
/** … and the least that are asked, so that a level that hardly thinks is not misled by chance. */
const CHECK_LEAST = 50;
/** Time kept back for that and for answering. */
const RESERVE = 0.12;

type Phase = 'search' | 'check' | 'done';

export class Thinker {
  readonly search: Search;
  readonly #rng: Chance;
  readonly #now: () => number;
  readonly #slice: number;
  readonly #ledger: Ledger;
  #task: Task | undefined;
  #phase: Phase = 'done';
  #began = 0;
  #done = 0;
  #awaited = 0;
  #report: Report | undefined;
  #draft: Draft | undefined;
  #root: Root | undefined;
  #lost = 0;

  /**
   * @param seed of what is left to chance in the choice; the evaluator has its own.
   * @param now milliseconds, for time limits alone.
   */
  constructor(geometry: Geometry, evaluator: Evaluator, seed: number, now: () => number, nodes?: number) {
    this.search = new Search(geometry, evaluator, nodes);
    this.#ledger = new Ledger(this.search);
    this.#rng = new Chance(seed);
    this.#now = now;
    this.#slice = evaluator.slice;
  }

  /**
   * Takes up a turn, dropping whatever it was at.
   *
   * @param awaited part of the playouts that others run and `join` brings.
   */
  begin(task: Task, awaited = 0): void {
    const isSameGame =
      this.#root !== undefined && movesAhead(this.#root, task.start, task.moves) !== undefined;
    if (!isSameGame) this.#lost = 0;
    this.#task = task;
    this.#phase = 'search';
    this.#began = this.#now();
    this.#done = 0;
    this.#awaited = awaited;
    this.#report = undefined;
    this.#draft = undefined;
    this.search.setPosition(task.start, task.moves);
    this.#root = this.search.root;
    this.#ledger.open();
  }

  /** Thinks for some milliseconds; `true` when there is a choice. */
  step(): boolean {
    const task = this.#task;
    invariant(task !== undefined, 'nothing to think about');
    invariant(Math.min(task.playouts, task.timeMs) < Number.POSITIVE_INFINITY, 'a turn without a bound');
    if (this.#phase === 'done') return true;
    const most =
      this.#phase === 'check' ? Math.max(CHECK_LEAST, Math.ceil(CHECK * task.playouts)) : task.playouts;
    this.#run(most);
    const elapsedMs = this.#now() - this.#began;
    const isTimeUp = elapsedMs >= task.timeMs * (this.#phase === 'check' ? 1 : 1 - RESERVE);
    return this.#done >= most || isTimeUp || this.#isDecided(most) ? this.#finish(task) : false;
  }

  /** Runs a slice of what is left of `most` playouts, or none when others bring the rest. */
  #run(most: number): void {
    const slice = Math.max(0, Math.min(this.#slice, most - this.#done - this.#awaited));
    this.search.run(slice);
    this.#done += slice;
  }

  /** Whether no move can catch up with the most visited one in the playouts left. */
  #isDecided(most: number): boolean {
    if (this.#phase === 'check' || most === Number.POSITIVE_INFINITY) return false;
    const { tree } = this.search;
    const first = tree.first[0]!;
    let one = 0;
    let two = 0;
    for (let c = first; c < first + tree.count[0]!; c++) {
      const visits = tree.visits[c]!;
      if (visits > one) {
        two = one;
        one = visits;
      } else if (visits > two) two = visits;
    }
    return one - two > most - this.#done;
  }

  /** Chooses, or begins the check of a pass; whether there is a choice now. */
  #finish(task: Task): boolean {
    if (this.#phase === 'check') {
      const { otherwise } = this.#draft as Draft;
      const after = reportOf(this.search);
      if (otherwise && isPassWrong(this.search.root, this.#report as Report, after, otherwise))
        this.#draft = { choice: otherwise.move, otherwise: undefined };
      this.#phase = 'done';
      return true;
    }
    const root = this.search.root;
    const report = reportOf(this.search);
    this.#report = report;
    this.#lost = lostTurns(report, this.#lost);
    this.#draft = choose(root, report, task.level, this.#lost, this.#rng);
    if (this.#draft.otherwise === undefined) {
      this.#phase = 'done';
      return true;
    }
    this.#phase = 'check';
    this.#done = 0;
    this.#awaited = 0;
    this.search.setPosition(task.start, [...task.moves, { kind: 'pass', color: report.turn }]);
    return false;
  }

  /** Thinks on for some milliseconds without coming to a choice; `true` when a bound is reached. */
  lookOn(): boolean {
    const task = this.#task;
    invariant(task !== undefined, 'nothing to think about');
    this.#run(task.playouts);
    return this.#done >= task.playouts || this.elapsedMs >= task.timeMs;
  }

  /** Whether all playouts left are others' to bring. */
  get isWaiting(): boolean {
    const { playouts } = this.#task ?? { playouts: 0 };
    return this.#awaited > 0 && this.#done + this.#awaited >= playouts;
  }

  /** What it found about the position since it was asked so last; `undefined` when that is nothing. */
  share(): RootShare | undefined {
    return this.#phase === 'search' ? this.#ledger.take() : undefined;
  }

  /** Takes what others found about the same position for its own. */
  join(share: RootShare): void {
    // Its choice is made, or its search has gone on to the next position.
    if (this.#phase !== 'search') return;
    this.#ledger.put(share);
    this.#done += share.playouts;
    this.#awaited = Math.max(0, this.#awaited - share.playouts);
  }

  /** What it found about the turn so far. */
  get report(): Report {
    return this.#report ?? reportOf(this.search);
  }

  /** Milliseconds spent on the turn so far. */
  get elapsedMs(): number {
    return this.#now() - this.#began;
  }

  /** The turn to take, once `step` said `true`. */
  get choice(): Choice {
    invariant(this.#draft !== undefined && this.#phase === 'done', 'no choice yet');
    return this.#draft.choice;
  }

  /** Takes up a turn and thinks it through at once. */
  think(task: Task): Choice {
    this.begin(task);
    while (!this.step());
    return this.choice;
  }
}
