/*
 * From a case's start and moves to the position after them.
 */
import {
  accept,
  BLACK,
  type Color,
  evenStart,
  type Geometry,
  type Move,
  Position,
  printColor,
  printPoint,
  type Refusal,
  type Result,
  type Ruleset,
  refuse,
  type Start,
  type StartRefusal,
  setUpStart,
} from '@honte/rules';
import type { Fault } from './comparison.ts';
import { namesOf } from './notation.ts';

/** The start of a case: an empty board with Black to move, or stones and a side to move. */
export function startOf(
  geometry: Geometry,
  ruleset: Ruleset,
  turn: Color,
  stones: Uint8Array | undefined,
): Result<Start, readonly Fault[]> {
  const start =
    stones === undefined && turn === BLACK
      ? evenStart(geometry, ruleset)
      : setUpStart(geometry, ruleset, stones ?? new Uint8Array(geometry.points), turn);
  return start.ok ? start : refuse([badStart(geometry, start.error)]);
}

/** The fault of a case whose start the library refuses. */
export function badStart(geometry: Geometry, refusal: StartRefusal): Fault {
  const where = 'point' in refusal ? ` at ${printPoint(geometry, refusal.point)}` : '';
  return { kind: 'differs', field: 'start', expected: 'possible', found: `${refusal.code}${where}` };
}

/** A game as far as it was played: the last position, and the one before it. */
export interface Replay {
  readonly position: Position;
  readonly before: Position | undefined;
  readonly last: Move | undefined;
}

/** Plays `moves`, all of which must be legal and in turn. */
export function replay(start: Start, moves: readonly Move[]): Result<Replay, readonly Fault[]> {
  let at: Replay = { position: Position.at(start), before: undefined, last: undefined };
  for (const [i, move] of moves.entries()) {
    const { position } = at;
    const bad = (found: string): Fault => {
      const name = move.kind === 'pass' ? 'pass' : printPoint(start.geometry, move.point);
      const field = `moves[${i}] ${printColor(move.color)} ${name}`;
      return { kind: 'differs', field, expected: 'legal', found };
    };
    if (move.color !== position.turn) return refuse([bad('out of turn')]);
    if (move.kind === 'pass') {
      at = { position: position.passed(), before: position, last: move };
      continue;
    }
    const next = position.after(move.point);
    if (!next.ok) return refuse([bad(printRefusal(start.geometry, next.error))]);
    at = { position: next.value, before: position, last: move };
  }
  return accept(at);
}

/** `occupied`, `suicide of B2 C2`, `ko: the board of move 12`. */
function printRefusal(geometry: Geometry, refusal: Refusal): string {
  if (refusal.kind === 'suicide') return `suicide of ${namesOf(geometry, refusal.chain).join(' ')}`;
  return refusal.kind === 'ko' ? `ko: the board of move ${refusal.ply}` : refusal.kind;
}
