/*
 * How a game on the table grows: events that `apply` accepts, kept, and shown where they lead.
 */
import { applyAll, type Event, type Game, phaseOf } from '@honte/game';
import { momentOf } from '../clock/moment.ts';
import { disputeOf, settlement } from '../derive/dispute.ts';
import { type AppState, NO_NOTICE, NO_TOGGLES, type Notice, type OpenRoom } from '../state.ts';
import { settled } from './page.ts';
import type { Updated } from './updated.ts';

/**
 * The state with these events more in the room's game, all of them at the state's time, whatever theirs is;
 * `undefined` for none, or when one cannot follow.
 */
export function happened(state: AppState, room: OpenRoom, events: readonly Event[]): Updated | undefined {
  if (events.length === 0) return undefined;
  const at = momentOf(room.table, state.now);
  const grown = applyAll(room.table.game, eventsAt(events, at));
  if (!grown.ok) return undefined;
  const { game, notice } = afterCopy(room, grown.value, at);
  const table = { ...room.table, game };
  // What the computer thought of the dead belongs to one stop.
  const isMarking = phaseOf(game) === 'marking';
  const judgment = isMarking ? room.judgment : undefined;
  const toggles = isMarking ? room.toggles : NO_TOGGLES;
  const [next, effects] = settled(
    { ...state, latest: table },
    { ...room, table, judgment, toggles, isSeekingHint: false },
    notice,
  );
  return [next, [{ kind: 'keepGame', table }, ...effects]];
}

/** A copy on which play has stopped is taken back to the game it was made of, with what it has shown. */
function afterCopy(room: OpenRoom, game: Game, at: number): { readonly game: Game; readonly notice: Notice } {
  const { computer } = room.table.sheet;
  const dispute = disputeOf({ ...room.table, game });
  if (!computer || !dispute?.isOnCopy || phaseOf(game) !== 'marking') return { game, notice: NO_NOTICE };
  const back = applyAll(game, eventsAt(settlement(dispute, game, computer.color), at));
  const point = dispute.chains[0]?.[0];
  if (!back.ok || point === undefined) return { game, notice: NO_NOTICE };
  return { game: back.value, notice: { kind: 'settled', point } };
}

function eventsAt(events: readonly Event[], at: number): Event[] {
  return events.map((event) => ({ ...event, at }));
}
