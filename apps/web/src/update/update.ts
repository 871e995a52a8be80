/*
 * The next state, and the chores that follow, for every intent: pure. One file for each room of the
 * page; this one hands out the intents.
 */
import { announced } from '../announcements/announced.ts';
import { explained, updateHints } from '../hints/update-hints.ts';
import type { Intent } from '../intent.ts';
import { sounded } from '../sound/heard.ts';
import type { AppState } from '../state.ts';
import { clocked, timePassed, updateClock } from './clock.ts';
import { updateDevice } from './device.ts';
import { attended, updateEngine } from './engine.ts';
import { updateGame } from './game.ts';
import { updateLibrary } from './library.ts';
import { updatePage } from './page.ts';
import { updateSheet } from './sheet.ts';
import type { Updated } from './updated.ts';

/** @param now when the intent comes, milliseconds since 1970; like the one before when left out. */
export function update(state: AppState, intent: Intent, now: number = state.now): Updated {
  const [timed, fallen] = timePassed(state, intent, now);
  const [next, effects] = updateRoom(timed, intent);
  const last = explained(attended(clocked(timed, [next, [...fallen, ...effects]])));
  return sounded(state, announced(state, intent, last));
}

function updateRoom(state: AppState, intent: Intent): Updated {
  switch (intent.kind) {
    case 'went':
    case 'wayShown':
    case 'placeShown':
    case 'sectionShown':
    case 'wordShown':
    case 'lotShown':
    case 'settingsChosen':
    case 'ledgerListed':
    case 'textsLoaded':
    case 'said':
    case 'sounded':
      return updatePage(state, intent);
    case 'opponentChosen':
    case 'levelChosen':
    case 'colorWished':
    case 'sizeChosen':
    case 'rulesetChosen':
    case 'komiTyped':
    case 'gameChosen':
    case 'handicapChosen':
    case 'nameTyped':
    case 'blackWished':
    case 'timeKindChosen':
    case 'timePresetChosen':
    case 'timeTyped':
    case 'begun':
    case 'begunFrom':
      return updateSheet(state, intent);
    case 'ticked':
    case 'pauseChosen':
    case 'continueChosen':
    case 'pageHidden':
    case 'pageShown':
      return updateClock(state, intent);
    case 'gameFound':
    case 'gameNotFound':
    case 'gameChangedElsewhere':
    case 'latestFound':
    case 'keepingFailed':
    case 'keepingWorked':
      return updateDevice(state, intent);
    case 'hurryChosen':
    case 'askedAgain':
    case 'engineProgressed':
    case 'engineAnswered':
    case 'engineFailed':
      return updateEngine(state, intent);
    case 'hintChosen':
    case 'hintTaken':
    case 'hintStopped':
    case 'hintExplained':
      return updateHints(state, intent);
    case 'libraryListed':
    case 'libraryChanged':
    case 'searchTyped':
    case 'previewWanted':
    case 'previewFound':
    case 'entryChosen':
    case 'renameAsked':
    case 'entryRenamed':
    case 'entryDeleted':
    case 'deletionUndone':
    case 'filesGiven':
    case 'textGiven':
    case 'readingStopped':
    case 'readingWent':
    case 'newsBrought':
    case 'newsRead':
    case 'entryExported':
    case 'backupAsked':
    case 'choicesBrought':
    case 'tableExported':
      return updateLibrary(state, intent);
    default:
      return updateGame(state, intent);
  }
}
