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

/** A move of a game. Games share the moves that they have in common, so that one more copies none. */
interface Step {
  readonly move: Move;
  readonly before: Step | undefined;
  /** From 1. */
  readonly number: number;
}

export interface Session {
  readonly ruleset: Ruleset;
  /** As the client set it; `undefined` for the ruleset's own. */
  readonly komi: number | undefined;
  readonly start: Start;
  /** The last move; `undefined` before the first. */
  readonly last: Step | undefined;
  /** The moment after it. */
  readonly position: Position;
  readonly clock: Clock;
}

/** Sides that the engine plays on. */
export const LEAST_SIDE = 5;
export const MOST_SIDE = 19;

/** The session before its first command. */
export function sessionOf(ruleset: Ruleset): Session {
  const start = startOf(geometryOf(MOST_SIDE), ruleset, undefined, []);
  return { ruleset, komi: undefined, ...begun(start), clock: clockOf({ kind: 'none' }) };
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

/** A game before its first move. */
function begun(start: Start): Pick<Session, 'start' | 'last' | 'position'> {
  return { start, last: undefined, position: Position.at(start) };
}

/** How many moves were made. */
export function lengthOf({ last }: Session): number {
  return last?.number ?? 0;
}

/** The moves from the first on. Linear in them. */
export function movesOf({ last }: Session): readonly Move[] {
  const moves: Move[] = [];
  for (let step = last; step !== undefined; step = step.before) moves.push(step.move);
  return moves.reverse();
}

/** Whether handicap stones may be set. */
export function isUntouched({ start, last }: Session): boolean {
  return last === undefined && start.handicap === 0 && !start.isSetUp;
}

/** A new game on an empty board; rules and komi stay, and the clock begins anew. */
export function withEmptyBoard(session: Session, geometry: Geometry): Session {
  const { ruleset, komi, clock } = session;
  return { ...session, ...begun(startOf(geometry, ruleset, komi, [])), clock: clockOf(clock.system) };
}

/** @param points two or more free points, each once; some point stays empty. */
export function withHandicap(session: Session, points: readonly Point[]): Session {
  const { ruleset, komi, start } = session;
  return { ...session, ...begun(startOf(start.geometry, ruleset, komi, points)) };
}

/** @param komi a multiple of ½. */
export function withKomi(session: Session, komi: number): Session {
  return { ...session, komi, start: { ...session.start, komi } };
}

/** The game so far under other rules, or a refusal when they forbid one of its moves. */
export function withRuleset(session: Session, ruleset: Ruleset): Result<Session, 'illegal'> {
  const { start, komi } = session;
  const handicap = [...start.stones.keys()].filter((p) => start.stones[p] !== 0) as Point[];
  const other = start.isSetUp
    ? { ...start, ruleset, komi: komi ?? ruleset.komi }
    : startOf(start.geometry, ruleset, komi, handicap);
  return withGame({ ...session, ruleset }, other, movesOf(session));
}

/** The session with another game, or a refusal where its rules forbid a move. Copies no board a move. */
export function withGame(session: Session, start: Start, moves: readonly Move[]): Result<Session, 'illegal'> {
  let { last, position } = begun(start);
  position = position.inMotion();
  for (const move of moves) {
    const after = afterMove(position, move);
    if (!after.ok) return after;
    position = after.value;
    last = longer(last, move);
  }
  return accept({ ...session, start, last, position: position.atRest() });
}

/** The game with one more move; any color may move at any time, as GTP wants. */
export function withMove(session: Session, move: Move): Result<Session, 'illegal'> {
  const after = afterMove(session.position, move);
  return after.ok ? accept({ ...session, last: longer(session.last, move), position: after.value }) : after;
}

function longer(before: Step | undefined, move: Move): Step {
  return { move, before, number: (before?.number ?? 0) + 1 };
}

function afterMove(position: Position, move: Move): Result<Position, 'illegal'> {
  const own = turnedTo(position, move.color);
  if (move.kind === 'pass') return accept(own.passed());
  const after = own.after(move.point);
  return after.ok ? after : refuse('illegal');
}

function turnedTo(position: Position, color: Color): Position {
  return position.turn === color ? position : position.resumed(color);
}

/** The moment now with `color` to move. */
export function positionFor({ position }: Session, color: Color): Position {
  return turnedTo(position, color);
}

/** The game without its last move; `undefined` when there is none. Plays the others again. */
export function withoutMove(session: Session): Session | undefined {
  const { last, start } = session;
  if (last === undefined) return undefined;
  const before = withGame(session, start, movesOf({ ...session, last: last.before }));
  invariant(before.ok, 'a game has legal moves');
  return before.value;
}
