/*
 * What the page asks the worker that proves, and what it is told. Plain data, since it crosses between the two.
 */

import type { Color, Move, Point } from '@honte/rules';
import type { Fate, Goal, Status } from '@honte/solver';

/** A problem without tables, so that it can be sent. */
export interface SentProblem {
  readonly width: number;
  readonly height: number;
  /** One entry a point. */
  readonly stones: Uint8Array;
  readonly region: readonly Point[];
  readonly targets: readonly Point[];
  readonly goal: Goal;
  readonly first: Color;
  readonly plies: number | undefined;
  readonly escapeLiberties: number | undefined;
}

/** What became of the targets. `escaped` and `saved`: not taken, where two eyes are not asked for. */
export type Outcome =
  | 'captured'
  | 'dead'
  | 'caught'
  | 'alive'
  | 'seki'
  | 'aliveOrSeki'
  | 'escaped'
  | 'saved'
  | 'connected'
  | 'cut'
  | 'ko';

/** What comes of the position after some moves. */
export interface Verdict {
  /** Whose turn it is there. */
  readonly turn: Color;
  /** What the side to move gets. */
  readonly fate: Fate;
  /** The best play from here: the winner's strongest moves, the loser's that ask for an answer. */
  readonly line: readonly Move[];
  /** How it ends after that line; `undefined` where nothing is proved. */
  readonly outcome: Outcome | undefined;
  /** Whether the side that is not to move loses by one move: had it one more, it would have its way. */
  readonly isOneShort: boolean;
}

/** How a question is answered, as far as it is. */
export interface Solution {
  /** How the targets stand, whoever begins; `undefined` while that is not known. */
  readonly status: Status | undefined;
  /** What first moves bring to the side that plays, as far as they were looked at. */
  readonly tries: readonly { readonly move: Move; readonly fate: Fate }[];
  /** Whether all was looked at. */
  readonly isDone: boolean;
}

/** What comes of some moves; or, without them, all that can be done at first. */
export type ToSolver = { readonly number: number; readonly problem: SentProblem } & (
  | { readonly kind: 'judge'; readonly moves: readonly Move[] }
  | { readonly kind: 'solve' }
);

export type FromSolver = { readonly number: number } & (
  | { readonly kind: 'went'; readonly nodes: number }
  | { readonly kind: 'judged'; readonly verdict: Verdict }
  /** More and more, until it is done. */
  | { readonly kind: 'solved'; readonly solution: Solution }
);
