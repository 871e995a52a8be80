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
  const { placing } = room;
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
  return withPlacing(state, room, room.placing.slice(0, -1));
}

/** The game goes on with these stones; until they are all set, nothing happens. */
export function handicapDone(state: AppState, room: OpenRoom): Updated {
  const points = room.placing;
  return happened(state, room, [{ kind: 'handicapPlaced', by: BLACK, at: 0, points }]) ?? [state, []];
}

function withPlacing(state: AppState, room: OpenRoom, placing: readonly Point[]): Updated {
  return [{ ...state, room: { ...room, placing, notice: NO_NOTICE, asks: undefined } }, []];
}
