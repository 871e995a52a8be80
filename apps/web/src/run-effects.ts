/*
 * The one file that touches the outside: addresses, storage, files of text. What it finds or fails at
 * comes back as an intent.
 */
import { makeAfterPaint } from './after-paint.ts';
import type { Effect } from './effect.ts';
import { GamesStore } from './games-store.ts';
import type { Intent } from './intent.ts';
import type { Table } from './kept-game.ts';
import { parseAddress, printAddress } from './router.ts';
import { readSettings, type Settings } from './settings.ts';
import { languageOf, loadTexts } from './text/texts.ts';

const SETTINGS_KEY = 'honte-settings';

/** Does effects and sends what comes of them. */
export function makeOutside(send: (intent: Intent) => void): (effect: Effect) => void {
  const store = new GamesStore((kept) => send({ kind: 'gameChangedElsewhere', kept }));

  addEventListener('hashchange', () => send({ kind: 'went', route: parseAddress(location.hash) }));
  store.latest().then(
    (kept) => kept && send({ kind: 'latestFound', kept }),
    () => send({ kind: 'keepingFailed' }),
  );

  const afterPaint = makeAfterPaint();
  const keep = async (table: Table) => {
    const written = await store.keep(table, Date.now());
    if (written === 'failed') send({ kind: 'keepingFailed' });
    if (written !== 'behind') return;
    const kept = await store.find(table.id);
    if (kept) send({ kind: 'gameChangedElsewhere', kept });
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
        keepSettings(effect.settings);
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
        afterPaint(() => keep(effect.table));
        break;
      case 'findGame':
        store.find(effect.id).then(
          (kept) => send(kept ? { kind: 'gameFound', kept } : { kind: 'gameNotFound', id: effect.id }),
          () => send({ kind: 'gameNotFound', id: effect.id }),
        );
        break;
    }
  };
}

/** The settings kept on this device, or those that fit the browser. */
export function keptSettings(): Settings {
  const fallback = {
    language: languageOf(navigator.languages),
    theme: 'system',
    coordinates: false,
  } as const;
  try {
    return readSettings(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null'), fallback);
  } catch {
    return fallback;
  }
}

function keepSettings(settings: Settings): void {
  showSettings(settings);
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows the choice until the page is closed.
  }
}

/** Puts language and look on the document, where style sheets and screen readers find them. */
export function showSettings({ language, theme }: Settings): void {
  document.documentElement.lang = language;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
