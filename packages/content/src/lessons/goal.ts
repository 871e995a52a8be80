/*
 * What can be asked of a learner. A goal is data; `judge` says of every try whether it reaches it, and what comes
 * of it if not. `TextGoal` is how it is written, with points by their names (`D4`, and lists such as `A1-C2 E5`).
 */
import type { Color, Point } from '@honte/rules';

/** What is looked for on the board, by pointing at it. */
type Sought<P, C> =
  /** The empty points next to a chain; the stones of a chain; the eyes by which it lives whatever happens. */
  | { readonly what: 'liberties' | 'stones' | 'eyes'; readonly of: P }
  /** The chains in atari of this color. */
  | { readonly what: 'ataris'; readonly color: C }
  /** The points where the rules let this color play no stone. */
  | { readonly what: 'forbidden'; readonly color: C }
  /** The empty points that belong to nobody. */
  | { readonly what: 'dame' }
  /** The chains that count as dead. */
  | { readonly what: 'dead' };

/** What one move must bring about. */
type Wish<P> =
  /** The chain is taken; has one liberty left; has one less than before; cannot be taken at once. */
  | { readonly wish: 'capture' | 'atari' | 'press' | 'save'; readonly of: P }
  /** The two become one chain; can become one no more, and the stone that sees to it cannot be taken at once. */
  | { readonly wish: 'connect' | 'cut'; readonly of: P; readonly to: P };

/** What can be counted on a board. Areas are counted with komi and without the dead, as by `areaReceipt`. */
type Quantity<P, C> =
  | { readonly count: 'liberties' | 'stones'; readonly of: P }
  /** Living stones; empty points surrounded; both; both and the komi. */
  | { readonly count: 'alive' | 'territory' | 'area' | 'total'; readonly color: C }
  /** By how much the leader leads; points that belong to nobody. */
  | { readonly count: 'lead' | 'dame' };

/** A turn of the learner's in a sequence that is written down. */
interface Turn<L> {
  /** The moves that are right. */
  readonly right: L;
  /** What the other side answers to them: to each its own, or one to all; none at the end. */
  readonly reply: L;
  /** What it answers to any other move: the first of these that it may play. */
  readonly otherwise: L;
}

type GoalOf<P, L, C> =
  | ({ readonly kind: 'touch' } & Sought<P, C>)
  | ({ readonly kind: 'play' } & Wish<P>)
  | {
      /** Against the solver, to the end. */
      readonly kind: 'solve';
      readonly goal: 'kill' | 'capture' | 'live' | 'save' | 'connect';
      readonly targets: L;
      /** Where it is decided; all that is enclosed with the targets when left out. */
      readonly region?: L;
      /** In the open: plies within which it is decided, and liberties with which the targets have got away. */
      readonly plies?: number;
      readonly escapeLiberties?: number;
    }
  | { readonly kind: 'script'; readonly turns: readonly Turn<L>[] }
  | ({ readonly kind: 'number'; readonly choices: readonly number[] } & Quantity<P, C>)
  | {
      readonly kind: 'choose';
      readonly right: string;
      /** Every choice, the right one among them: the key of its text, with what is played to show it. */
      readonly choices: Readonly<Record<string, L>>;
    };

export type TextGoal = GoalOf<string, string, 'B' | 'W'>;
export type Goal = GoalOf<Point, readonly Point[], Color>;
export type GoalOfKind<K extends Goal['kind']> = Extract<Goal, { readonly kind: K }>;
export type Counting = Quantity<Point, Color>;
