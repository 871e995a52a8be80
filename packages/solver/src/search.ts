/*
 * Proof-number search, depth first: who wins a contest from its present state. Begin with `run`.
 *
 * Each state has a proof number (how many open states must at least be decided for the reacher to be sure)
 * and a disproof number (the same for the avoider); the search goes where the least is left to do, within
 * thresholds handed down. Source: A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
 * applications", 2002.
 *
 * States may come back, since what is captured can be played again. Play that goes on for ever is the
 * avoider's success, so a state that is already on the path counts as avoided. What the reacher can force
 * he can force without ever coming back, so a proof found so holds everywhere. A disproof that leans on a
 * state of the path holds only there: `low` is the depth of the earliest such state, and a disproof is
 * remembered as good everywhere just when it leans on nothing above itself. Then the states inside it lean
 * on each other in a circle, and the avoider can keep to the circle for ever.
 */
import { type Contest, MOST_PLIES } from './contest.ts';
import { mix } from './key.ts';
import { EVERYWHERE, INFINITE, type Table } from './table.ts';
import { OPEN, REACHED } from './verdict.ts';

/** `tooDeep`: neither, for a line reached the greatest depth. */
export type Finding = 'reached' | 'avoided' | 'undecided' | 'tooDeep';

/** `low` of what leans on the end of the search's depth. */
const NOWHERE = -1;

/** What is said of a state in the table, in numbers of the search. */
export interface Entry {
  readonly isReached: boolean;
  readonly isAvoided: boolean;
  readonly best: number;
  readonly length: number;
}

/** A search of a contest. */
export interface Searcher {
  /** Moves tried since it was made. */
  readonly nodes: number;
  /** A good budget for one run. */
  readonly slice: number;
  /** Looks into the present state until it is decided or about `budget` more moves are tried. To be called again. */
  run(budget: number): Finding;
  /** What is remembered of the present state; `undefined` when nothing that holds everywhere is. */
  recall(): Entry | undefined;
}

export class Search implements Searcher {
  nodes = 0;
  readonly slice = 1000;
  readonly #contest: Contest;
  readonly #table: Table;
  readonly #width: number;
  readonly #moves: Int16Array;
  readonly #pns: Int32Array;
  readonly #dns: Int32Array;
  readonly #lows: Int16Array;
  readonly #lengths: Int16Array;
  readonly #pathLo = new Int32Array(MOST_PLIES + 1);
  readonly #pathHi = new Int32Array(MOST_PLIES + 1);
  /** Signature of the path: the sum of its states, mixed. */
  #sumLo = 0;
  #sumHi = 0;
  #limit = 0;
  // What the last visit found of its state.
  #pn = 0;
  #dn = 0;
  #low = EVERYWHERE;
  #length = 0;
  /** The second least number among the moves of the state last summed up. */
  #second = INFINITE;

  constructor(contest: Contest, table: Table) {
    this.#contest = contest;
    this.#table = table;
    this.#width = contest.width;
    const size = (MOST_PLIES + 1) * contest.width;
    this.#moves = new Int16Array(size);
    this.#pns = new Int32Array(size);
    this.#dns = new Int32Array(size);
    this.#lows = new Int16Array(size);
    this.#lengths = new Int16Array(size);
  }

  run(budget: number): Finding {
    const verdict = this.#contest.verdict();
    if (verdict !== OPEN) return verdict === REACHED ? 'reached' : 'avoided';
    this.#limit = this.nodes + budget;
    this.#sumLo = 0;
    this.#sumHi = 0;
    this.#visit(0, INFINITE, INFINITE);
    if (this.#pn === 0) return 'reached';
    if (this.#dn !== 0) return 'undecided';
    return this.#low === EVERYWHERE ? 'avoided' : 'tooDeep';
  }

  recall(): Entry | undefined {
    const contest = this.#contest;
    const i = this.#table.find(contest.hashLo, contest.hashHi);
    if (i < 0 || this.#table.low[i] !== EVERYWHERE) return undefined;
    return {
      isReached: this.#table.pn[i] === 0,
      isAvoided: this.#table.dn[i] === 0,
      best: this.#table.best[i]!,
      length: this.#table.length[i]!,
    };
  }

  #visit(depth: number, mostPn: number, mostDn: number): void {
    const contest = this.#contest;
    const lo = contest.hashLo;
    const hi = contest.hashHi;
    const outerLo = this.#sumLo;
    const outerHi = this.#sumHi;
    const from = this.nodes;
    const base = depth * this.#width;
    const isReachers = contest.turn === contest.reacher;
    this.#pathLo[depth] = lo;
    this.#pathHi[depth] = hi;
    this.#sumLo = (outerLo + mix(lo)) | 0;
    this.#sumHi = (outerHi + mix(hi)) | 0;
    const count = contest.moves(this.#moves, base);
    this.#open(base, count, depth, isReachers);
    let best = base;
    for (;;) {
      best = this.#sumUp(base, count, isReachers);
      if (this.#pn >= mostPn || this.#dn >= mostDn || this.#pn === 0 || this.#dn === 0) break;
      if (this.nodes >= this.#limit) break;
      const pn = this.#pns[best]!;
      const dn = this.#dns[best]!;
      const second = this.#second;
      let childPn: number;
      let childDn: number;
      if (isReachers) {
        childPn = Math.min(mostPn, second + 1 + (second >> 2));
        childDn = mostDn - this.#dn + dn;
      } else {
        childPn = mostPn - this.#pn + pn;
        childDn = Math.min(mostDn, second + 1 + (second >> 2));
      }
      contest.play(this.#moves[best]!);
      this.#visit(depth + 1, Math.min(childPn, INFINITE), Math.min(childDn, INFINITE));
      contest.undo();
      this.#pns[best] = this.#pn;
      this.#dns[best] = this.#dn;
      this.#lows[best] = this.#low;
      this.#lengths[best] = this.#length;
    }
    this.#sumLo = outerLo;
    this.#sumHi = outerHi;
    this.#low = EVERYWHERE;
    this.#length = 0;
    if (this.#pn === 0 || this.#dn === 0) {
      best = this.#settle(base, count, isReachers, this.#pn === 0);
      // What leans on this state and on nothing above it leans on nothing.
      if (this.#low >= depth) this.#low = EVERYWHERE;
    }
    const move = count === 0 ? contest.pass : this.#moves[best]!;
    this.#table.store(
      lo,
      hi,
      outerLo,
      outerHi,
      this.#pn,
      this.#dn,
      this.#low,
      move,
      this.#length,
      this.nodes - from,
    );
  }

  /** Makes each move in turn and notes what is known of where it leads. Stops at one that decides. */
  #open(base: number, count: number, depth: number, isReachers: boolean): void {
    const contest = this.#contest;
    const isLast = contest.ply + 1 >= MOST_PLIES;
    for (let i = base; i < base + count; i++) {
      contest.play(this.#moves[i]!);
      this.nodes++;
      const at = this.#table.find(contest.hashLo, contest.hashHi);
      // What the table holds was open at a glance. (By liberties the first board may have escaped only when it returns.)
      const verdict = at >= 0 && !contest.chase.isLimited ? OPEN : contest.verdict();
      this.#lows[i] = EVERYWHERE;
      this.#lengths[i] = 0;
      if (verdict !== OPEN) this.#decide(i, verdict === REACHED);
      else if (isLast) this.#decide(i, false, NOWHERE);
      else this.#look(i, depth, at);
      contest.undo();
      if (isReachers ? this.#pns[i] === 0 : this.#dns[i] === 0 && this.#lows[i] === EVERYWHERE) {
        // The others need not be known.
        for (let j = i + 1; j < base + count; j++) this.#doubt(j);
        return;
      }
    }
  }

  #decide(i: number, isReached: boolean, low: number = EVERYWHERE): void {
    this.#pns[i] = isReached ? 0 : INFINITE;
    this.#dns[i] = isReached ? INFINITE : 0;
    this.#lows[i] = low;
  }

  #doubt(i: number): void {
    this.#pns[i] = 1;
    this.#dns[i] = 1;
    this.#lows[i] = EVERYWHERE;
  }

  /** Takes the numbers of the present state, child `i`, from the path or the table's entry `at`, or guesses them. */
  #look(i: number, depth: number, at: number): void {
    const contest = this.#contest;
    const lo = contest.hashLo;
    const hi = contest.hashHi;
    for (let d = depth; d >= 0; d--)
      if (this.#pathLo[d] === lo && this.#pathHi[d] === hi) {
        this.#decide(i, false, d);
        return;
      }
    const isUsable = at >= 0 && (this.#table.dn[at] !== 0 || this.#table.holds(at, this.#sumLo, this.#sumHi));
    if (isUsable) {
      this.#pns[i] = this.#table.pn[at]!;
      this.#dns[i] = this.#table.dn[at]!;
      this.#lows[i] = this.#table.low[at]!;
      this.#lengths[i] = this.#table.length[at]!;
    } else {
      this.#pns[i] = contest.aim === 'capture' ? contest.chase.leastLiberties() : 1;
      this.#dns[i] = contest.aim === 'capture' ? contest.chase.libertiesShort() : 1;
    }
  }

  /** Works out the state's numbers from those of its moves; returns the move to look into next. */
  #sumUp(base: number, count: number, isReachers: boolean): number {
    const least = isReachers ? this.#pns : this.#dns;
    const all = isReachers ? this.#dns : this.#pns;
    let best = base;
    let first = INFINITE;
    let second = INFINITE;
    let sum = 0;
    for (let i = base; i < base + count; i++) {
      const n = least[i]!;
      if (n < first) {
        second = first;
        first = n;
        best = i;
      } else if (n < second) second = n;
      sum += all[i]!;
    }
    if (first === 0) sum = INFINITE;
    if (sum > INFINITE) sum = INFINITE;
    this.#second = second;
    this.#pn = isReachers ? first : sum;
    this.#dn = isReachers ? sum : first;
    return best;
  }

  /** Notes how far the decided state's decision holds and how long it takes; returns the move that decides. */
  #settle(base: number, count: number, isReachers: boolean, isReached: boolean): number {
    const isMovers = isReachers === isReached;
    const numbers = isReached ? this.#pns : this.#dns;
    let best = base;
    let low = isMovers ? NOWHERE - 1 : EVERYWHERE;
    let length = isMovers ? MOST_PLIES : -1;
    for (let i = base; i < base + count; i++) {
      if (numbers[i] !== 0) continue;
      const childLow = this.#lows[i]!;
      const childLength = this.#lengths[i]!;
      if (isMovers) {
        if (childLow < low || (childLow === low && childLength >= length)) continue;
        low = childLow;
        length = childLength;
        best = i;
      } else {
        low = Math.min(low, childLow);
        if (childLength <= length) continue;
        length = childLength;
        best = i;
      }
    }
    this.#low = low;
    this.#length = Math.min(MOST_PLIES, Math.max(0, length) + (count === 0 ? 0 : 1));
    return best;
  }
}
