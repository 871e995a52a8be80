/*
 * One game of a match as it is kept: who played what, how it ended, how long it took.
 */
import type { Fault } from './program.ts';
import type { PerSide, Side } from './side.ts';

/**
 * How a game ended: counted after both agreed on the dead; counted as it stood, after playing out or at the
 * last ply allowed; given up; out of time; a fault of one program.
 */
export type Reason = 'agreed' | 'playedOut' | 'plies' | 'resigned' | 'time' | 'fault';

export interface GameRecord {
  /** From 1. */
  readonly game: number;
  readonly black: Side;
  /** `F6 D4`. */
  readonly opening: string;
  /** Every turn from Black's first, the opening's two among them: `Q16` or `pass`. */
  readonly moves: readonly string[];
  /** As SGF writes it: `B+3.5`, `W+R`, `B+T`, `W+F`, `0`. */
  readonly result: string;
  /** `null` for a draw. */
  readonly winner: Side | null;
  readonly reason: Reason;
  /** Dead stones that both agreed on. */
  readonly dead: readonly string[];
  /** What each called dead after two passes; `null` where it was not asked or named no stones of the board. */
  readonly calledDead: PerSide<readonly string[] | null>;
  /** The ply from which the board was played out, for want of agreement. */
  readonly playedOutFrom: number | null;
  /** Milliseconds that each took for its turns, and how many these were. */
  readonly thinkMs: PerSide<number>;
  readonly turns: PerSide<number>;
  /** Milliseconds for the game, starting programs included. */
  readonly elapsedMs: number;
  readonly fault: Fault | null;
}
