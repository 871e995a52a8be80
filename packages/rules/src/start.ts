/*
 * Where a game begins: the board's size, the rules, the komi, stones already there, who moves first.
 * Made by `evenStart`, `handicapStart`, `setUpStart` or, for records, `recordedStart`, never by hand, so that
 * what is said here holds.
 */
import { Board } from './board.ts';
import { BLACK, type Color, EMPTY, type Stone, WHITE } from './color.ts';
import { type Geometry, isPointOf, type Point, pointsOf } from './geometry.ts';
import { accept, invariant, type Result, refuse } from './refusal.ts';
import { komiOf, type Ruleset } from './ruleset.ts';

export interface Start {
  readonly geometry: Geometry;
  readonly ruleset: Ruleset;
  /** Points to White, a multiple of ½; negative when they go to Black. Without compensation. */
  readonly komi: number;
  /** Handicap stones, all Black's and already on the board; 0 in an even game. Never 1. */
  readonly handicap: number;
  /** One entry a point. */
  readonly stones: Uint8Array;
  readonly turn: Color;
  /** Whether the stones were set up otherwise than as a handicap: such games have no quick count. */
  readonly isSetUp: boolean;
}

/** Why no game can begin so; `point` is where. */
export type StartRefusal =
  | { readonly code: 'komi' }
  | { readonly code: 'handicap' }
  | { readonly code: 'stoneCount' }
  /** What is on the point is no stone and not empty. */
  | { readonly code: 'notAStone'; readonly point: Point }
  | { readonly code: 'offBoard'; readonly point: Point }
  | { readonly code: 'occupied'; readonly point: Point }
  | { readonly code: 'noLiberty'; readonly point: Point };

/** What may be said of a start beside its stones; the ruleset says the rest. */
export interface StartOptions {
  readonly komi?: number;
}

/** An even game on an empty board; Black begins. */
export function evenStart(
  geometry: Geometry,
  ruleset: Ruleset,
  options: StartOptions = {},
): Result<Start, StartRefusal> {
  const stones = new Uint8Array(geometry.points);
  return checked({
    geometry,
    ruleset,
    komi: options.komi ?? ruleset.komi,
    handicap: 0,
    stones,
    turn: BLACK,
    isSetUp: false,
  });
}

/** A game in which Black's first turn set these two or more stones; White moves. */
export function handicapStart(
  geometry: Geometry,
  ruleset: Ruleset,
  points: readonly Point[],
  options: StartOptions = {},
): Result<Start, StartRefusal> {
  if (points.length < 2) return refuse({ code: 'handicap' });
  const stones = new Uint8Array(geometry.points);
  for (const point of points) {
    if (!isPointOf(geometry, point)) return refuse({ code: 'offBoard', point });
    if (stones[point] !== EMPTY) return refuse({ code: 'occupied', point });
    stones[point] = BLACK;
  }
  const komi = options.komi ?? komiOf(ruleset, points.length);
  return checked({
    geometry,
    ruleset,
    komi,
    handicap: points.length,
    stones,
    turn: WHITE,
    isSetUp: false,
  });
}

/**
 * A game that begins from stones set up by hand.
 *
 * @param stones one entry a point, row by row from the top-left.
 * @param turn who moves first.
 */
export function setUpStart(
  geometry: Geometry,
  ruleset: Ruleset,
  stones: ArrayLike<number>,
  turn: Color,
  options: StartOptions = {},
): Result<Start, StartRefusal> {
  if (stones.length !== geometry.points) return refuse({ code: 'stoneCount' });
  const strange = pointsOf(geometry).find((p) => ![EMPTY, BLACK, WHITE].includes(stones[p] as Stone));
  if (strange !== undefined) return refuse({ code: 'notAStone', point: strange });
  const komi = options.komi ?? ruleset.komi;
  const start = { geometry, ruleset, komi, handicap: 0, stones: Uint8Array.from(stones), turn };
  return checked({ ...start, isSetUp: true });
}

/**
 * A start as a record holds it: stones as they are, also chains without a liberty, with which no game could
 * begin.
 *
 * @param stones one entry a point, row by row from the top-left.
 * @throws when they are not stones for each point, or the komi is no multiple of ½.
 */
export function recordedStart(
  geometry: Geometry,
  ruleset: Ruleset,
  stones: ArrayLike<number>,
  turn: Color,
  komi: number,
): Start {
  const start = setUpStart(geometry, ruleset, stones, turn, { komi });
  if (start.ok) return start.value;
  invariant(start.error.code === 'noLiberty', `no record begins so: ${start.error.code}`);
  return { geometry, ruleset, komi, handicap: 0, stones: Uint8Array.from(stones), turn, isSetUp: true };
}

/** Whether a start's board is empty: such a board was made by nobody. */
export function isEmptyStart(start: Start): boolean {
  return start.stones.every((stone) => stone === EMPTY);
}

function checked(start: Start): Result<Start, StartRefusal> {
  // Not `isInteger` alone: from plain JavaScript, twice the text '7.5' is a whole number.
  if (!(Number.isFinite(start.komi) && Number.isInteger(2 * start.komi))) return refuse({ code: 'komi' });
  const board = Board.of(start.geometry, start.stones);
  for (const point of pointsOf(start.geometry))
    if (board.stones[point] !== EMPTY && board.libertyCount(point) === 0)
      return refuse({ code: 'noLiberty', point });
  return accept(start);
}
