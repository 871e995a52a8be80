/*
 * How a game on the table grows: events that `apply` accepts, kept, and shown where they lead.
 */
import { applyAll, type Event, type Game, phaseOf } from '@honte/game';
import { disputeOf, settlement } from '../derive/dispute.ts';
import { type AppState, NO_NOTICE, type Notice, type OpenRoom } from '../state.ts';
import { settled } from './page.ts';
import type { Updated } from './updated.ts';

/** The state with these events more in the room's game; `undefined` for none, or when one cannot follow. */
export function happened(state: AppState, room: OpenRoom, events: readonly Event[]): Updated | undefined {
  if (events.length === 0) return undefined;
  const grown = applyAll(room.table.game, events);
  if (!grown.ok) return undefined;
  const { game, notice } = afterCopy(room, grown.value);
  const table = { ...room.table, game };
  // What the computer thought of the dead belongs to one stop.
  const judgment = phaseOf(game) === 'marking' ? room.judgment : undefined;
  const [next, effects] = settled({ ...state, latest: table }, { ...room, table, judgment }, notice);
  return [next, [{ kind: 'keepGame', table }, ...effects]];
}

/** A copy on which play has stopped is taken back to the game it was made of, with what it has shown. */
function afterCopy(room: OpenRoom, game: Game): { readonly game: Game; readonly notice: Notice } {
  const { computer } = room.table.sheet;
  const dispute = disputeOf({ ...room.table, game });
  if (!computer || !dispute?.isOnCopy || phaseOf(game) !== 'marking') return { game, notice: NO_NOTICE };
  const back = applyAll(game, settlement(dispute, game, computer.color));
  const point = dispute.chains[0]?.[0];
  if (!back.ok || point === undefined) return { game, notice: NO_NOTICE };
  return { game: back.value, notice: { kind: 'settled', point } };
}
