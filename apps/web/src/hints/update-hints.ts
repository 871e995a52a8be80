/*
 * Asking for a hint: what speaks against it, what it costs, and its words.
 */
import { handicapExpected, isPaused, phaseOf, positionOf } from '@honte/game';
import { personOf } from '../derive/players.ts';
import { nextHintPrice } from '../points/earning.ts';
import type { AppState, OpenRoom } from '../state.ts';
import { NO_NOTICE } from '../state.ts';
import type { Updated } from '../update/updated.ts';
import { hintGivenIn } from './given.ts';
import type { HintIntent, HintName } from './intent.ts';
import { type HintRefusal, isSameHint } from './state.ts';

export function updateHints(state: AppState, intent: HintIntent): Updated {
  const { room } = state;
  if (intent.kind === 'hintExplained') {
    const { of, text } = intent;
    return [isSameHint(state.explanation?.of, of) ? { ...state, explanation: { of, text } } : state, []];
  }
  if (room.kind !== 'open') return [state, []];
  switch (intent.kind) {
    case 'hintChosen':
      return [{ ...state, room: afterAsking(room) }, []];
    case 'hintTaken':
      return room.asks === 'hint' ? [{ ...state, room: seeking(room) }, []] : [state, []];
    case 'hintStopped':
      return [{ ...state, room: { ...room, isSeekingHint: false } }, []];
  }
}

function afterAsking(room: OpenRoom): OpenRoom {
  const { game, sheet } = room.table;
  if (room.isSeekingHint) return room;
  const { turn } = positionOf(game);
  if (phaseOf(game) !== 'play') return refused(room, 'over');
  if (turn !== (personOf(sheet) ?? turn)) return refused(room, 'notYourTurn');
  if (handicapExpected(game) > 0) return refused(room, 'handicap');
  if (isPaused(game)) return refused(room, 'paused');
  if (hintGivenIn(game)) return { ...room, notice: { kind: 'hint' }, asks: undefined };
  const price = nextHintPrice(room.table, turn);
  if (price === undefined) return refused(room, 'usedUp');
  return price === 0 ? seeking(room) : { ...room, asks: 'hint', notice: NO_NOTICE };
}

function refused(room: OpenRoom, why: HintRefusal): OpenRoom {
  return { ...room, notice: { kind: 'hintRefused', why }, asks: undefined };
}

/** The computer is asked as soon as a room is so: see `attended`. */
function seeking(room: OpenRoom): OpenRoom {
  return { ...room, isSeekingHint: true, asks: undefined, notice: NO_NOTICE };
}

/** The same, with the words for the hint on the board asked for where they are not there yet. */
export function explained([state, effects]: Updated): Updated {
  const { room, settings } = state;
  const given = room.kind === 'open' ? hintGivenIn(room.table.game) : undefined;
  if (room.kind !== 'open' || !given) return [state, effects];
  const of: HintName = { game: room.table.id, events: given.events, language: settings.language };
  if (isSameHint(state.explanation?.of, of)) return [state, effects];
  return [
    { ...state, explanation: { of, text: 'pending' } },
    [...effects, { kind: 'explainHint', of, table: room.table }],
  ];
}
