/*
 * Why an event cannot follow, as a code with its evidence. The codes are the keys under which a program
 * keeps its sentences.
 */
import type { Color, Refusal, StartRefusal } from '@honte/rules';
import type { TimeLeft } from './clock.ts';
import type { Phase } from './phase.ts';

export type GameRefusal =
  /** `by` is neither Black nor White. */
  | { readonly code: 'noSuchColor' }
  /** `at` is no time, or lies before `last`, the time of the event before. */
  | { readonly code: 'timeRunsBack'; readonly last: number }
  /** Such a thing does not happen in `phase`. */
  | { readonly code: 'wrongPhase'; readonly phase: Phase }
  /** Until the game continues, it can only be resigned or aborted. */
  | { readonly code: 'paused' }
  | { readonly code: 'notPaused' }
  | { readonly code: 'notYourTurn'; readonly turn: Color }
  /** A point is not on the board. */
  | { readonly code: 'offBoard' }
  /** The rules forbid the play. */
  | { readonly code: 'illegal'; readonly refusal: Refusal }
  /** The game waits for Black to place so many stones. */
  | { readonly code: 'handicapExpected'; readonly stones: number }
  /** The game does not wait for handicap stones. */
  | { readonly code: 'noHandicapExpected' }
  | { readonly code: 'handicapCount'; readonly expected: number; readonly given: number }
  /** No game can begin with these stones. */
  | { readonly code: 'handicapStones'; readonly refusal: StartRefusal }
  /** No stone stands on the point. */
  | { readonly code: 'noChain' }
  /** The chain bears that mark already. */
  | { readonly code: 'alreadyMarked' }
  | { readonly code: 'alreadyAgreed' }
  /** `plies` is not a number of moves that can be taken back: 1 to `most`. */
  | { readonly code: 'nothingToUndo'; readonly most: number }
  | { readonly code: 'nothingToRedo' }
  /** The rules know no long cycle, or the position is not one that came back. */
  | { readonly code: 'noLongCycle' }
  | { readonly code: 'alreadyVoided' }
  /** Nobody times this game. */
  | { readonly code: 'untimed' }
  /** The time of `by` has not run out: `left` is left. */
  | { readonly code: 'timeNotUp'; readonly left: TimeLeft }
  /** The time of `by` has run out. */
  | { readonly code: 'timeUp' };
