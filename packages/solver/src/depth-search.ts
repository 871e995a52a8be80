/*
 * Who wins a contest with a limit of plies: every line in turn, depth first, with a table of what is decided and
 * the moves that decided elsewhere first. Begin with `run`.
 *
 * It asks with few plies first, then with more, so that what can be reached is reached the shortest way. Where
 * plies are limited nothing can go round in circles, and in the open this looks at far fewer states than
 * proof numbers do (see docs/solver.md).
 */
import { type Contest, MOST_PLIES } from './contest.ts';
import type { Entry, Finding, Searcher } from './search.ts';
import { EVERYWHERE, INFINITE, type Table } from './table.ts';
import { AVOIDED, OPEN, REACHED, type Verdict } from './verdict.ts';

/** A move that decided with more plies left counts for more; up to this power of 2. */
const MOST_WEIGHT = 12;

export class DepthSearch implements Searcher {
  nodes = 0;
  /** The way back to where a run gave up costs some hundreds. */
  readonly slice = 5000;
  readonly #contest: Contest;
  readonly #table: Table;
  readonly #width: number;
  readonly #moves: Int16Array;
  /** How much each move decided: the avoider's by their points, then the reacher's. */
  readonly #merits: Float64Array;
  #limit = 0;
  /** Plies that the decision last found takes. */
  #length = 0;

  constructor(contest: Contest, table: Table) {
    this.#contest = contest;
    this.#table = table;
    this.#width = contest.width;
    this.#moves = new Int16Array((MOST_PLIES + 1) * contest.width);
    this.#merits = new Float64Array(2 * (contest.pass + 1));
  }

  run(budget: number): Finding {
    const contest = this.#contest;
    this.#limit = this.nodes + budget;
    let verdict: Verdict = OPEN;
    for (const horizon of this.#horizons()) {
      contest.horizon = horizon;
      verdict = this.#decide(0);
      if (verdict !== AVOIDED) break;
    }
    contest.horizon = contest.plies;
    if (verdict === OPEN) return 'undecided';
    return verdict === REACHED ? 'reached' : 'avoided';
  }

  /** Limits to ask with: those at which the last ply is the reacher's, and the whole. */
  *#horizons(): Generator<number> {
    const contest = this.#contest;
    const first = contest.ply + (contest.turn === contest.reacher ? 1 : 2);
    for (let horizon = first; horizon < contest.plies; horizon += 2) yield horizon;
    yield contest.plies;
  }

  recall(): Entry | undefined {
    const contest = this.#contest;
    let found: Entry | undefined;
    for (const horizon of this.#horizons()) {
      contest.horizon = horizon;
      found = this.#recallHere();
      if (found?.isReached === true) break;
    }
    contest.horizon = contest.plies;
    return found;
  }

  #recallHere(): Entry | undefined {
    const contest = this.#contest;
    const i = this.#table.find(contest.hashLo, contest.hashHi);
    if (i < 0) return undefined;
    const isReached = this.#table.pn[i] === 0;
    return {
      isReached,
      isAvoided: !isReached,
      best: this.#table.best[i]!,
      length: this.#table.length[i]!,
    };
  }

  /** Who wins from the present state; `OPEN` when the budget was spent. Leaves how long it takes in `#length`. */
  #decide(depth: number): Verdict {
    const contest = this.#contest;
    const table = this.#table;
    const verdict = contest.verdict();
    this.#length = 0;
    if (verdict !== OPEN) return verdict;
    const lo = contest.hashLo;
    const hi = contest.hashHi;
    const at = table.find(lo, hi);
    if (at >= 0) {
      this.#length = table.length[at]!;
      return table.pn[at] === 0 ? REACHED : AVOIDED;
    }
    if (this.nodes >= this.#limit) return OPEN;
    const from = this.nodes;
    const isReachers = contest.turn === contest.reacher;
    const wish = isReachers ? REACHED : AVOIDED;
    const base = depth * this.#width;
    const count = contest.moves(this.#moves, base);
    const merits = isReachers ? contest.pass + 1 : 0;
    let best = contest.pass;
    let length = 0;
    let outcome: Verdict = isReachers ? AVOIDED : REACHED;
    for (let i = base; i < base + count; i++) {
      const move = this.#bringForward(i, base + count, merits);
      contest.play(move);
      this.nodes++;
      const found = this.#decide(depth + 1);
      contest.undo();
      if (found === OPEN) return OPEN;
      if (found !== wish && this.#length < length) continue;
      best = move;
      length = this.#length + 1;
      outcome = found;
      if (found !== wish) continue;
      this.#merits[merits + move]! += 2 ** Math.min(MOST_WEIGHT, contest.horizon - contest.ply);
      break;
    }
    this.#length = length;
    const pn = outcome === REACHED ? 0 : INFINITE;
    table.store(lo, hi, 0, 0, pn, INFINITE - pn, EVERYWHERE, best, length, this.nodes - from);
    return outcome;
  }

  /** Puts the most deserving of the moves from `i` on at `i`, and returns it. */
  #bringForward(i: number, end: number, merits: number): number {
    const moves = this.#moves;
    let best = i;
    for (let j = i + 1; j < end; j++)
      if (this.#merits[merits + moves[j]!]! > this.#merits[merits + moves[best]!]!) best = j;
    const move = moves[best]!;
    // The others keep their order.
    for (let j = best; j > i; j--) moves[j] = moves[j - 1]!;
    moves[i] = move;
    return move;
  }
}
