/*
 * What a glance at one chain's liberties tells of the next ply: whether its owner can stretch it out of
 * reach, and which plays of the attacker could prevent that. Begin with `canReach`. Nothing is searched.
 *
 * A stretch is a play on a liberty of the chain. Stones that it takes are not counted, so that the chain has
 * at least the liberties that are said.
 */
import { type Board, type Color, EMPTY, type Point } from '@honte/rules';

export class Stretches {
  readonly #board: Board;
  readonly #owner: Color;
  readonly #inRegion: Uint8Array;
  /** Liberties of the chain, as many as it has. */
  readonly #free: Int16Array;
  /** Liberties that the stretch looked at would add. */
  readonly #added: Int16Array;
  /** Stamps of the points that were noted for the chain, and for a stretch. */
  readonly #noted: Uint32Array;
  #stamp = 0;
  /** For each point, of how many stretches it is the point or a liberty afterwards. */
  readonly #hits: Int16Array;
  #stretches = 0;

  constructor(board: Board, region: Int16Array, owner: Color) {
    const { points } = board.geometry;
    this.#board = board;
    this.#owner = owner;
    this.#inRegion = new Uint8Array(points + 1);
    for (const p of region) this.#inRegion[p] = 1;
    this.#free = new Int16Array(points);
    this.#added = new Int16Array(points);
    this.#noted = new Uint32Array(points + 1);
    this.#hits = new Int16Array(points);
  }

  /**
   * Whether the owner, to move, can give the chain on `target` as many as `enough` liberties by one stretch.
   *
   * @param banned a point where he may not play, or one beyond the edge.
   */
  canReach(target: Point, enough: number, banned: number): boolean {
    const free = this.#findFree(target);
    for (let k = 0; k < free; k++) {
      const p = this.#free[k]!;
      if (p !== banned && this.#inRegion[p] === 1 && free - 1 + this.#add(p, target, free) >= enough)
        return true;
    }
    return false;
  }

  /**
   * Finds all stretches to `enough` liberties or more. Then `hinders` can be asked, until the board changes.
   *
   * @returns whether there are any.
   */
  find(target: Point, enough: number): boolean {
    const free = this.#findFree(target);
    this.#stretches = 0;
    this.#hits.fill(0);
    for (let k = 0; k < free; k++) {
      const p = this.#free[k]!;
      if (this.#inRegion[p] === 0) continue;
      const added = this.#add(p, target, free);
      if (free - 1 + added < enough) continue;
      this.#stretches++;
      for (let i = 0; i < free; i++) this.#hits[this.#free[i]!]!++;
      for (let i = 0; i < added; i++) this.#hits[this.#added[i]!]!++;
    }
    return this.#stretches > 0;
  }

  /** Whether the attacker's play on `p` lessens what each of the stretches found comes to. */
  hinders(p: number): boolean {
    return this.#hits[p] === this.#stretches;
  }

  /** Notes the liberties of the chain on `target` and counts them. */
  #findFree(target: Point): number {
    const board = this.#board;
    const { neighbors } = board.geometry;
    const stamp = ++this.#stamp;
    let free = 0;
    let p = target;
    do {
      for (let i = 4 * p; i < 4 * p + 4; i++) {
        const q = neighbors[i]!;
        if (board.stones[q] !== EMPTY || this.#noted[q] === stamp) continue;
        this.#noted[q] = stamp;
        this.#free[free++] = q;
      }
      p = board.nextInChain(p);
    } while (p !== target);
    return free;
  }

  /** Notes the liberties that a stretch to `p` would add, and counts them. */
  #add(p: number, target: Point, free: number): number {
    const board = this.#board;
    const { neighbors } = board.geometry;
    const stamp = ++this.#stamp;
    for (let i = 0; i < free; i++) this.#noted[this.#free[i]!] = stamp;
    let added = 0;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const q = neighbors[i]! as Point;
      if (board.stones[q] === EMPTY) {
        if (this.#noted[q] === stamp) continue;
        this.#noted[q] = stamp;
        this.#added[added++] = q;
      } else if (board.stones[q] === this.#owner && board.headOf(q) !== board.headOf(target))
        added = this.#addChain(q, stamp, added);
    }
    return added;
  }

  #addChain(first: Point, stamp: number, before: number): number {
    const board = this.#board;
    const { neighbors } = board.geometry;
    let added = before;
    let p = first;
    do {
      for (let i = 4 * p; i < 4 * p + 4; i++) {
        const q = neighbors[i]!;
        if (board.stones[q] !== EMPTY || this.#noted[q] === stamp) continue;
        this.#noted[q] = stamp;
        this.#added[added++] = q;
      }
      p = board.nextInChain(p);
    } while (p !== first);
    return added;
  }
}
