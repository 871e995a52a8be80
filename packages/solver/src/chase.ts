/*
 * A contest about a capture, at a glance: how near the attacker is by liberties and plies, and which plays
 * cannot matter now. Begin with `verdict`. It knows what the contest tells it: whose turn it is, how many plies
 * are left, and where the side to move may not play.
 */
import { type Board, type Color, opponent, type Point } from '@honte/rules';
import type { Life } from './life.ts';
import type { Bound } from './problem.ts';
import { Stretches } from './stretch.ts';
import { AVOIDED, OPEN, REACHED, type Verdict } from './verdict.ts';

export class Chase {
  readonly #board: Board;
  readonly #owner: Color;
  readonly #targets: readonly Point[];
  readonly #escape: number;
  /** Whether the target gets away with enough liberties, or when plies run out. */
  readonly isLimited: boolean;
  readonly #life: Life;
  readonly #stretches: Stretches;
  /** What a play must do now to matter: take a liberty, lessen every stretch, help the target that is in atari. */
  #mustFill = false;
  #mustHinder = false;
  #cornered: Point | undefined;

  constructor(board: Board, region: Int16Array, targets: readonly Point[], bound: Bound, life: Life) {
    this.#board = board;
    this.#owner = board.stones[targets[0] as Point] as Color;
    this.#targets = targets;
    this.#escape = bound.escapeLiberties ?? board.geometry.points;
    this.isLimited = bound.plies !== undefined || bound.escapeLiberties !== undefined;
    this.#life = life;
    this.#stretches = new Stretches(board, region, this.#owner);
  }

  /**
   * How it stands, no target being taken yet.
   *
   * @param left plies until nothing counts any more.
   * @param isBegun whether a move was made.
   * @param banned where the side to move may not play because of a ko; beyond the edge if nowhere.
   */
  verdict(left: number, isBegun: boolean, isAttackersTurn: boolean, banned: number): Verdict {
    let isOpen = false;
    for (const p of this.#targets) {
      const liberties = this.#board.libertyCount(p);
      // The owner may pass all along, and then each liberty costs the attacker a play.
      const needed = 2 * liberties - (isAttackersTurn ? 1 : 0);
      // The problem's own board has not escaped yet: that takes a move, be it a pass of the owner.
      const hasEscaped = liberties >= this.#escape && isBegun;
      if (!hasEscaped && needed <= left) isOpen = true;
    }
    if (!isOpen) return AVOIDED;
    if (!isAttackersTurn) return this.canEscape(left, banned) ? AVOIDED : OPEN;
    // Life is looked for after the owner's moves: that is where it is made.
    if (this.#canTake(banned)) return REACHED;
    return this.#life.areAlive(this.#targets) ? AVOIDED : OPEN;
  }

  /** Whether the owner, whose turn it is, can bring the targets out of reach by one play on a liberty. */
  canEscape(left: number, banned: number): boolean {
    if (!this.isLimited || !this.#areOne()) return false;
    return this.#stretches.canReach(this.#targets[0]!, this.#enough(left), banned);
  }

  /** Liberties with which a target is out of reach after the owner's move, the first of `left` plies. */
  #enough(left: number): number {
    return Math.min(this.#escape, (left >> 1) + 1);
  }

  /** Whether all targets are in one chain. */
  #areOne(): boolean {
    const head = this.#board.headOf(this.#targets[0]!);
    for (const p of this.#targets) if (this.#board.headOf(p) !== head) return false;
    return true;
  }

  /** Whether the attacker, whose turn it is, can take a target now, all of their liberties being in the region. */
  #canTake(banned: number): boolean {
    const board = this.#board;
    for (const p of this.#targets) {
      if (board.libertyCount(p) > 1 || !this.#life.isWithin(p)) continue;
      if (banned === board.geometry.wall || !this.#touches(banned, board.headOf(p))) return true;
    }
    return false;
  }

  /** The fewest liberties of a target: how near the attacker is. */
  leastLiberties(): number {
    let least = this.#board.geometry.points;
    for (const p of this.#targets) least = Math.min(least, this.#board.libertyCount(p));
    return least;
  }

  /** How many liberties the targets lack to get away, where some number is enough; at least 1. */
  libertiesShort(): number {
    if (this.#escape >= this.#board.geometry.points) return 1;
    return Math.max(1, this.#escape + 1 - this.leastLiberties());
  }

  /** Finds out what a play must do now to matter; then `isIdle` can be asked, until the board changes. */
  look(left: number, isAttackersTurn: boolean): void {
    const isHunt = isAttackersTurn && this.isLimited;
    this.#mustFill = isHunt && this.#isPressed(left);
    this.#mustHinder =
      isHunt && this.#areOne() && this.#stretches.find(this.#targets[0]!, this.#enough(left - 1));
    this.#cornered = isAttackersTurn ? undefined : this.#findCornered();
  }

  /** A target whose last liberty is in the region, so that it can be taken next. */
  #findCornered(): Point | undefined {
    for (const p of this.#targets) if (this.#board.libertyCount(p) === 1 && this.#life.isWithin(p)) return p;
    return undefined;
  }

  /** Whether so few plies are left that each of the attacker's plays must take a liberty of a target. */
  #isPressed(left: number): boolean {
    for (const p of this.#targets) if (2 * this.#board.libertyCount(p) + 1 <= left) return false;
    return true;
  }

  /** Whether a play on `p` by the side to move surely fails, whatever its sense elsewhere. */
  isIdle(p: number): boolean {
    if (this.#mustFill && !this.#touchesTarget(p)) return true;
    if (this.#mustHinder && !this.#stretches.hinders(p)) return true;
    return this.#cornered !== undefined && !this.#frees(p, this.#cornered);
  }

  /** Whether the owner's play on `p` is on the last liberty of the target in atari, or takes stones beside it. */
  #frees(p: number, cornered: Point): boolean {
    const board = this.#board;
    const { neighbors } = board.geometry;
    const attacker = opponent(this.#owner);
    const head = board.headOf(cornered);
    if (this.#touches(p, head)) return true;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const first = neighbors[i]! as Point;
      if (board.stones[first] !== attacker || board.libertyCount(first) > 1) continue;
      let q = first;
      do {
        if (this.#touches(q, head)) return true;
        q = board.nextInChain(q);
      } while (q !== first);
    }
    return false;
  }

  #touchesTarget(p: number): boolean {
    for (const target of this.#targets) if (this.#touches(p, this.#board.headOf(target))) return true;
    return false;
  }

  #touches(p: number, head: Point): boolean {
    const board = this.#board;
    const { neighbors } = board.geometry;
    for (let i = 4 * p; i < 4 * p + 4; i++) {
      const q = neighbors[i]! as Point;
      if (board.stones[q] === this.#owner && board.headOf(q) === head) return true;
    }
    return false;
  }
}
