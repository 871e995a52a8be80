/*
 * How a game stands: everything that follows from its setup and its events and that the next event is
 * judged by. Derived, never stored.
 */
import { BLACK, type Color, type PerColor } from '@honte/rules';
import { type Clock, newClock } from './clock.ts';
import { beginLine, type Line } from './line.ts';
import { type Marks, NOBODY, PLAY, type Stage } from './phase.ts';
import type { Setup } from './setup.ts';

export interface Standing {
  readonly setup: Setup;
  /** The moves in force. */
  readonly line: Line;
  readonly stage: Stage;
  /** What was taken back and can come back, the last first. */
  readonly undone: TakenBack | undefined;
  /** Who agreed that this position, a repeated one, leads to no result. */
  readonly voided: PerColor<boolean>;
  /** Whether the game waits for Black to place the handicap. */
  readonly awaitsHandicap: boolean;
  readonly isPaused: boolean;
  readonly clock: Clock;
  /** The time of the last event. */
  readonly at: number;
  /** How often each asked to undo. */
  readonly undos: PerColor;
  /** How many hints each was shown. */
  readonly hints: PerColor;
}

/** Where one `undone` began. */
interface TakenBack {
  readonly line: Line;
  readonly marks: Marks;
  readonly before: TakenBack | undefined;
}

/** How a game stands before anything happened. */
export function firstStanding(setup: Setup): Standing {
  return {
    setup,
    line: beginLine(setup.start),
    stage: PLAY,
    undone: undefined,
    voided: NOBODY,
    awaitsHandicap: setup.freeHandicap > 0,
    isPaused: false,
    clock: newClock(setup.time, setup.start.turn),
    at: 0,
    undos: { black: 0, white: 0 },
    hints: { black: 0, white: 0 },
  };
}

/** These counts with one more for `color`. */
export function withOneMore(counts: PerColor, color: Color): PerColor {
  return color === BLACK ? { ...counts, black: counts.black + 1 } : { ...counts, white: counts.white + 1 };
}

/** These answers with a yes from `color`. */
export function withTrue(answers: PerColor<boolean>, color: Color): PerColor<boolean> {
  return color === BLACK ? { ...answers, black: true } : { ...answers, white: true };
}
