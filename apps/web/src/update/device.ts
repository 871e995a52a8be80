/*
 * What the device answers: games found, or not, or changed in another tab; keeping refused.
 */
import type { Intent } from '../intent.ts';
import { type KeptGame, readTable } from '../kept-game.ts';
import { type AppState, roomOf } from '../state.ts';
import { settled } from './page.ts';
import type { Updated } from './updated.ts';

type DeviceIntent = Extract<
  Intent,
  { kind: 'gameFound' | 'gameNotFound' | 'gameChangedElsewhere' | 'latestFound' | 'keepingFailed' }
>;

export function updateDevice(state: AppState, intent: DeviceIntent): Updated {
  const { room } = state;
  switch (intent.kind) {
    case 'gameFound':
      return room.kind === 'opening' && room.id === intent.kept.id ? opened(state, intent.kept) : [state, []];
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
  }
}

function opened(state: AppState, kept: KeptGame): Updated {
  const table = readTable(kept);
  if (!table) return [{ ...state, room: { kind: 'missing', id: kept.id } }, []];
  return settled(state, roomOf(table));
}
