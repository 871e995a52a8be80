/*
 * Going from screen to screen, and settings.
 */
import type { Effect } from '../effect.ts';
import type { Intent } from '../intent.ts';
import { EMPTY_LIBRARY } from '../library/state.ts';
import type { Route } from '../router.ts';
import { type AppState, NO_NOTICE, type Notice, type OpenRoom } from '../state.ts';
import { faceOf } from './face.ts';
import type { Updated } from './updated.ts';

type PageIntent = Extract<
  Intent,
  {
    kind:
      | 'went'
      | 'wayShown'
      | 'placeShown'
      | 'sectionShown'
      | 'wordShown'
      | 'lotShown'
      | 'ledgerListed'
      | 'settingsChosen'
      | 'textsLoaded'
      | 'said'
      | 'sounded';
  }
>;

export function updatePage(state: AppState, intent: PageIntent): Updated {
  switch (intent.kind) {
    case 'went':
      return went(state, intent.route);
    case 'wayShown': {
      const { route: at } = state;
      if (at.screen !== 'record' || at.id !== intent.id || at.way === intent.way) return [state, []];
      return readdressed(state, { ...at, way: intent.way });
    }
    case 'placeShown': {
      const { route: at } = state;
      if (at.screen !== 'guided' || at.place === intent.place) return [state, []];
      return readdressed(state, { ...at, place: intent.place });
    }
    case 'sectionShown': {
      const { route: at } = state;
      if (at.screen !== 'book' || at.id !== intent.id || at.section === intent.section) return [state, []];
      return readdressed(state, { ...at, section: intent.section });
    }
    case 'wordShown': {
      const { route: at } = state;
      if (at.screen !== 'solve' || at.word === intent.word) return [state, []];
      return readdressed(state, { ...at, word: intent.word });
    }
    case 'lotShown': {
      const { route: at } = state;
      if (at.screen !== 'drill' || at.id !== intent.id || at.lot === intent.lot) return [state, []];
      return readdressed(state, { ...at, lot: intent.lot });
    }
    case 'ledgerListed':
      return [{ ...state, ledger: intent.ledger }, []];
    case 'settingsChosen': {
      const settings = { ...state.settings, ...intent.change };
      const effects: Effect[] = [{ kind: 'keepSettings', settings }];
      if (settings.language !== state.settings.language)
        effects.push({ kind: 'loadTexts', language: settings.language });
      return [{ ...state, settings }, effects];
    }
    case 'said':
      return [state, []];
    case 'sounded': {
      const { sound: isOn, volume } = state.settings;
      return [state, isOn ? [{ kind: 'playSound', sound: intent.sound, volume }] : []];
    }
    case 'textsLoaded': {
      // A language chosen since then will bring its own texts.
      if (intent.language !== state.settings.language) return [state, []];
      const komiText = state.sheet.komiText.replace(/[.,]/, intent.texts.common.number(0.5).charAt(1));
      return [{ ...state, texts: intent.texts, sheet: { ...state.sheet, komiText } }, []];
    }
  }
}

/** The same screen under another address, which nobody goes back from. */
function readdressed(state: AppState, route: Route): Updated {
  return [{ ...state, route }, [{ kind: 'go', route, replaces: true }]];
}

function went(state: AppState, route: Route): Updated {
  const next = { ...state, route };
  if (route.screen === 'library') return atLibrary(next);
  // What was listed is shown until it is listed anew.
  if (route.screen === 'points') return [next, [{ kind: 'listLedger' }]];
  if (route.screen !== 'game') return [next, []];
  const { room } = state;
  if (room.kind === 'open' && room.table.id === route.id) return settled(next, room);
  if (room.kind === 'opening' && room.id === route.id) return [next, []];
  return [{ ...next, room: { kind: 'opening', id: route.id } }, [{ kind: 'findGame', id: route.id }]];
}

/** What is known of the games may have changed since they were last looked at: most of all, their ends. */
function atLibrary(state: AppState): Updated {
  const { entries, query, reading } = state.library;
  return [{ ...state, library: { ...EMPTY_LIBRARY, entries, query, reading } }, [{ kind: 'listLibrary' }]];
}

/**
 * The open room with nothing pending but `notice`, at the address that its game's phase has. Somebody who
 * looks elsewhere meanwhile is left there.
 */
export function settled(state: AppState, room: OpenRoom, notice: Notice = NO_NOTICE): Updated {
  const next = { ...state, room: { ...room, notice, asks: undefined } };
  const { route: at } = state;
  if (at.screen !== 'game' || at.id !== room.table.id) return [next, []];
  const route = faceOf(room.table);
  return [{ ...next, route }, at.part === route.part ? [] : [{ kind: 'go', route, replaces: true }]];
}
