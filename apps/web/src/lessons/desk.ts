/*
 * An exercise on the table, immutable, and what can be wanted of it. `update-desk.ts` makes the next state.
 */
import { type Done, type Exercise, helpFor, NOTHING_DONE, type Try, type Verdict } from '@honte/content';
import type { Move, Point } from '@honte/rules';
import type { Sound } from '../sound/sound.ts';

export interface Desk {
  readonly exercise: Exercise;
  /** What one goes on from. */
  readonly done: Done;
  /** What stands on the board: a wrong move and its consequence, too. */
  readonly moves: readonly Move[];
  readonly phase: 'turn' | 'due' | 'wrong' | 'solved';
  /** What the last sentence is about. */
  readonly news: News;
  /** Hints given for this turn: none, the words, the point. */
  readonly hints: 0 | 1 | 2;
  /** Counts up with everything that is to be said. */
  readonly told: number;
}

export type News =
  | { readonly kind: 'none' }
  /** `due`: the learner's move is on the board, and the answer comes in a moment. */
  | { readonly kind: 'due' | 'tried'; readonly tried: Try; readonly verdict: Verdict }
  /** What was touched asks for nothing: the answer is given elsewhere. */
  | { readonly kind: 'useButtons' }
  | { readonly kind: 'hint' };

export type DeskIntent =
  | { readonly kind: 'tried'; readonly tried: Try }
  /** The answer to the move of this number is due. */
  | { readonly kind: 'answerDue'; readonly told: number }
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'hintChosen' };

export type DeskEffect =
  /** Sends `answerDue` when the learner has seen his own move. */
  | { readonly kind: 'wait'; readonly told: number }
  | { readonly kind: 'keep' }
  | { readonly kind: 'sound'; readonly sound: Sound };

export const NO_NEWS: News = { kind: 'none' };

export function openedDesk(exercise: Exercise): Desk {
  return {
    exercise,
    done: NOTHING_DONE,
    moves: [],
    phase: 'turn',
    news: NO_NEWS,
    hints: 0,
    told: 0,
  };
}

/** The point to which the second hint leads. */
export function helpOf({ exercise, done }: Desk): Point | undefined {
  return helpFor(exercise, done)[0];
}

/** Whether another hint is to be had. */
export function hasHint({ exercise: { goal }, phase, hints }: Desk): boolean {
  const most = goal.kind === 'choose' ? 1 : 2;
  return phase !== 'solved' && phase !== 'due' && hints < most;
}

/** Whether a stone is set on the board, or points are only pointed at. */
export function setsStones({ exercise: { goal } }: Desk): boolean {
  return goal.kind === 'play' || goal.kind === 'solve' || goal.kind === 'script';
}
