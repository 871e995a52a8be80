/*
 * What concerns the clock. Every intent comes with the time at which it does: see `update`.
 */

import type { TimeSettings } from '@honte/game';
import type { TimeField, TimeKind } from './time-form.ts';

/** On the sheet of a new game. */
export type TimeIntent =
  | { readonly kind: 'timeKindChosen'; readonly time: TimeKind }
  | { readonly kind: 'timePresetChosen'; readonly time: TimeSettings }
  | { readonly kind: 'timeTyped'; readonly field: TimeField; readonly text: string };

/** In the game. */
export type ClockIntent =
  /** A moment has come at which the clock looks different. */
  | { readonly kind: 'ticked' }
  | { readonly kind: 'pauseChosen' }
  | { readonly kind: 'continueChosen' }
  /** Nobody can see the page any more: it is hidden, or closed. */
  | { readonly kind: 'pageHidden' }
  | { readonly kind: 'pageShown' };
