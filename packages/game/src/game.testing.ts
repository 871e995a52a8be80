/*
 * Short words for games in tests: boards as diagrams, points as "Q16", events as "B E5".
 */
import {
  BLACK,
  type Color,
  EMPTY,
  evenStart,
  geometryOf,
  type Point,
  type Position,
  parseColor,
  parseDiagram,
  parsePoint,
  pointsOf,
  printPoint,
  printRows,
  type Result,
  RULESETS,
  type Ruleset,
  type Start,
  type Stone,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { type TimeSettings, UNTIMED } from './clock.ts';
import { positionOf } from './derived.ts';
import type { Event } from './event.ts';
import { apply, type Game, newGame } from './game.ts';
import type { GameRefusal } from './refusal.ts';
import type { Goal } from './setup.ts';

/** The value of a result that the test takes for granted. */
export function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export interface GameOptions {
  readonly ruleset?: Ruleset;
  readonly width?: number;
  readonly height?: number;
  readonly time?: TimeSettings;
  readonly freeHandicap?: number;
  readonly komi?: number;
  readonly goal?: Goal;
}

/** A game about to begin on an empty board: French rules, 9 × 9, untimed, unless said otherwise. */
export function gameOf(options: GameOptions = {}): Game {
  const ruleset = options.ruleset ?? RULESETS.french;
  const width = options.width ?? 9;
  const komi = options.komi ?? ruleset.komi;
  const start = got(evenStart(geometryOf(width, options.height ?? width), ruleset, { komi }));
  return begun(start, options);
}

/** A game about to begin from a diagram. */
export function gameFrom(diagram: string, options: GameOptions = {}, turn: Color = BLACK): Game {
  const { geometry, stones } = got(parseDiagram(diagram));
  return begun(got(setUpStart(geometry, options.ruleset ?? RULESETS.french, stones, turn)), options);
}

function begun(start: Start, { time = UNTIMED, freeHandicap = 0, goal = 'count' }: GameOptions): Game {
  return got(newGame({ start, freeHandicap, time, goal }));
}

export function at(game: Game, name: string): Point {
  return got(parsePoint(positionOf(game).geometry, name));
}

/**
 * The event a few words mean: `B E5`, `W pass`, `B resigned`, `W timedOut`, `B agreed`, `W resumed`,
 * `B dead C3`, `B alive C3`, `W seki C3`, `B undone 2`, `W redone`, `B voided`, `W hint D4`, `paused`,
 * `continued`, `aborted`, `B handicap C3 G7`; and at the end ` @1500`, its time in milliseconds.
 */
export function eventOf(game: Game, text: string): Event {
  const [words = '', time = '0'] = text.split('@');
  const at0 = Number(time);
  const [who = '', what = '', ...rest] = words.trim().split(' ');
  const color = parseColor(who);
  const [first = ''] = rest;
  const point = (name: string) => at(game, name);
  if (color === undefined) return { kind: who as 'paused' | 'continued' | 'aborted', at: at0 };
  const deed = { by: color, at: at0 };
  switch (what) {
    case 'pass':
      return { kind: 'passed', ...deed };
    case 'dead':
      return { kind: 'markedDead', ...deed, point: point(first) };
    case 'alive':
      return { kind: 'markedAlive', ...deed, point: point(first) };
    case 'seki':
      return { kind: 'markedSeki', ...deed, point: point(first) };
    case 'undone':
      return { kind: 'undone', ...deed, plies: Number(first) };
    case 'hint':
      return { kind: 'hinted', ...deed, move: { kind: 'play', color, point: point(first) } };
    case 'handicap':
      return { kind: 'handicapPlaced', ...deed, points: rest.map(point) };
    case 'resigned':
    case 'timedOut':
    case 'agreed':
    case 'resumed':
    case 'redone':
    case 'voided':
      return { kind: what, ...deed };
    default:
      return { kind: 'played', ...deed, point: point(what) };
  }
}

/** The game after these events, separated by commas, all of which must be able to happen. */
export function after(game: Game, events: string): Game {
  let now = game;
  for (const text of events.split(',').filter((words) => words.trim() !== '')) {
    const next = apply(now, eventOf(now, text));
    if (!next.ok) throw new Error(`${text.trim()} refused: ${JSON.stringify(next.error)}`);
    now = next.value;
  }
  return now;
}

/** The game after these points or passes, by the players in turn: `E5 C3 pass`. */
export function moved(game: Game, moves: string): Game {
  let now = game;
  for (const move of moves.split(' ').filter((word) => word !== ''))
    now = after(now, `${positionOf(now).turn === BLACK ? 'B' : 'W'} ${move}`);
  return now;
}

/** Why an event cannot happen. */
export function refusal(game: Game, event: Event | string): GameRefusal | undefined {
  const result = apply(game, typeof event === 'string' ? eventOf(game, event) : event);
  return result.ok ? undefined : result.error;
}

export function rows(position: Position): string[] {
  return printRows(position.geometry, position.board.stones);
}

export function names(game: Game, points: Iterable<Point>): string {
  return [...points].map((p) => printPoint(positionOf(game).geometry, p)).join(' ');
}

/** All that one can tell of a position from outside: board, turn, counts, and what is legal for whom. */
export function fingerprint(position: Position): unknown {
  const { geometry, board, turn, ply, passes, passStones, repeats } = position;
  const legal = [BLACK, WHITE].map((color) =>
    pointsOf(geometry).map((p) => {
      const isEmpty = (board.stones[p] as Stone) === EMPTY;
      return isEmpty ? JSON.stringify(position.legality(p, color as Color)) : '';
    }),
  );
  const held = [board.prisoners(BLACK), board.prisoners(WHITE)];
  return { rows: rows(position), turn, ply, passes, passStones, repeats, held, legal };
}
