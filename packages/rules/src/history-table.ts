/*
 * The history of one fast line of play: which boards were made, and at which ply, with undo of the last
 * turn. Its keys are those of `superko.ts`, as in `History`; here they lie in one typed array, found by
 * open addressing. Begin with `begin`, then `has`, `add`, `undo`.
 */
import type { Board } from './board.ts';
import { BLACK, type Color, opponent, WHITE } from './color.ts';
import { invariant } from './refusal.ts';
import type { KoRule } from './ruleset.ts';
import { isEmptyStart, type Start } from './start.ts';
import { keyHi, keyLo, rememberedPlayer, remembersPasses } from './superko.ts';

/** A slot of the table: the two halves of a key, and the ply at which it was first added, plus 1; 0 when free. */
const LO = 0;
const HI = 1;
const PLY = 2;
/** Length of a slot: a power of two, so that no slot lies across two cache lines. */
const SLOT = 4;

/** In the log: a turn that added nothing, as its key was there already or its rule remembers no passes. */
const NOTHING = -1;

export class HistoryTable {
  readonly rule: KoRule;
  /** The most turns it can hold, beside the start. */
  readonly plies: number;
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** For each turn the slot that it filled, or `NOTHING`. */
  readonly #log: Int32Array;
  readonly #players: readonly (Color | undefined)[];
  /** Turns so far, the start counted as one: the ply of the last, plus 1. */
  #turns = 0;

  /**
   * A history without any board, not even the start. Its memory (36 to 68 bytes a ply) is set aside
   * here, so that nothing else allocates.
   *
   * @param plies the most turns that will be added, beside the start.
   */
  constructor(rule: KoRule, plies: number) {
    invariant(Number.isInteger(plies) && plies >= 0, `no history of ${plies} plies`);
    const slots = 2 ** Math.ceil(Math.log2(2 * (plies + 1)));
    this.rule = rule;
    this.plies = plies;
    this.#slots = new Int32Array(SLOT * slots);
    this.#mask = slots - 1;
    this.#log = new Int32Array(plies + 1);
    this.#players = [undefined, rememberedPlayer(rule, BLACK), rememberedPlayer(rule, WHITE)];
  }

  /** Forgets everything and takes the start of a game as ply 0; `board` must stand as `start` says. */
  begin(start: Start, board: Board): void {
    this.clear();
    // The natural rule credits a diagram to the player not to move, and the empty board to nobody.
    if (this.rule === 'naturalSituational' && isEmptyStart(start)) this.#count(NOTHING);
    else this.add(board.hashLo, board.hashHi, opponent(start.turn));
  }

  /** Whether the board with this hash, left by a play of `mover`, is remembered. Constant time. */
  has(hashLo: number, hashHi: number, mover: Color): boolean {
    return this.#slots[this.#find(hashLo, hashHi, mover) + PLY] !== 0;
  }

  /** The first ply at which that board was remembered, or `undefined`. Constant time. */
  plyOf(hashLo: number, hashHi: number, mover: Color): number | undefined {
    const ply = this.#slots[this.#find(hashLo, hashHi, mover) + PLY]!;
    return ply === 0 ? undefined : ply - 1;
  }

  /**
   * Remembers the board that a play of `mover` left. Constant time.
   *
   * @throws when all `plies` are used up.
   */
  add(hashLo: number, hashHi: number, mover: Color): void {
    const slots = this.#slots;
    const at = this.#find(hashLo, hashHi, mover);
    const isNew = slots[at + PLY] === 0;
    this.#count(isNew ? at : NOTHING);
    if (!isNew) return;
    const player = this.#players[mover];
    slots[at + LO] = keyLo(hashLo, player);
    slots[at + HI] = keyHi(hashHi, player);
    slots[at + PLY] = this.#turns;
  }

  /**
   * Counts a pass of `mover`, and remembers the board if the rule remembers passes. Constant time.
   *
   * @throws when all `plies` are used up.
   */
  addPass(hashLo: number, hashHi: number, mover: Color): void {
    if (remembersPasses(this.rule)) this.add(hashLo, hashHi, mover);
    else this.#count(NOTHING);
  }

  /**
   * Takes back the last turn added, the start included. Constant time.
   *
   * @throws when there is none.
   */
  undo(): void {
    invariant(this.#turns > 0, 'no turn to take back from the history');
    this.#turns--;
    // The last key filled is never passed over on the way to another, so its slot can just be freed.
    const at = this.#log[this.#turns]!;
    if (at !== NOTHING) this.#slots[at + PLY] = 0;
  }

  /** Forgets everything. Linear in the turns that were added. */
  clear(): void {
    while (this.#turns > 0) this.undo();
  }

  #count(filled: number): void {
    invariant(this.#turns <= this.plies, 'the history is full');
    this.#log[this.#turns++] = filled;
  }

  /** Where the slot of a key begins, or the free one where it belongs. At most half of them are filled. */
  #find(hashLo: number, hashHi: number, mover: Color): number {
    const slots = this.#slots;
    const player = this.#players[mover];
    const lo = keyLo(hashLo, player);
    const hi = keyHi(hashHi, player);
    let slot = lo & this.#mask;
    for (;;) {
      const at = SLOT * slot;
      if (slots[at + PLY] === 0 || (slots[at + LO] === lo && slots[at + HI] === hi)) return at;
      slot = (slot + 1) & this.#mask;
    }
  }
}
