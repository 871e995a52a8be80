/*
 * What someone, or the outside, wants of the page. Buttons, keys and screen readers send the same ones.
 */
import type { Color, Point, RulesetName } from '@honte/rules';
import type { KeptGame } from './kept-game.ts';
import type { Route } from './router.ts';
import type { Settings } from './settings.ts';
import type { Question } from './state.ts';
import type { Language, Texts } from './text/texts.ts';

export type Intent =
  | { readonly kind: 'went'; readonly route: Route }
  | { readonly kind: 'settingsChosen'; readonly change: Partial<Settings> }
  | { readonly kind: 'textsLoaded'; readonly language: Language; readonly texts: Texts }
  // The sheet of a new game.
  | { readonly kind: 'sizeChosen'; readonly size: number }
  | { readonly kind: 'rulesetChosen'; readonly ruleset: RulesetName }
  | { readonly kind: 'komiTyped'; readonly text: string }
  | { readonly kind: 'nameTyped'; readonly color: Color; readonly name: string }
  | { readonly kind: 'namesSwapped' }
  /** `first`: where the first stone goes, when touching the board began the game. */
  | { readonly kind: 'begun'; readonly id: string; readonly now: number; readonly first?: Point }
  // The game.
  | { readonly kind: 'pointChosen'; readonly point: Point }
  | { readonly kind: 'passChosen' }
  | { readonly kind: 'undoChosen' }
  | { readonly kind: 'redoChosen' }
  | { readonly kind: 'libertiesToggled' }
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'answeredNo' }
  | { readonly kind: 'resignChosen' }
  | { readonly kind: 'accepted'; readonly by: Color }
  | { readonly kind: 'resumeChosen'; readonly by: Color }
  | { readonly kind: 'rematchChosen'; readonly id: string; readonly now: number }
  // What the device answers.
  | { readonly kind: 'gameFound'; readonly kept: KeptGame }
  | { readonly kind: 'gameNotFound'; readonly id: string }
  | { readonly kind: 'gameChangedElsewhere'; readonly kept: KeptGame }
  | { readonly kind: 'latestFound'; readonly kept: KeptGame }
  | { readonly kind: 'keepingFailed' };
