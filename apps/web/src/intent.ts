/*
 * What someone, or the outside, wants of the page. Buttons, keys and screen readers send the same ones.
 */
import type { LevelName } from '@honte/engine';
import type { Goal } from '@honte/game';
import type { Color, Point, RulesetName } from '@honte/rules';
import type { ClockIntent, TimeIntent } from './clock/clock-intent.ts';
import type { EngineAnswer, EngineFailure, EngineJob, Progress } from './engine/job.ts';
import type { GameSheet } from './game-sheet.ts';
import type { HintIntent } from './hints/intent.ts';
import type { KeptGame } from './kept-game.ts';
import type { LibraryIntent } from './library/intent.ts';
import type { BlackWish } from './people.ts';
import type { Ledger } from './points/ledger.ts';
import type { Route } from './router.ts';
import type { Settings } from './settings.ts';
import type { ColorWish, Opponent } from './sheet-form.ts';
import type { SheetHandicap } from './sheet-handicap.ts';
import type { Sound } from './sound/sound.ts';
import type { Question } from './state.ts';
import type { Language, Texts } from './text/texts.ts';

export type Intent =
  | { readonly kind: 'went'; readonly route: Route }
  | { readonly kind: 'settingsChosen'; readonly change: Partial<Settings> }
  | { readonly kind: 'textsLoaded'; readonly language: Language; readonly texts: Texts }
  /** Something happened on a screen with a state of its own, to be said aloud; to be heard. */
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'sounded'; readonly sound: Sound }
  // The sheet of a new game.
  | { readonly kind: 'opponentChosen'; readonly opponent: Opponent }
  | { readonly kind: 'levelChosen'; readonly level: LevelName }
  | { readonly kind: 'colorWished'; readonly color: ColorWish }
  | { readonly kind: 'sizeChosen'; readonly size: number }
  | { readonly kind: 'rulesetChosen'; readonly ruleset: RulesetName }
  | { readonly kind: 'komiTyped'; readonly text: string }
  | { readonly kind: 'gameChosen'; readonly goal: Goal; readonly size: number }
  | { readonly kind: 'handicapChosen'; readonly handicap: SheetHandicap | undefined }
  | { readonly kind: 'nameTyped'; readonly person: 0 | 1; readonly name: string }
  | { readonly kind: 'blackWished'; readonly black: BlackWish }
  /** `first`: where Black's first stone goes, when touching the board began the game; `lot`: a color drawn. */
  | {
      readonly kind: 'begun';
      readonly id: string;
      readonly now: number;
      readonly lot: Color;
      readonly first?: Point;
    }
  // The viewer of records.
  /** A person who looks through a record is at this place of it. */
  | { readonly kind: 'wayShown'; readonly id: string; readonly way: string }
  // Screens of their own with places in them.
  /** A person is at this place of the guided game; has been drawn this ending. */
  | { readonly kind: 'placeShown'; readonly place: number }
  /** What is on the board where a position is solved. */
  | { readonly kind: 'wordShown'; readonly word: string }
  | { readonly kind: 'lotShown'; readonly id: string; readonly lot: string }
  | { readonly kind: 'begunFrom'; readonly sheet: GameSheet; readonly id: string; readonly now: number }
  // The book.
  /** A reader of this chapter has come to this section. */
  | { readonly kind: 'sectionShown'; readonly id: string; readonly section: string }
  // The game.
  /** The handicap stones stand where Black wants them. */
  | { readonly kind: 'handicapDone' }
  | { readonly kind: 'pointChosen'; readonly point: Point }
  | { readonly kind: 'passChosen' }
  /** What there is to say to a typed line, in the language of the page; `heard`: aloud, where that is more. */
  | { readonly kind: 'lineAnswered'; readonly text: string; readonly heard?: string }
  | { readonly kind: 'undoChosen' }
  | { readonly kind: 'redoChosen' }
  | { readonly kind: 'libertiesToggled' }
  | { readonly kind: 'asked'; readonly question: Question }
  | { readonly kind: 'answeredNo' }
  | { readonly kind: 'resignChosen' }
  | { readonly kind: 'accepted'; readonly by: Color }
  | { readonly kind: 'resumeChosen'; readonly by: Color }
  | { readonly kind: 'rematchChosen'; readonly id: string; readonly now: number }
  // The computer as a player.
  | { readonly kind: 'countAccepted' }
  | { readonly kind: 'itsMarksTaken' }
  /** The last change of the marks is taken back, or brought back. */
  | { readonly kind: 'markTurnedBack'; readonly way: 'undo' | 'redo' }
  | { readonly kind: 'hurryChosen' }
  | { readonly kind: 'askedAgain' }
  | { readonly kind: 'engineProgressed'; readonly job: EngineJob; readonly progress: Progress }
  | { readonly kind: 'engineAnswered'; readonly job: EngineJob; readonly answer: EngineAnswer }
  | { readonly kind: 'engineFailed'; readonly job: EngineJob; readonly why: EngineFailure }
  // What the device answers.
  /** `seenAt`: when its clock was last seen running, milliseconds since 1970. */
  | { readonly kind: 'gameFound'; readonly kept: KeptGame; readonly seenAt?: number | undefined }
  | { readonly kind: 'gameNotFound'; readonly id: string }
  | { readonly kind: 'gameChangedElsewhere'; readonly kept: KeptGame }
  | { readonly kind: 'latestFound'; readonly kept: KeptGame }
  | { readonly kind: 'keepingFailed' | 'keepingWorked' }
  | TimeIntent
  | ClockIntent
  | HintIntent
  | { readonly kind: 'ledgerListed'; readonly ledger: Ledger }
  | LibraryIntent;
