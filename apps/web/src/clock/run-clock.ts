/*
 * The effects of the clock: a timer that wakes the page, a note of when a game was last seen running, and
 * whether anybody can see the page.
 */
import type { Intent } from '../intent.ts';
import type { ClockEffect } from './clock-effect.ts';

/** A note more often than this is no use: a page that is killed loses this much of its time at the most. */
const NOTED_EVERY_MS = 900;

/** Does the effects and sends what comes of them. */
export function makeClockRunner(send: (intent: Intent) => void): (effect: ClockEffect) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;

  document.addEventListener('visibilitychange', () => {
    send({ kind: document.visibilityState === 'hidden' ? 'pageHidden' : 'pageShown' });
  });
  addEventListener('pagehide', () => send({ kind: 'pageHidden' }));
  addEventListener('pageshow', () => {
    if (document.visibilityState === 'visible') send({ kind: 'pageShown' });
  });

  return function run(effect) {
    clearTimeout(timer);
    switch (effect.kind) {
      case 'runClock':
        timer = setTimeout(() => send({ kind: 'ticked' }), effect.inMs);
        if (Math.abs(effect.now - notedAt) < NOTED_EVERY_MS) return;
        notedAt = effect.now;
        try {
          localStorage.setItem(keyOf(effect.game), String(effect.now));
        } catch {
          // A browser that keeps nothing keeps no game either.
        }
        break;
      case 'stopClock':
        notedAt = Number.NEGATIVE_INFINITY;
        try {
          localStorage.removeItem(keyOf(effect.game));
        } catch {
          // Likewise.
        }
    }
  };
}

/** When a game was last seen running, milliseconds since 1970; `undefined` when that was not noted. */
export function lastSeen(game: string): number | undefined {
  try {
    const noted = Number(localStorage.getItem(keyOf(game)) ?? Number.NaN);
    return Number.isFinite(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(game: string): string {
  return `honte-seen-${game}`;
}
