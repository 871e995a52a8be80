/*
 * What is said to a thinking worker and what it says. Plain data that survives structured cloning.
 */
import type { Move, Start } from '@honte/rules';
import type { Choice } from '../choose.ts';
import type { Fates } from '../dead.ts';
import type { Level } from '../level.ts';
import type { Report } from '../report.ts';
import type { RootShare } from '../share.ts';

/** `turn`: what to play; `analysis`: think on and report; `fates`: who is dead. */
export type Goal = 'turn' | 'analysis' | 'fates';

/** A question. `job` ties the answers to it; a later job number replaces an earlier one. */
export interface SearchRequest {
  readonly kind: 'search';
  readonly job: number;
  readonly goal: Goal;
  readonly start: Start;
  /** Every move since the start; the worker replays them. */
  readonly moves: readonly Move[];
  readonly level: Level;
  /** Bounds; `Infinity` for none. A turn needs one of them. */
  readonly playouts: number;
  readonly timeMs: number;
  /** Milliseconds between reports of progress; `Infinity` for none. */
  readonly reportMs: number;
  /** Milliseconds between shares with a team that is asked the same; `Infinity` when there is none. */
  readonly shareMs: number;
  /** Part of the playouts that the team brings; 0 without a bound. */
  readonly awaited: number;
}

export type ToEngine =
  /** Comes first. `seed` decides all that is left to chance; `nodes` bounds the memory, 54 bytes each. */
  | { readonly kind: 'load'; readonly seed: number; readonly nodes: number }
  | SearchRequest
  /** What another of the team found for this job. */
  | { readonly kind: 'join'; readonly job: number; readonly share: RootShare }
  | { readonly kind: 'stop'; readonly job: number };

export type Answer =
  | { readonly goal: 'turn'; readonly choice: Choice; readonly report: Report }
  | { readonly goal: 'analysis'; readonly report: Report }
  | { readonly goal: 'fates'; readonly fates: Fates };

export type FailureCode = 'notLoaded' | 'noBound' | 'illegalMove';

export type FromEngine =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'progress'; readonly job: number; readonly report: Report; readonly elapsedMs: number }
  /** For the others of the team. */
  | { readonly kind: 'share'; readonly job: number; readonly share: RootShare }
  | { readonly kind: 'finished'; readonly job: number; readonly answer: Answer; readonly elapsedMs: number }
  /** By `stop` or by a later job. */
  | { readonly kind: 'stopped'; readonly job: number }
  | { readonly kind: 'failed'; readonly job: number; readonly code: FailureCode };
