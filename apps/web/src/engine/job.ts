/*
 * What the computer is asked, and what it is at, as data. An answer is worth something only for the
 * position it was asked about: see `EngineJob`.
 */
import type { ChainFate, Choice, LevelName } from '@honte/engine';
import type { Goal } from '@honte/game';
import type { Move, Start } from '@honte/rules';
import type { ThinkingTime } from '../clock/thinking-time.ts';

/** A question to the computer, and the position it is about: a game, after so many of its events. */
export interface EngineJob {
  /** A number that no other question of this page has. */
  readonly number: number;
  readonly game: string;
  readonly events: number;
  /** `turn`: what to play; `hint`: the same for a person; `fates`: who is dead. */
  readonly goal: 'turn' | 'hint' | 'fates';
}

export interface EngineQuestion {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly level: LevelName;
  /** Whether a dispute is being played out: it takes what it holds for dead, and does not give up. */
  readonly playsOut: boolean;
  /** What its clock leaves it; `undefined` where nobody times it. */
  readonly time: ThinkingTime | undefined;
  /** What decides the game. */
  readonly decides: Goal;
}

export type EngineAnswer =
  /** `lead`: Black's, as it expects the end. */
  | { readonly goal: 'turn'; readonly choice: Choice; readonly lead: number }
  | { readonly goal: 'hint'; readonly move: Move }
  | { readonly goal: 'fates'; readonly chains: readonly ChainFate[] };

export type Engine =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'thinking';
      readonly job: EngineJob;
      /** What is done of it, 0 … 1, and for how long; `undefined` for the short while in which nobody minds. */
      readonly progress: Progress | undefined;
    }
  | { readonly kind: 'failed'; readonly job: EngineJob; readonly why: EngineFailure };

/** Its files did not come: without a network, or with one; it broke down; or it found no room in memory. */
export type EngineFailure = 'offline' | 'notLoaded' | 'brokeDown' | 'noMemory';

export interface Progress {
  readonly share: number;
  readonly elapsedMs: number;
  /** Whether it thinks in this tab, and not in another one that this one waits for. */
  readonly isHere: boolean;
}

export const IDLE: Engine = { kind: 'idle' };
