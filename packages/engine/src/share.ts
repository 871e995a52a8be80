/*
 * What several searches of one position tell each other: the news at their roots. Each keeps a ledger of
 * what it has told or heard already, so that nothing is counted twice. Begin with `Ledger`.
 */
import type { Search } from './search.ts';

/** What a search found at its root since it told so last: sums, from Black's view where it has one. */
export interface RootShare {
  readonly playouts: number;
  /** The moves with news: points, `geometry.wall` for the pass. The next three are in the same order. */
  readonly moves: Int16Array;
  readonly visits: Int32Array;
  /** Utility of each visit, 0 … 1, as the player to move at the root sees it. */
  readonly wins: Float64Array;
  readonly leads: Float64Array;
  /** One sum a point. */
  readonly ownership: Float64Array;
  readonly lead: number;
  readonly winrate: number;
  /** As `wins`, of all the playouts, as the other player sees it. */
  readonly utility: number;
}

export class Ledger {
  readonly #search: Search;
  /** Sums that are known outside, by the root's children in their order. */
  readonly #visits: Int32Array;
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;
  readonly #ownership: Float64Array;
  #lead = 0;
  #winrate = 0;
  #utility = 0;
  #playouts = 0;

  constructor(search: Search) {
    const { points } = search.geometry;
    this.#search = search;
    this.#visits = new Int32Array(points + 1);
    this.#wins = new Float64Array(points + 1);
    this.#leads = new Float64Array(points + 1);
    this.#ownership = new Float64Array(points);
  }

  /** Begins anew at the search's position: what is found from now on is news. */
  open(): void {
    this.#visits.fill(0);
    this.#wins.fill(0);
    this.#leads.fill(0);
    this.#settle();
  }

  /** The news since the last time; `undefined` when there is none. Linear in points. */
  take(): RootShare | undefined {
    const search = this.#search;
    const { tree } = search;
    const playouts = search.sumCount - this.#playouts;
    const first = tree.first[0]!;
    if (playouts === 0 || first < 0) return undefined;
    const fresh: number[] = [];
    for (let i = 0; i < tree.count[0]!; i++) if (tree.visits[first + i]! > this.#visits[i]!) fresh.push(i);
    const share: RootShare = {
      playouts,
      moves: Int16Array.from(fresh, (i) => tree.move[first + i]!),
      visits: Int32Array.from(fresh, (i) => tree.visits[first + i]! - this.#visits[i]!),
      wins: Float64Array.from(fresh, (i) => tree.wins[first + i]! - this.#wins[i]!),
      leads: Float64Array.from(fresh, (i) => tree.leads[first + i]! - this.#leads[i]!),
      ownership: search.ownershipSum.map((sum, p) => sum - this.#ownership[p]!),
      lead: search.leadSum - this.#lead,
      winrate: search.winSum - this.#winrate,
      utility: tree.wins[0]! - this.#utility,
    };
    this.#settle();
    return share;
  }

  /** Adds what another search of the same position found, as if it were found here; it is no news. */
  put(share: RootShare): void {
    const search = this.#search;
    const { tree } = search;
    const first = tree.first[0]!;
    for (let s = 0; s < share.moves.length; s++) {
      const child = tree.childBy(0, share.moves[s]!);
      if (child < 0) continue;
      tree.visits[child]! += share.visits[s]!;
      tree.wins[child]! += share.wins[s]!;
      tree.leads[child]! += share.leads[s]!;
      this.#visits[child - first]! += share.visits[s]!;
      this.#wins[child - first]! += share.wins[s]!;
      this.#leads[child - first]! += share.leads[s]!;
    }
    tree.visits[0]! += share.playouts;
    tree.wins[0]! += share.utility;
    tree.leads[0]! += share.lead;
    for (let p = 0; p < share.ownership.length; p++) {
      search.ownershipSum[p]! += share.ownership[p]!;
      this.#ownership[p]! += share.ownership[p]!;
    }
    search.leadSum += share.lead;
    search.winSum += share.winrate;
    search.sumCount += share.playouts;
    this.#lead += share.lead;
    this.#winrate += share.winrate;
    this.#utility += share.utility;
    this.#playouts += share.playouts;
  }

  /** Whatever the search holds now is known. */
  #settle(): void {
    const search = this.#search;
    const { tree } = search;
    const first = tree.first[0]!;
    for (let i = 0; first >= 0 && i < tree.count[0]!; i++) {
      this.#visits[i] = tree.visits[first + i]!;
      this.#wins[i] = tree.wins[first + i]!;
      this.#leads[i] = tree.leads[first + i]!;
    }
    this.#ownership.set(search.ownershipSum);
    this.#lead = search.leadSum;
    this.#winrate = search.winSum;
    this.#utility = tree.wins[0]!;
    this.#playouts = search.sumCount;
  }
}
