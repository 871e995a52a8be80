/*
 * What the device answers: games found, or not, or changed in another tab; keeping refused.
 */
import type { Intent } from '../intent.ts';
import { type KeptGame, readTable } from '../kept-game.ts';
import { type AppState, roomOf } from '../state.ts';
import { cutOff } from './clock.ts';
import { settled } from './page.ts';
import type { Updated } from './updated.ts';

type DeviceIntent = Extract<
  Intent,
  {
    kind:
      | 'gameFound'
      | 'gameNotFound'
      | 'gameChangedElsewhere'
      | 'latestFound'
      | 'keepingFailed'
      | 'keepingWorked';
  }
>;

export function updateDevice(state: AppState, intent: DeviceIntent): Updated {
  const { room } = state;
  switch (intent.kind) {
    case 'gameFound':
      return room.kind === 'opening' && room.id === intent.kept.id
        ? reopened(state, intent.kept, intent.seenAt)
        : [state, []];
    case 'gameNotFound':
      if (room.kind !== 'opening' || room.id !== intent.id) return [state, []];
      return [{ ...state, room: { kind: 'missing', id: intent.id } }, []];
    case 'gameChangedElsewhere': {
      const latest = { ...state, latest: readTable(intent.kept) };
      return room.kind === 'open' && room.table.id === intent.kept.id
        ? opened(latest, intent.kept)
        : [latest, []];
    }
    case 'latestFound':
      return [{ ...state, latest: state.latest ?? readTable(intent.kept) }, []];
    case 'keepingFailed':
      return [{ ...state, keeps: false }, []];
    case 'keepingWorked':
      return [state.keeps ? state : { ...state, keeps: true }, []];
  }
}

/** The room of a game that was kept, its clock stopped where the game was cut off. */
function reopened(state: AppState, kept: KeptGame, seenAt: number | undefined): Updated {
  const [next, effects] = opened(state, kept);
  if (next.room.kind !== 'open') return [next, effects];
  const { table } = next.room;
  const stopped = cutOff(table, seenAt, state.now);
  if (stopped === table) return [next, effects];
  return [
    { ...next, room: { ...next.room, table: stopped }, latest: stopped },
    [...effects, { kind: 'keepGame', table: stopped }],
  ];
}

function opened(state: AppState, kept: KeptGame): Updated {
  const table = readTable(kept);
  if (!table) return [{ ...state, room: { kind: 'missing', id: kept.id } }, []];
  return settled(state, roomOf(table));
}
