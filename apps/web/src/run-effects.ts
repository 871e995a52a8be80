/*
 * The one file that touches the outside: addresses, storage, files of text. What it finds or fails at
 * comes back as an intent.
 */
import { makeAfterPaint } from './after-paint.ts';
import { lastSeen, makeClockRunner } from './clock/run-clock.ts';
import { openDatabase } from './database.ts';
import type { Effect } from './effect.ts';
import { makeEngineRunner } from './engine/run-engine.ts';
import { GamesStore } from './games-store.ts';
import type { Intent } from './intent.ts';
import type { Table } from './kept-game.ts';
import type { LibraryEffect } from './library/effect.ts';
import type { Shelves } from './library/shelves.ts';
import type { Ledger } from './points/ledger.ts';
import { RecordsStore } from './records-store.ts';
import { parseAddress, printAddress } from './router.ts';
import { firstSettings, readSettings, type Settings } from './settings.ts';
import { firstForm, type KeptForm, readForm } from './sheet-form.ts';
import type { Sound } from './sound/sound.ts';
import { languageOf, loadTexts } from './text/texts.ts';

const SETTINGS_KEY = 'honte-settings';
const FORM_KEY = 'honte-form';

/** Does effects and sends what comes of them. */
export function makeOutside(send: (intent: Intent) => void): (effect: Effect) => void {
  const database = openDatabase();
  const shelved = (id: string) => send({ kind: 'libraryChanged', id });
  const store = new GamesStore(
    database,
    (kept) => {
      send({ kind: 'gameChangedElsewhere', kept });
      shelved(kept.id);
    },
    shelved,
  );
  const runLibrary = makeLazyLibrary({ games: store, records: new RecordsStore(database, shelved) }, send);

  addEventListener('hashchange', () => send({ kind: 'went', route: parseAddress(location.hash) }));
  store.latest().then(
    (kept) => kept && send({ kind: 'latestFound', kept }),
    () => send({ kind: 'keepingFailed' }),
  );

  const runEngine = makeEngineRunner(send);
  const runClock = makeClockRunner(send);
  const afterPaint = makeAfterPaint();
  const playSound = makeLazyPlayer();
  const keepGame = async (table: Table) => {
    const written = await store.keep(table, Date.now());
    if (written === 'failed') send({ kind: 'keepingFailed' });
    else send({ kind: 'keepingWorked' });
    if (written !== 'behind') return;
    const kept = await store.find(table.id);
    if (kept) send({ kind: 'gameChangedElsewhere', kept });
  };

  let ledgers = 0;
  const listLedger = () => {
    const mine = ++ledgers;
    const show = (ledger: Ledger) => send({ kind: 'ledgerListed', ledger });
    import('./points/list-ledger.ts')
      .then((drawing) => drawing.listLedger(store, show, () => mine === ledgers))
      .catch(() => undefined);
  };

  return function run(effect) {
    switch (effect.kind) {
      case 'go': {
        const address = printAddress(effect.route);
        if (effect.replaces) history.replaceState(null, '', address);
        else history.pushState(null, '', address);
        break;
      }
      case 'keepSettings':
        showSettings(effect.settings);
        keep(SETTINGS_KEY, effect.settings);
        break;
      case 'keepForm':
        keep(FORM_KEY, effect.form);
        break;
      case 'loadTexts': {
        const { language } = effect;
        // Without its file the page stays in the language it has.
        loadTexts(language).then(
          (texts) => send({ kind: 'textsLoaded', language, texts }),
          () => undefined,
        );
        break;
      }
      case 'keepGame':
        afterPaint(() => keepGame(effect.table));
        break;
      case 'findGame':
        store.find(effect.id).then(
          (kept) =>
            send(
              kept
                ? { kind: 'gameFound', kept, seenAt: lastSeen(kept.id) }
                : { kind: 'gameNotFound', id: effect.id },
            ),
          () => {
            send({ kind: 'keepingFailed' });
            send({ kind: 'gameNotFound', id: effect.id });
          },
        );
        break;
      case 'runClock':
      case 'stopClock':
        runClock(effect);
        break;
      case 'explainHint': {
        const { of, table } = effect;
        const tell = (text: string | undefined) => send({ kind: 'hintExplained', of, text });
        import('./hints/explain.ts')
          .then(({ explainHint }) => explainHint(table, of.language))
          // Without its words the hint still shows its move.
          .then(tell, () => tell(undefined));
        break;
      }
      case 'listLedger':
        listLedger();
        break;
      case 'askEngine':
      case 'hurryEngine':
      case 'stopEngine':
        runEngine(effect);
        break;
      case 'playSound':
        playSound(effect.sound, effect.volume);
        break;
      default:
        runLibrary(effect);
    }
  };
}

/** Fetches what does the library's effects with the first of them. */
function makeLazyLibrary(shelves: Shelves, send: (intent: Intent) => void): (effect: LibraryEffect) => void {
  let making: Promise<(effect: LibraryEffect) => void> | undefined;
  const make = async () => (await import('./library/run-library.ts')).makeLibraryRunner(shelves, send);
  return (effect) => {
    making ??= make();
    making.then(
      (run) => run(effect),
      () => {
        // Without a network, and not kept yet: the next effect tries again.
        making = undefined;
        send({ kind: 'newsBrought', news: { kind: 'keepingFailed' } });
      },
    );
  };
}

/** Fetches what makes sounds with the first of them; without it the page stays silent. */
function makeLazyPlayer(): (sound: Sound, volume: number) => void {
  let making: Promise<(sound: Sound, volume: number) => void> | undefined;
  return (sound, volume) => {
    making ??= import('./sound/player.ts').then(({ makePlayer }) => makePlayer());
    making.then(
      (play) => play(sound, volume),
      () => {
        making = undefined;
      },
    );
  };
}

/** The settings kept on this device, or those that fit the browser. */
export function keptSettings(): Settings {
  return readSettings(kept(SETTINGS_KEY), firstSettings(languageOf(navigator.languages)));
}

/** The form of a new game as it was left on this device. */
export function keptForm({ language }: Settings): KeptForm {
  return readForm(kept(FORM_KEY), firstForm(language));
}

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows the choice until the page is closed.
  }
}

/** Puts language and look on the document, where style sheets and screen readers find them. */
export function showSettings({ language, theme, motion }: Settings): void {
  document.documentElement.lang = language;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (motion === 'off') document.documentElement.dataset.motion = 'off';
  else delete document.documentElement.dataset.motion;
}
