/*
 * Positions and turns for tests.
 */
import {
  BLACK,
  Board,
  type Color,
  evenStart,
  geometryOf,
  type Move,
  type Point,
  Position,
  parseDiagram,
  parsePoint,
  printPoint,
  RULESETS,
  type Ruleset,
  type Start,
  setUpStart,
} from '@honte/rules';
import { Chance } from './chance.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { LEVELS, type Level } from './level.ts';
import { READING_DEPTH } from './playout/tactics.ts';
import { Thinker } from './thinker.ts';

export function emptyStart(size: number, ruleset: Ruleset = RULESETS.chinese): Start {
  const start = evenStart(geometryOf(size), ruleset);
  if (!start.ok) throw new Error(start.error.code);
  return start.value;
}

/** A start from a diagram; `X` Black, `O` White. */
export function drawnStart(
  text: string,
  turn: Color = BLACK,
  ruleset: Ruleset = RULESETS.chinese,
  komi?: number,
): Start {
  const diagram = parseDiagram(text);
  if (!diagram.ok) throw new Error(JSON.stringify(diagram.error));
  const options = komi === undefined ? {} : { komi };
  const start = setUpStart(diagram.value.geometry, ruleset, diagram.value.stones, turn, options);
  if (!start.ok) throw new Error(start.error.code);
  return start.value;
}

export function pointOf({ geometry }: Pick<Start, 'geometry'>, name: string): Point {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  return point.value;
}

/** A board from a diagram that can take back what is read on it, and its points by name. */
export function drawnBoard(text: string): {
  readonly board: Board;
  at(name: string): Point;
  nameOf(p: number): string;
} {
  const { geometry, stones } = drawnStart(text);
  return {
    board: Board.of(geometry, stones, READING_DEPTH),
    at: (name) => pointOf({ geometry }, name),
    nameOf: (p) => (p === geometry.wall ? 'none' : printPoint(geometry, p as Point)),
  };
}

function thinkerFor(start: Start, seed = 1): Thinker {
  return new Thinker(
    start.geometry,
    playoutEvaluator(start.geometry, new Chance(seed)),
    seed,
    () => 0,
    100_000,
  );
}

/** What a level does in a position: a point's name, `pass` or `resign`. */
export function turnAt(
  start: Start,
  moves: readonly Move[],
  playouts: number,
  level: Level = LEVELS.hard,
  seed = 1,
): string {
  const choice = thinkerFor(start, seed).think({
    start,
    moves,
    level,
    playouts,
    timeMs: Number.POSITIVE_INFINITY,
  });
  return choice.kind === 'play' ? printPoint(start.geometry, choice.point) : choice.kind;
}

export interface PlayedGame {
  readonly moves: readonly Move[];
  readonly end: 'stopped' | 'resigned' | 'tooLong';
  readonly position: Position;
}

/** A game of a level with itself, each move checked against the rules. */
export function selfPlay(start: Start, level: Level, playouts: number, seed: number): PlayedGame {
  const thinkers = [thinkerFor(start, seed), thinkerFor(start, seed + 1)];
  const moves: Move[] = [];
  let position = Position.at(start);
  while (!position.isStopped) {
    if (moves.length > 3 * start.geometry.points) return { moves, end: 'tooLong', position };
    const task = { start, moves: [...moves], level, playouts, timeMs: Number.POSITIVE_INFINITY };
    const choice = thinkers[moves.length % 2]?.think(task);
    if (choice === undefined || choice.kind === 'resign') return { moves, end: 'resigned', position };
    moves.push(choice);
    if (choice.kind === 'pass') position = position.passed();
    else {
      const next = position.after(choice.point);
      if (!next.ok)
        throw new Error(`illegal: ${printPoint(start.geometry, choice.point)} ${next.error.kind}`);
      position = next.value;
    }
  }
  return { moves, end: 'stopped', position };
}
