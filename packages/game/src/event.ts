/*
 * What can happen in a game: facts, in the past tense, and nothing that follows from them. `by` is who
 * did it, where a person did; `at` is when. Begin with `Event`, the closed union of them all.
 */
import type { Color, Move, Point } from '@honte/rules';

/** When something happened. */
export interface Moment {
  /**
   * Milliseconds since the game began, never less than in the event before. Time spent paused counts
   * too: the clock takes it off. Always 0 in a game that nobody times.
   */
  readonly at: number;
}

/** Something that one player did. */
export interface Deed extends Moment {
  readonly by: Color;
}

/** A stone was played. */
export interface Played extends Deed {
  readonly kind: 'played';
  readonly point: Point;
}

export interface Passed extends Deed {
  readonly kind: 'passed';
}

/** Black set the stones of a handicap where it liked: the first turn of such a game. */
export interface HandicapPlaced extends Deed {
  readonly kind: 'handicapPlaced';
  readonly points: readonly Point[];
}

/** `by` gave up. */
export interface Resigned extends Deed {
  readonly kind: 'resigned';
}

/** The time of `by` ran out. */
export interface TimedOut extends Deed {
  readonly kind: 'timedOut';
}

/** The chain on `point` was marked as dead, as alive after all, or as alive in seki. */
export interface Marked extends Deed {
  readonly kind: 'markedDead' | 'markedAlive' | 'markedSeki';
  readonly point: Point;
}

/** `by` accepted the marks as they stand. */
export interface Agreed extends Deed {
  readonly kind: 'agreed';
}

/** `by` asked that play go on after the stop: it does, nobody can refuse. */
export interface Resumed extends Deed {
  readonly kind: 'resumed';
}

/** The last `plies` moves were taken back; `by` asked for it. */
export interface Undone extends Deed {
  readonly kind: 'undone';
  readonly plies: number;
}

/** What the last `undone` took back came back; `by` asked for it. */
export interface Redone extends Deed {
  readonly kind: 'redone';
}

/** `by`, whose turn it was, was shown `move`. */
export interface Hinted extends Deed {
  readonly kind: 'hinted';
  readonly move: Move;
}

/** After a long cycle, `by` agreed that the game has no result. It ends when both did. */
export interface Voided extends Deed {
  readonly kind: 'voided';
}

/**
 * The clock stopped. A game that was cut off is reopened with `paused` at the time it was last seen
 * and `continued` at the time it came back.
 */
export interface Paused extends Moment {
  readonly kind: 'paused';
}

/** The clock ran again. */
export interface Continued extends Moment {
  readonly kind: 'continued';
}

/** The game was broken off without a result. */
export interface Aborted extends Moment {
  readonly kind: 'aborted';
}

export type Event =
  | Played
  | Passed
  | HandicapPlaced
  | Resigned
  | TimedOut
  | Marked
  | Agreed
  | Resumed
  | Undone
  | Redone
  | Hinted
  | Voided
  | Paused
  | Continued
  | Aborted;
