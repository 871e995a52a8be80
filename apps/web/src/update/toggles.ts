/*
 * Marks that were changed, to be taken back and brought back. The marks of a game are events that stay; taking
 * one back is another event, so both players accept anew.
 */
import { type Event, type Game, marksOf, positionOf } from '@honte/game';
import { type Color, groupAt, type Point } from '@honte/rules';
import { chainsOf, type Mark, type Marks, markIn } from '../derive/dispute.ts';
import type { Toggles } from '../state.ts';

/** These toggles with one more, from the marks of `game`. What had been taken back is gone. */
export function toggled({ past }: Toggles, game: Game): Toggles {
  return { past: [...past, marksOf(game)], future: [] };
}

/** One toggle taken back or brought back: what the marks were, and the toggles that are left. */
export function turnedBack(
  { past, future }: Toggles,
  game: Game,
  way: 'undo' | 'redo',
): { readonly marks: Marks; readonly toggles: Toggles } | undefined {
  const from = way === 'undo' ? past : future;
  const marks = from.at(-1);
  if (!marks) return undefined;
  const rest = from.slice(0, -1);
  const now = marksOf(game);
  const toggles =
    way === 'undo' ? { past: rest, future: [...future, now] } : { past: [...past, now], future: rest };
  return { marks, toggles };
}

/** The events by which the marks of a game become others. */
export function remarking(game: Game, wanted: Marks, by: Color): Event[] {
  const marks = marksOf(game);
  return chainsOf(positionOf(game).board).flatMap(([point]) => {
    if (point === undefined) return [];
    const mark = markIn(wanted, point);
    return mark === markIn(marks, point) ? [] : [marked(mark, point, by)];
  });
}

/** The events by which the group on `point`, as far as it bears one mark, gets another. */
export function groupMarking(game: Game, point: Point, mark: Mark, by: Color): Event[] {
  const marks = marksOf(game);
  const { board } = positionOf(game);
  const group = new Set(groupAt(board, point));
  const before = markIn(marks, point);
  return chainsOf(board).flatMap(([head]) =>
    head !== undefined && group.has(head) && markIn(marks, head) === before ? [marked(mark, head, by)] : [],
  );
}

export function marked(mark: Mark, point: Point, by: Color): Event {
  const kind = ({ alive: 'markedAlive', dead: 'markedDead', seki: 'markedSeki' } as const)[mark];
  return { kind, by, at: 0, point };
}
