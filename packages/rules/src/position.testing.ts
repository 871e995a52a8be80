/*
 * Short words for positions in tests: boards as diagrams, moves as "Q16".
 */
import { BLACK, type Color, WHITE } from './color.ts';
import { parsePoint, printPoint } from './coords.ts';
import { parseDiagram, printRows } from './diagram.ts';
import { type Geometry, geometryOf, type Point } from './geometry.ts';
import { type Legality, Position } from './position.ts';
import type { Result } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import { evenStart, setUpStart } from './start.ts';

/** The value of a result that the test takes for granted. */
export function got<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function board(text: string): { geometry: Geometry; stones: Uint8Array } {
  return got(parseDiagram(text));
}

export function at(geometry: Geometry, name: string): Point {
  return got(parsePoint(geometry, name));
}

/** A game that begins from a diagram. */
export function from(text: string, ruleset: Ruleset, turn: Color = BLACK): Position {
  const { geometry, stones } = board(text);
  return Position.at(got(setUpStart(geometry, ruleset, stones, turn)));
}

/** A game that begins on an empty board. */
export function empty(ruleset: Ruleset, width: number, height = width): Position {
  return Position.at(got(evenStart(geometryOf(width, height), ruleset)));
}

/** The position after these turns, in order, by the players in turn: points or `pass`, all legal. */
export function after(position: Position, moves: string): Position {
  let now = position;
  for (const move of moves.split(' ').filter((word) => word !== ''))
    now = move === 'pass' ? now.passed() : got(now.after(at(now.geometry, move)));
  return now;
}

export function legality(position: Position, name: string, color?: Color): Legality {
  return position.legality(at(position.geometry, name), color);
}

export function kind(position: Position, name: string, color?: Color): Legality['kind'] {
  return legality(position, name, color).kind;
}

export function rows(position: Position): string[] {
  return printRows(position.geometry, position.board.stones);
}

export function names(geometry: Geometry, points: Iterable<Point>): string[] {
  return [...points].map((p) => printPoint(geometry, p));
}

/** Stones held by Black and by White. */
export function held(position: Position): [number, number] {
  return [position.board.prisoners(BLACK), position.board.prisoners(WHITE)];
}
