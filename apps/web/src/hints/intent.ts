/*
 * What someone, or the outside, wants of hints.
 */
import type { Language } from '../text/texts.ts';

export type HintIntent =
  /** "What would a master play?" */
  | { readonly kind: 'hintChosen' }
  /** Whoever was told the price takes it. */
  | { readonly kind: 'hintTaken' }
  | { readonly kind: 'hintStopped' }
  /** `text`: what the hint's move does; `undefined` when the words could not be loaded. */
  | { readonly kind: 'hintExplained'; readonly of: HintName; readonly text: string | undefined };

/** Which hint, and in which language it is told. */
export interface HintName {
  readonly game: string;
  /** See `GivenHint`. */
  readonly events: number;
  readonly language: Language;
}
