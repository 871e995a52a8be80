/*
 * Chores for the outside, as data. `run-effects.ts` does them; what they bring comes back as intents.
 */
import type { ClockEffect } from './clock/clock-effect.ts';
import type { EngineJob, EngineQuestion } from './engine/job.ts';
import type { HintName } from './hints/intent.ts';
import type { Table } from './kept-game.ts';
import type { LibraryEffect } from './library/effect.ts';
import type { Route } from './router.ts';
import type { Settings } from './settings.ts';
import type { KeptForm } from './sheet-form.ts';
import type { Sound } from './sound/sound.ts';
import type { Language } from './text/texts.ts';

export type Effect =
  /** Changes the address: a new entry to go back from, or in place of the present one. */
  | { readonly kind: 'go'; readonly route: Route; readonly replaces: boolean }
  | { readonly kind: 'keepSettings'; readonly settings: Settings }
  | { readonly kind: 'keepForm'; readonly form: KeptForm }
  | { readonly kind: 'loadTexts'; readonly language: Language }
  | { readonly kind: 'keepGame'; readonly table: Table }
  | { readonly kind: 'findGame'; readonly id: string }
  /** Drops whatever the computer was at. */
  | { readonly kind: 'askEngine'; readonly job: EngineJob; readonly question: EngineQuestion }
  /** Has it answer the open question with what it has found so far. */
  | { readonly kind: 'hurryEngine' }
  | { readonly kind: 'stopEngine' }
  | ClockEffect
  /** Brings the words for the hint that belongs to the table's position. */
  | { readonly kind: 'explainHint'; readonly of: HintName; readonly table: Table }
  | { readonly kind: 'listLedger' }
  /** `volume`: from 1 to 100. */
  | { readonly kind: 'playSound'; readonly sound: Sound; readonly volume: number }
  | LibraryEffect;
