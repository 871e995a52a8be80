/*
 * What the search asks about a position, and what it hears. A playout and a network answer the same
 * question; the search does not know which of them it has. Begin with `Evaluator`.
 */
import type { Board, Color, Geometry, Point } from '@honte/rules';

/** How the points of a finished board become a lead. Constant within one search. */
export interface Counting {
  readonly scoring: 'area' | 'territory';
  /** Points to White: komi and compensation together. */
  readonly komi: number;
}

/** A position to evaluate. Its fields are reused by the search: an evaluator keeps none of them. */
export interface Leaf {
  /** Not to be changed. */
  readonly board: Board;
  turn: Color;
  /** The last two points played, newest first; `geometry.wall` for a pass or none. */
  last: number;
  beforeLast: number;
  /** Passes in a row just before. */
  passes: number;
  counting: Counting;
  /** Stones that each color has put on the board so far, Black's less White's; for territory counting. */
  excess: number;
  /** Whether a policy is asked for; without it `policy` and `trials` may be left as they are. */
  wantsPolicy: boolean;
}

/** An answer, all from Black's view; made once and filled again and again. */
export interface Evaluation {
  /** One entry a point and one more for the pass: how likely the move is; 0 where no stone may be put. Sums to 1. */
  readonly policy: Float32Array;
  /**
   * The policy as experience: virtual trials of each move, and how many of them the player to move
   * won. All 0 where an evaluator knows no such thing.
   */
  readonly trials: Float32Array;
  readonly trialWins: Float32Array;
  /** Black's chance to win, 0 … 1. */
  winrate: number;
  /** Black's lead in points, komi counted. */
  lead: number;
  /** One entry a point: 1 Black's, -1 White's. */
  readonly ownership: Float32Array;
  /** The color that played first on each point after this position, or `EMPTY`; all `EMPTY` without playouts. */
  readonly firsts: Uint8Array;
}

export interface Evaluator {
  /** Visits of a leaf before the search asks for its policy and opens it: 1 where answers do not vary. */
  readonly patience: number;
  /** Weight of the policy in the choice of the move to look at (the constant of PUCT). */
  readonly exploration: number;
  /** The most leaves that it likes to be asked about at once. */
  readonly batch: number;
  /**
   * Whether what a move was worth later in a line says something of it now (RAVE): so with playouts, which see
   * no further; a network's policy knows better.
   */
  readonly learnsLater: boolean;
  /** Leaves that take some milliseconds: what is asked between two looks at the clock. */
  readonly slice: number;
  /**
   * Answers each leaf in the evaluation of the same index. Never fails.
   *
   * @param count how many of the leaves to answer.
   */
  evaluate(leaves: readonly Leaf[], evaluations: readonly Evaluation[], count: number): void;
}

export function newEvaluation(geometry: Geometry): Evaluation {
  const { points } = geometry;
  return {
    policy: new Float32Array(points + 1),
    trials: new Float32Array(points + 1),
    trialWins: new Float32Array(points + 1),
    winrate: 0.5,
    lead: 0,
    ownership: new Float32Array(points),
    firsts: new Uint8Array(points),
  };
}

export function newLeaf(board: Board, turn: Color, counting: Counting): Leaf {
  const none = board.geometry.wall;
  return {
    board,
    turn,
    last: none,
    beforeLast: none,
    passes: 0,
    counting,
    excess: excessOf(board),
    wantsPolicy: true,
  };
}

/** Stones that Black put on this board less those that White put on it, the captured ones included. */
export function excessOf(board: Board): number {
  let excess = board.prisoners(2) - board.prisoners(1);
  for (let p = 0; p < board.geometry.points; p++) {
    if (board.stones[p] === 1) excess++;
    else if (board.stones[p] === 2) excess--;
  }
  return excess;
}

/** Black's lead when a board on which nothing is left to play holds `area` more black points than white ones. */
export function leadOf(area: number, excess: number, counting: Counting): number {
  // Territory is area less the stones that each color has put on the board: see `excessOf`.
  return area - counting.komi - (counting.scoring === 'territory' ? excess : 0);
}

/** Whether `p` lies among stones of `color` that no opposing stones on the diagonals can part. */
export function isOwnEye(board: Board, p: Point | number, color: Color): boolean {
  const { stones, geometry } = board;
  const { neighbors, diagonals, wall } = geometry;
  for (let i = 4 * p; i < 4 * p + 4; i++) {
    const n = neighbors[i]!;
    if (n !== wall && stones[n] !== color) return false;
  }
  let opposing = 0;
  let walls = 0;
  for (let i = 4 * p; i < 4 * p + 4; i++) {
    const n = diagonals[i]!;
    if (n === wall) walls = 1;
    else if (stones[n] === 3 - color) opposing++;
  }
  return opposing + walls < 2;
}
