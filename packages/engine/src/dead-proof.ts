/*
 * A chain's fate, proved: what the solver finds inside its enclosure, with the stones around it taken for
 * living. Begin with `ProofReader`.
 */
import { type Board, type Color, type Move, opponent, type Point } from '@honte/rules';
import { checkProblem, type Job, type Reply, type Status as Solved, Solver, UNBOUND } from '@honte/solver';
import type { Enclosure } from './dead-enclosure.ts';

/**
 * What reading can find. `unsettled`: whoever moves first decides. `ko`: a ko decides. `lastingKo`: a ko
 * too, but one that the owner can neither avoid nor begin, as in a bent four in the corner.
 */
export type Status = 'alive' | 'dead' | 'seki' | 'unsettled' | 'ko' | 'lastingKo';

/** Moves that one step tries: some milliseconds. */
const SLICE = 1000;
/** The solver remembers 2 to the power of this many states: 1 MB. */
const TABLE_BITS = 14;

export class ProofReader {
  readonly #attacker: Color;
  readonly #owner: Color;
  readonly #solver: Solver | undefined;
  readonly #statusJob: Job<Solved> | undefined;
  readonly #replies = new Map<Color, Job<Reply>>();

  /**
   * @param board as it stands; not changed.
   * @param target a stone of the chain, inside.
   * @param most moves that it may try in all.
   */
  constructor(board: Board, enclosure: Enclosure, target: Point, most: number) {
    this.#owner = board.stones[target] as Color;
    this.#attacker = opponent(this.#owner);
    const problem = checkProblem({
      geometry: board.geometry,
      stones: board.stones,
      region: enclosure.points,
      targets: [target],
      goal: 'kill',
      first: this.#attacker,
      bound: UNBOUND,
    });
    if (!problem.ok) return;
    this.#solver = new Solver(problem.value, { nodes: most, tableBits: TABLE_BITS });
    this.#statusJob = this.#solver.status();
  }

  /** How many moves it has tried. */
  get nodes(): number {
    return this.#solver?.nodes ?? 0;
  }

  /** Reads on for some milliseconds; `true` when there is nothing more to do. */
  step(): boolean {
    if (this.#statusJob?.step(SLICE) === false) return false;
    return this.#sidesToTry().every((side) => this.#replyJob(side)?.step(SLICE) ?? true);
  }

  /** Who has something to try that the status alone does not tell. */
  #sidesToTry(): readonly Color[] {
    switch (this.#statusJob?.result) {
      case 'alive':
      case 'seki':
        return [this.#attacker];
      case 'dead':
        return [this.#owner];
      case 'ko':
        return [this.#attacker, this.#owner];
      default:
        return [];
    }
  }

  #replyJob(side: Color): Job<Reply> | undefined {
    const known = this.#replies.get(side);
    if (known !== undefined) return known;
    const job = this.#solver?.replyTo([], side);
    if (job !== undefined) this.#replies.set(side, job);
    return job;
  }

  /** What it found, once `step` said `true`; `undefined` when it did not get there. */
  get status(): Status | undefined {
    const status = this.#statusJob?.result;
    switch (status) {
      case 'alive':
      case 'dead':
      case 'seki':
      case 'unsettled':
        return status;
      case 'ko':
        return this.#isLasting() ? 'lastingKo' : 'ko';
      default:
        return undefined;
    }
  }

  /** Whether neither side gets its way without the ko, even if it begins. */
  #isLasting(): boolean {
    return [this.#attacker, this.#owner].every((side) => this.#replies.get(side)?.result?.fate === 'ko');
  }

  /**
   * The line that shows it: whoever would have to change the status begins, resists as long as possible, and
   * fails. Empty where there is nothing to try, and for other statuses than `alive`, `dead` and `seki`.
   */
  get line(): readonly Move[] {
    const [side, another] = this.#sidesToTry();
    if (side === undefined || another !== undefined) return [];
    return this.#replies.get(side)?.result?.line ?? [];
  }
}
