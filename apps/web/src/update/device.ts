/*
 * What the device answers: games found, or not, or changed in another tab; keeping refused.
 */
import type { Intent } from '../intent.ts';
import { type KeptGame, readTable } from '../kept-game.ts';
import { type AppState, NO_NOTICE, roomOf } from '../state.ts';
import { cutOff } from './clock.ts';
import { settled } from './page.ts';
import { meetingOf } from './two-tabs.ts';
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
      const kept = readTable(intent.kept);
      const here = room.kind === 'open' && room.table.id === intent.kept.id ? room.table : undefined;
      if (!kept || !here) return [{ ...state, latest: kept }, []];
      const meeting = meetingOf(here, kept);
      if (meeting === 'ahead') return [state, []];
      const notice = meeting === 'overtaken' ? ({ kind: 'overtaken' } as const) : NO_NOTICE;
      return settled({ ...state, latest: kept }, roomOf(kept), notice);
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
