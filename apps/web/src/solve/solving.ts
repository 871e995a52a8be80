/*
 * The screen where a position is solved, immutable, and what can be wanted of it: drafts out of files, the one on the
 * board, and what the solver found. `update-solving.ts` makes the next state.
 */
import type { ProblemGoal } from '@honte/content';
import type { Color, Point } from '@honte/rules';
import type { KeptProblem } from '../problems/own.ts';
import type { SentProblem, Solution } from '../problems/solver-messages.ts';
import type { Draft, DraftRefusal } from './draft.ts';

export interface Solving {
  /** The drafts at hand: one, or all that a file holds; none before a board came. */
  readonly drafts: readonly Drafted[];
  /** Which of them is on the board. */
  readonly at: number;
  readonly phase: SolvingPhase;
  /** What the last file came to. */
  readonly news: SolvingNews;
  /** The number of the last question to the solver. */
  readonly asked: number;
}

/** A draft with what was found of it, as long as nothing in it was changed. */
export interface Drafted {
  readonly draft: Draft;
  readonly solution: Solution | undefined;
  /** Whether it lies among one's own problems. */
  readonly isKept: boolean;
}

type SolvingPhase =
  | { readonly kind: 'choosing' }
  /** `isRow`: all drafts that can be asked, one after the other. */
  | { readonly kind: 'asking'; readonly nodes: number; readonly isRow: boolean }
  | { readonly kind: 'failed' };

type SolvingNews =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  /** How many boards came out of a file, and how many of its games are none that can be shown. */
  | { readonly kind: 'read'; readonly boards: number; readonly refused: number }
  | { readonly kind: 'notReadable' }
  | { readonly kind: 'refused'; readonly why: DraftRefusal }
  | { readonly kind: 'kept' | 'notKept' };

export const NO_DRAFT: Solving = {
  drafts: [],
  at: 0,
  phase: { kind: 'choosing' },
  news: { kind: 'none' },
  asked: 0,
};

export type SolvingIntent =
  | { readonly kind: 'fileGiven'; readonly file: Blob }
  /** What came out of it; nothing where it could not be read. */
  | {
      readonly kind: 'draftsRead';
      readonly drafts: readonly Draft[];
      readonly refused: number;
      /** The questions that are kept already. */
      readonly kept: ReadonlySet<string>;
    }
  /** From another address. */
  | { readonly kind: 'wordTaken'; readonly draft: Draft; readonly isKept: boolean }
  | { readonly kind: 'draftChosen'; readonly at: number }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'pointChosen'; readonly point: Point }
  | { readonly kind: 'goalChosen'; readonly goal: ProblemGoal }
  | { readonly kind: 'firstChosen'; readonly first: Color }
  | { readonly kind: 'reachChosen'; readonly by: 1 | -1 }
  | { readonly kind: 'pliesChosen'; readonly plies: number | undefined }
  | { readonly kind: 'solveChosen' }
  | { readonly kind: 'solveAllChosen' }
  | { readonly kind: 'went'; readonly number: number; readonly nodes: number }
  | { readonly kind: 'solved'; readonly number: number; readonly solution: Solution }
  | { readonly kind: 'solverFailed'; readonly number: number }
  | { readonly kind: 'stopChosen' }
  | { readonly kind: 'keepChosen'; readonly name: string; readonly now: number }
  /** All that make problems, under the names that their file gives them. */
  | { readonly kind: 'keepAllChosen'; readonly now: number }
  | { readonly kind: 'keptTold'; readonly isKept: boolean; readonly questions: ReadonlySet<string> };

export type SolvingEffect =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'ask'; readonly number: number; readonly problem: SentProblem }
  | { readonly kind: 'stop' }
  | { readonly kind: 'keep'; readonly problems: readonly KeptProblem[] }
  /** The address that says what is on the board. */
  | { readonly kind: 'showWord'; readonly word: string };

/** What is on the board; `undefined` before anything is. */
export function draftedOf({ drafts, at }: Solving): Drafted | undefined {
  return drafts[at];
}
