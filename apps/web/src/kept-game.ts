/*
 * A game as it is kept on the device: plain data. Reading plays it again from the sheet, so that what an
 * older page or a broken one left behind can do no harm.
 */
import { apply, type Event, type Game, handicapExpected, newGame, positionOf, readEvent } from '@honte/game';
import { invariant, type Point } from '@honte/rules';
import { type GameSheet, readSheet, setupOf } from './game-sheet.ts';

export interface KeptGame {
  readonly id: string;
  readonly sheet: GameSheet;
  readonly events: readonly Event[];
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  readonly changedAt: number;
  /** Where Black was about to set the stones of its handicap; left out when nowhere. */
  readonly placing?: readonly Point[];
}

/** A game on the table: its sheet, and what happened. */
export interface Table {
  readonly id: string;
  readonly sheet: GameSheet;
  readonly game: Game;
  readonly begunAt: number;
  /** Where Black is about to set the stones of its handicap, while the game waits for them; else empty. */
  readonly placing: readonly Point[];
}

export function newTable(id: string, sheet: GameSheet, begunAt: number): Table {
  const game = newGame(setupOf(sheet));
  invariant(game.ok, 'a sheet makes a game');
  return { id, sheet, game: game.value, begunAt, placing: [] };
}

/** What is kept of a table beside the events of its game. */
export function headingOf(
  { id, sheet, begunAt, placing }: Table,
  changedAt: number,
): Omit<KeptGame, 'events'> {
  return { id, sheet, begunAt, changedAt, ...(placing.length > 0 ? { placing } : {}) };
}

/** Whether two events are one and the same, whatever the order of their fields. */
export function isSameEvent(a: Event, b: Event): boolean {
  const print = (event: Event) => JSON.stringify(Object.entries(event).sort(([x], [y]) => (x < y ? -1 : 1)));
  return print(a) === print(b);
}

/**
 * The table of a kept game, or `undefined` when it is no game at all. Events that cannot follow, and
 * all after them, are left out: what comes before is worth having.
 */
export function readTable(kept: unknown): Table | undefined {
  if (typeof kept !== 'object' || !kept) return undefined;
  const { id, sheet: keptSheet, events, begunAt, placing } = kept as Partial<Record<keyof KeptGame, unknown>>;
  const sheet = readSheet(keptSheet);
  if (typeof id !== 'string' || !sheet || !Array.isArray(events) || typeof begunAt !== 'number')
    return undefined;
  const table = newTable(id, sheet, begunAt);
  let { game } = table;
  for (const data of events) {
    const event = readEvent(data);
    const next = event.ok ? apply(game, event.value) : event;
    if (!next.ok) break;
    game = next.value;
  }
  return { ...table, game, placing: placingIn(game, placing) };
}

/** The points of `kept` that handicap stones can stand on, while the game waits for them; each once. */
function placingIn(game: Game, kept: unknown): Point[] {
  if (!Array.isArray(kept)) return [];
  const { geometry } = positionOf(game);
  const points = [...new Set(kept)].filter((p) => Number.isInteger(p) && p >= 0 && p < geometry.points);
  return points.slice(0, handicapExpected(game));
}
