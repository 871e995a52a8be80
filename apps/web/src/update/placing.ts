/*
 * Handicap stones that Black sets where it likes: put down and taken off again, until Black is done.
 */
import { handicapExpected } from '@honte/game';
import { BLACK, type Point } from '@honte/rules';
import { type AppState, NO_NOTICE, type OpenRoom } from '../state.ts';
import { happened } from './happened.ts';
import type { Updated } from './updated.ts';

/** A touched point gets a stone while there is one left, or loses the one that stands there. */
export function placed(state: AppState, room: OpenRoom, point: Point): Updated {
  const { placing } = room.table;
  if (placing.includes(point))
    return withPlacing(
      state,
      room,
      placing.filter((p) => p !== point),
    );
  if (placing.length >= handicapExpected(room.table.game)) return [state, []];
  return withPlacing(state, room, [...placing, point]);
}

/** Without the stone set last. */
export function unplaced(state: AppState, room: OpenRoom): Updated {
  return withPlacing(state, room, room.table.placing.slice(0, -1));
}

/** The game goes on with these stones; until they are all set, nothing happens. */
export function handicapDone(state: AppState, room: OpenRoom): Updated {
  const { placing: points } = room.table;
  const set = { ...room, table: { ...room.table, placing: [] } };
  return happened(state, set, [{ kind: 'handicapPlaced', by: BLACK, at: 0, points }]) ?? [state, []];
}

function withPlacing(state: AppState, room: OpenRoom, placing: readonly Point[]): Updated {
  const table = { ...room.table, placing };
  return [
    { ...state, latest: table, room: { ...room, table, notice: NO_NOTICE, asks: undefined } },
    [{ kind: 'keepGame', table }],
  ];
}
