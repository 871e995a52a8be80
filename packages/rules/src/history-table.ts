/*
 * The history of one fast line of play: which boards were made, and at which ply, with undo of the last
 * turn. Its keys are those of `superko.ts`, as in `History`; here they lie in typed arrays, found by
 * open addressing. Begin with `begin`, then `has`, `add`, `undo`.
 */
import type { Board } from './board.ts';
import { BLACK, type Color, opponent, WHITE } from './color.ts';
import { invariant } from './refusal.ts';
import type { KoRule } from './ruleset.ts';
import { isEmptyStart, type Start } from './start.ts';
import { keyHi, keyLo, rememberedPlayer, remembersPasses, remembersStart } from './superko.ts';

export class HistoryTable {
  readonly rule: KoRule;
  /** The most turns it can hold, beside the start. */
  readonly plies: number;
  /** Hash table: the ply of the key that belongs there, plus 1; 0 when free. At most half are filled. */
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** For each ply the key of the board that the turn left, in halves. */
  readonly #los: Int32Array;
  readonly #his: Int32Array;
  readonly #players: readonly (Color | undefined)[];
  /** Turns so far, the start counted as one: the ply of the last, plus 1. */
  #turns = 0;

  /**
   * A history without any board, not even the start. Its memory (16 to 24 bytes a ply) is set aside
   * here, so that nothing else allocates.
   *
   * @param plies the most turns that will be added, beside the start.
   */
  constructor(rule: KoRule, plies: number) {
    invariant(Number.isInteger(plies) && plies >= 0, `no history of ${plies} plies`);
    const slots = 2 ** Math.ceil(Math.log2(2 * (plies + 1)));
    this.rule = rule;
    this.plies = plies;
    this.#slots = new Int32Array(slots);
    this.#mask = slots - 1;
    this.#los = new Int32Array(plies + 1);
    this.#his = new Int32Array(plies + 1);
    this.#players = [undefined, rememberedPlayer(rule, BLACK), rememberedPlayer(rule, WHITE)];
  }

  /** Forgets everything and takes the start of a game as ply 0; `board` must stand as `start` says. */
  begin(start: Start, board: Board): void {
    this.clear();
    if (remembersStart(this.rule, isEmptyStart(start)))
      this.add(board.hashLo, board.hashHi, opponent(start.turn));
    else this.#openPly();
  }

  /** Whether the board with this hash, left by a play of `mover`, is remembered. Constant time. */
  has(hashLo: number, hashHi: number, mover: Color): boolean {
    const player = this.#players[mover];
    return this.#slots[this.#find(keyLo(hashLo, player), keyHi(hashHi, player))] !== 0;
  }

  /** The first ply at which that board was remembered, or `undefined`. Constant time. */
  plyOf(hashLo: number, hashHi: number, mover: Color): number | undefined {
    const player = this.#players[mover];
    const ply = this.#slots[this.#find(keyLo(hashLo, player), keyHi(hashHi, player))]!;
    return ply === 0 ? undefined : ply - 1;
  }

  /**
   * Remembers the board that a play of `mover` left. Constant time.
   *
   * @throws when all `plies` are used up.
   */
  add(hashLo: number, hashHi: number, mover: Color): void {
    const player = this.#players[mover];
    const lo = keyLo(hashLo, player);
    const hi = keyHi(hashHi, player);
    const ply = this.#openPly();
    const slot = this.#find(lo, hi);
    if (this.#slots[slot] !== 0) return;
    this.#slots[slot] = ply + 1;
    this.#los[ply] = lo;
    this.#his[ply] = hi;
  }

  /**
   * Counts a pass of `mover`, and remembers the board if the rule remembers passes. Constant time.
   *
   * @throws when all `plies` are used up.
   */
  addPass(hashLo: number, hashHi: number, mover: Color): void {
    if (remembersPasses(this.rule)) this.add(hashLo, hashHi, mover);
    else this.#openPly();
  }

  /**
   * Takes back the last turn added, the start included. Constant time.
   *
   * @throws when there is none.
   */
  undo(): void {
    invariant(this.#turns > 0, 'no turn to take back from the history');
    const ply = --this.#turns;
    const slot = this.#find(this.#los[ply]!, this.#his[ply]!);
    // No key was put farther along because of the last one, so its slot can just be freed. When the turn
    // added nothing, the slot is that of another ply.
    if (this.#slots[slot] === ply + 1) this.#slots[slot] = 0;
  }

  /** Forgets everything. Linear in the turns that were added. */
  clear(): void {
    while (this.#turns > 0) this.undo();
  }

  /** Counts a turn; returns its ply. */
  #openPly(): number {
    invariant(this.#turns <= this.plies, 'the history is full');
    return this.#turns++;
  }

  /** The slot of a key, or the free one where it belongs. */
  #find(lo: number, hi: number): number {
    const slots = this.#slots;
    let slot = lo & this.#mask;
    for (;;) {
      const ply = slots[slot]! - 1;
      if (ply < 0 || (this.#los[ply] === lo && this.#his[ply] === hi)) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }
}
