/*
 * The tree of moves as typed arrays: a node is a number, its children lie side by side. Memory is set
 * aside once; a full tree takes no more nodes but goes on counting. Begin with `open`, `rootAt`.
 */

/** Bytes of one node. */
export const NODE_BYTES = 54;

export class Tree {
  readonly capacity: number;
  /** The point played into the node; `geometry.wall` for a pass. */
  readonly move: Int16Array;
  readonly parent: Int32Array;
  /** The first child; -1 while the node is not opened. */
  readonly first: Int32Array;
  readonly count: Int16Array;
  readonly visits: Int32Array;
  /** Sums of utility, 0 … 1 a visit, seen by the player who moved into the node. */
  readonly wins: Float64Array;
  /** Sums of Black's lead. */
  readonly leads: Float64Array;
  /** Visits and wins of the same move later in the games that passed the parent (RAVE). */
  readonly amafVisits: Float32Array;
  readonly amafWins: Float32Array;
  /** Experience before the first visit. */
  readonly trials: Float32Array;
  readonly trialWins: Float32Array;
  readonly prior: Float32Array;
  /** Nodes in use; the root is node 0. */
  size = 0;

  /** @param capacity the most nodes, `NODE_BYTES` each. */
  constructor(capacity: number) {
    this.capacity = capacity;
    this.move = new Int16Array(capacity);
    this.parent = new Int32Array(capacity);
    this.first = new Int32Array(capacity);
    this.count = new Int16Array(capacity);
    this.visits = new Int32Array(capacity);
    this.wins = new Float64Array(capacity);
    this.leads = new Float64Array(capacity);
    this.amafVisits = new Float32Array(capacity);
    this.amafWins = new Float32Array(capacity);
    this.trials = new Float32Array(capacity);
    this.trialWins = new Float32Array(capacity);
    this.prior = new Float32Array(capacity);
    this.reset();
  }

  /** Leaves a root that is not opened and nothing else. */
  reset(): void {
    this.size = 0;
    this.#add(-1, -1);
  }

  /** Whether `count` more nodes have room. */
  hasRoom(count: number): boolean {
    return this.size + count <= this.capacity;
  }

  /** Begins the children of `node`; `addChild` follows for each. */
  open(node: number): void {
    this.first[node] = this.size;
    this.count[node] = 0;
  }

  addChild(node: number, move: number, prior: number, trials: number, trialWins: number): void {
    const child = this.#add(node, move);
    this.count[node]!++;
    this.prior[child] = prior;
    this.trials[child] = trials;
    this.trialWins[child] = trialWins;
  }

  /** The child of `node` by `move`, or -1. */
  childBy(node: number, move: number): number {
    const first = this.first[node]!;
    if (first < 0) return -1;
    for (let c = first; c < first + this.count[node]!; c++) if (this.move[c] === move) return c;
    return -1;
  }

  /** Makes `node` the root and drops all that is not below it. Linear in the nodes in use. */
  rootAt(node: number): void {
    // Children lie after their parents, so one walk upward finds what stays and where it goes.
    const to = new Int32Array(this.size).fill(-1);
    let kept = 0;
    for (let from = node; from < this.size; from++) {
      const parent = this.parent[from]!;
      const parentTo = from === node ? 0 : parent < node ? -1 : to[parent]!;
      if (parentTo < 0) continue;
      to[from] = kept;
      this.#move(from, kept, from === node ? -1 : parentTo);
      kept++;
    }
    for (let n = 0; n < kept; n++)
      if (this.first[n]! >= 0 && this.count[n]! > 0) this.first[n] = to[this.first[n]!]!;
    this.size = kept;
  }

  #move(from: number, to: number, parent: number): void {
    this.parent[to] = parent;
    this.move[to] = this.move[from]!;
    this.first[to] = this.first[from]!;
    this.count[to] = this.count[from]!;
    this.visits[to] = this.visits[from]!;
    this.wins[to] = this.wins[from]!;
    this.leads[to] = this.leads[from]!;
    this.amafVisits[to] = this.amafVisits[from]!;
    this.amafWins[to] = this.amafWins[from]!;
    this.trials[to] = this.trials[from]!;
    this.trialWins[to] = this.trialWins[from]!;
    this.prior[to] = this.prior[from]!;
  }

  #add(parent: number, move: number): number {
    const node = this.size++;
    this.parent[node] = parent;
    this.move[node] = move;
    this.first[node] = -1;
    this.count[node] = 0;
    this.visits[node] = 0;
    this.wins[node] = 0;
    this.leads[node] = 0;
    this.amafVisits[node] = 0;
    this.amafWins[node] = 0;
    this.trials[node] = 0;
    this.trialWins[node] = 0;
    this.prior[node] = 0;
    return node;
  }
}
