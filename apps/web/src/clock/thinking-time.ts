/*
 * A game's clock as the computer reads it. Data alone: what comes of it is computed where the computer is,
 * which is loaded when it is first asked.
 */

import type { Left, TimeSystem } from '@honte/engine';
import type { Clock, TimeLeft, TimeSettings } from '@honte/game';
import { type Color, ofColor } from '@honte/rules';

export interface ThinkingTime {
  readonly system: TimeSystem;
  readonly left: Left;
}

/** What its clock leaves to the player with this color. */
export function thinkingTimeOf(clock: Clock, color: Color): ThinkingTime {
  return { system: systemOf(clock.settings), left: leftOf(ofColor(clock, color)) };
}

function systemOf(settings: TimeSettings): TimeSystem {
  if (settings.kind === 'none') return { kind: 'none' };
  const main = settings.mainMs / 1000;
  switch (settings.kind) {
    case 'absolute':
      return { kind: 'absolute', main };
    case 'fischer':
      return { kind: 'fischer', main, increment: settings.incrementMs / 1000 };
    case 'byoyomi':
      return { kind: 'byoyomi', main, periods: settings.periods, period: settings.periodMs / 1000 };
    case 'canadian':
      return { kind: 'canadian', main, stones: settings.stones, period: settings.periodMs / 1000 };
  }
}

function leftOf(left: TimeLeft): Left {
  switch (left.kind) {
    case 'unlimited':
    case 'out':
      return { seconds: 0, count: 0 };
    case 'main':
      return { seconds: left.mainMs / 1000, count: 0 };
    case 'byoyomi':
      return { seconds: left.periodMs / 1000, count: left.periods };
    case 'canadian':
      return { seconds: left.periodMs / 1000, count: left.stones };
  }
}
