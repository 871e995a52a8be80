/*
 * What a GTP session knows of the game, immutable: a refused command leaves it as it was. Begin with
 * `sessionOf`.
 */
import { type Clock, clockOf } from '@honte/engine';
import {
  accept,
  type Color,
  evenStart,
  type Geometry,
  geometryOf,
  handicapStart,
  invariant,
  type Move,
  type Point,
  Position,
  type Result,
  type Ruleset,
  refuse,
  type Start,
} from '@honte/rules';

/** A move and the moment after it. */
interface Step {
  readonly move: Move;
  readonly position: Position;
}

export interface Session {
  readonly ruleset: Ruleset;
  /** As the client set it; `undefined` for the ruleset's own. */
  readonly komi: number | undefined;
  readonly start: Start;
  readonly steps: readonly Step[];
  readonly clock: Clock;
}

/** Sides that the engine plays on. */
export const LEAST_SIDE = 5;
export const MOST_SIDE = 19;

/** The session before its first command. */
export function sessionOf(ruleset: Ruleset): Session {
  const start = startOf(geometryOf(MOST_SIDE), ruleset, undefined, []);
  return { ruleset, komi: undefined, start, steps: [], clock: clockOf({ kind: 'none' }) };
}

function startOf(
  geometry: Geometry,
  ruleset: Ruleset,
  komi: number | undefined,
  handicap: readonly Point[],
): Start {
  const options = komi === undefined ? {} : { komi };
  const start =
    handicap.length === 0
      ? evenStart(geometry, ruleset, options)
      : handicapStart(geometry, ruleset, handicap, options);
  invariant(start.ok, 'a start that was not checked');
  return start.value;
}

/** The moment now. */
export function positionOf({ start, steps }: Session): Position {
  return steps.at(-1)?.position ?? Position.at(start);
}

export function movesOf({ steps }: Session): readonly Move[] {
  return steps.map(({ move }) => move);
}

/** Whether handicap stones may be set. */
export function isUntouched({ start, steps }: Session): boolean {
  return steps.length === 0 && start.handicap === 0 && !start.isSetUp;
}

/** A new game on an empty board; rules and komi stay, and the clock begins anew. */
export function withEmptyBoard(session: Session, geometry: Geometry): Session {
  const { ruleset, komi, clock } = session;
  const start = startOf(geometry, ruleset, komi, []);
  return { ...session, start, steps: [], clock: clockOf(clock.system) };
}

/** @param points two or more free points, each once; some point stays empty. */
export function withHandicap(session: Session, points: readonly Point[]): Session {
  const { ruleset, komi, start } = session;
  return { ...session, start: startOf(start.geometry, ruleset, komi, points) };
}

/** @param komi a multiple of ½. */
export function withKomi(session: Session, komi: number): Session {
  return { ...session, komi, start: { ...session.start, komi } };
}

/** The game so far under other rules, or a refusal when they forbid one of its moves. */
export function withRuleset(session: Session, ruleset: Ruleset): Result<Session, 'illegal'> {
  const { start, komi, steps } = session;
  const handicap = [...start.stones.keys()].filter((p) => start.stones[p] !== 0) as Point[];
  let changed: Session = {
    ...session,
    ruleset,
    start: start.isSetUp
      ? { ...start, ruleset, komi: komi ?? ruleset.komi }
      : startOf(start.geometry, ruleset, komi, handicap),
    steps: [],
  };
  for (const { move } of steps) {
    const next = withMove(changed, move);
    if (!next.ok) return next;
    changed = next.value;
  }
  return accept(changed);
}

/** The game with one more move; any color may move at any time, as GTP wants. */
export function withMove(session: Session, move: Move): Result<Session, 'illegal'> {
  const position = positionFor(session, move.color);
  if (move.kind === 'pass') return accept(withStep(session, { move, position: position.passed() }));
  const after = position.after(move.point);
  return after.ok ? accept(withStep(session, { move, position: after.value })) : refuse('illegal');
}

/** The moment now with `color` to move. */
export function positionFor(session: Session, color: Color): Position {
  const position = positionOf(session);
  return position.turn === color ? position : position.resumed(color);
}

function withStep(session: Session, step: Step): Session {
  return { ...session, steps: [...session.steps, step] };
}

/** The game without its last move; `undefined` when there is none. */
export function withoutMove(session: Session): Session | undefined {
  return session.steps.length === 0 ? undefined : { ...session, steps: session.steps.slice(0, -1) };
}
