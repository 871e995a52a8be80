/*
 * What the solver answers.
 */
import type { Color, Move } from '@honte/rules';

/**
 * How the targets stand, whoever begins. Of a capture: `alive` although the attacker begins and wins every
 * ko; `seki`, if they are alive so and yet cannot be given two eyes even if their owner begins; `dead`
 * although the owner begins and wins every ko; `unsettled` if whoever begins has his way without a ko; `ko`
 * in all other cases. Of a connection: `connected` and `cut` for alive and dead. `aliveOrSeki` and `unknown`
 * say that the budget was spent before more was proved.
 */
export type Status =
  | 'alive'
  | 'seki'
  | 'aliveOrSeki'
  | 'dead'
  | 'unsettled'
  | 'ko'
  | 'connected'
  | 'cut'
  | 'unknown';

/**
 * What a side gets: its way whatever happens (`works`), its way if it wins every ko (`ko`), not even then
 * (`fails`). `unknown`: not proved, for the budget was spent first.
 */
export type Fate = 'works' | 'ko' | 'fails' | 'unknown';

/** A move and what comes of it for the side that makes it. */
export interface Try {
  readonly move: Move;
  readonly fate: Fate;
  /**
   * The opponent's winning answers to a move that `fails`, the strongest first: plays before a pass, those that
   * take more stones before others, then those that decide sooner. In the open only one, for proving them all
   * would take many times as long. Empty for other fates, and where nothing is left to answer.
   */
  readonly refutations: readonly Move[];
}

/** What the side to move gets at a place in the proof, and how. */
export interface Reply {
  readonly turn: Color;
  /** What the side to move gets with its best move. */
  readonly fate: Fate;
  /**
   * The moves from here if the winner goes the shortest way known and the loser resists longest: the reply is the
   * first. It ends where the rest is certain; empty when nothing is proved, or nothing is left to do.
   */
  readonly line: readonly Move[];
}

/** The same with all that the side to move could do. */
export interface Stand extends Reply {
  /** Every legal move, passes included, in the order of points: a pass comes last. */
  readonly tries: readonly Try[];
}

export interface Answer extends Stand {
  readonly status: Status;
  /** Moves that were tried in all. */
  readonly nodes: number;
}
