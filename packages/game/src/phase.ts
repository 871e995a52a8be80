/*
 * The phases of a game and what belongs to each: while marking, the marks and who accepted them; at the
 * end, how it ended and the marks that count.
 */
import type { Color, PerColor, Point } from '@honte/rules';

/** Moves are made, or the dead are agreed on after the stop, or the game is over. */
export type Phase = 'play' | 'marking' | 'finished';

/** What a chain is held to be: alive unless somebody says otherwise. */
export const ALIVE = 0;
export const DEAD = 1;
export const SEKI = 2;
export type Mark = typeof ALIVE | typeof DEAD | typeof SEKI;

/** One mark a point, the same on all stones of a chain, `ALIVE` on empty points; `undefined`: no mark. */
export type Marks = Uint8Array | undefined;

/** How a game ended; the rest of the result follows from the board and the marks. */
export type Ending =
  | { readonly kind: 'counted' }
  /** `winner` was the first to capture, in a game that this decides. */
  | { readonly kind: 'captured'; readonly winner: Color }
  /** Both passed in such a game before anybody captured. */
  | { readonly kind: 'nothingCaptured' }
  | { readonly kind: 'resigned'; readonly loser: Color }
  | { readonly kind: 'timedOut'; readonly loser: Color }
  | { readonly kind: 'void' }
  | { readonly kind: 'aborted' };

/** A phase with what belongs to it. */
export type Stage =
  | { readonly kind: 'play' }
  | { readonly kind: 'marking'; readonly marks: Marks; readonly accepted: PerColor<boolean> }
  | { readonly kind: 'finished'; readonly marks: Marks; readonly ending: Ending };

export const NOBODY: PerColor<boolean> = { black: false, white: false };

export const PLAY: Stage = { kind: 'play' };

/** The phase that follows the stop; nobody has accepted anything yet. */
export function markingStage(marks: Marks): Stage {
  return { kind: 'marking', marks, accepted: NOBODY };
}

/** The end of a game; marks made before it are kept. */
export function finishedStage(stage: Stage, ending: Ending): Stage {
  return { kind: 'finished', marks: marksIn(stage), ending };
}

const FOR_GOOD: readonly Ending['kind'][] = ['timedOut', 'void', 'aborted'];

/**
 * Whether no player can go back from here: time that ran out, no result by the rules and a game broken off
 * are nobody's move. What a player gave up or accepted can be taken back.
 */
export function isOverForGood(stage: Stage): boolean {
  return stage.kind === 'finished' && FOR_GOOD.includes(stage.ending.kind);
}

export function marksIn(stage: Stage): Marks {
  return stage.kind === 'play' ? undefined : stage.marks;
}

/** The mark on `p`. */
export function markAt(marks: Marks, p: Point): Mark {
  return marks ? (marks[p]! as Mark) : ALIVE;
}

/** The points that bear `mark`, in increasing order. */
export function pointsMarked(marks: Marks, mark: Mark): Point[] {
  const points: Point[] = [];
  marks?.forEach((m, p) => {
    if (m === mark) points.push(p as Point);
  });
  return points;
}

/** These marks with `mark` on every point of `chain`. Linear in `points`, the points of the board. */
export function withMark(marks: Marks, points: number, chain: readonly Point[], mark: Mark): Uint8Array {
  const next = marks ? marks.slice() : new Uint8Array(points);
  for (const p of chain) next[p] = mark;
  return next;
}
