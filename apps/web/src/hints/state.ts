/*
 * What the page holds of hints beside the games, whose events say which were given.
 */
import type { HintName } from './intent.ts';

/** Why no hint is shown. */
export type HintRefusal = 'notYourTurn' | 'usedUp' | 'over' | 'handicap' | 'paused' | 'failed';

/** What was told of a hint, in which language. */
export interface Explanation {
  readonly of: HintName;
  /** `pending` until the words are there; `undefined` when they could not be loaded. */
  readonly text: string | 'pending' | undefined;
}

export function isSameHint(a: HintName | undefined, b: HintName): boolean {
  return a?.game === b.game && a.events === b.events && a.language === b.language;
}
