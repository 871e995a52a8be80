/*
 * The whole state of the page, immutable. Views are functions of it; `update` makes the next one.
 */

import type { ChainFate } from '@honte/engine';
import type { Color, Point, Refusal } from '@honte/rules';
import type { Announcement } from './announcements/announcement.ts';
import { type ClockState, STILL_CLOCK } from './clock/clock-state.ts';
import { formOfTime } from './clock/time-form.ts';
import type { Marks } from './derive/dispute.ts';
import { type Engine, IDLE } from './engine/job.ts';
import type { Explanation, HintRefusal } from './hints/state.ts';
import type { Table } from './kept-game.ts';
import { EMPTY_LIBRARY, type Library } from './library/state.ts';
import type { Ledger } from './points/ledger.ts';
import type { Route } from './router.ts';
import type { Settings } from './settings.ts';
import { firstForm, type KeptForm, type SheetForm } from './sheet-form.ts';
import type { Language, Texts } from './text/texts.ts';

export interface AppState {
  readonly settings: Settings;
  /** The texts of the settings' language, or still of the one before while it loads. */
  readonly texts: Texts;
  readonly route: Route;
  readonly sheet: SheetForm;
  /** The game last touched, where "continue" leads. */
  readonly latest: Table | undefined;
  readonly room: Room;
  /** What the computer is at. Not part of the room, whose board need not be drawn anew while it thinks. */
  readonly engine: Engine;
  /** How many questions the computer has been asked: the number of the last. */
  readonly jobs: number;
  /** What was told of the hint on the board, as far as its words are there. */
  readonly explanation: Explanation | undefined;
  /** What finished games earned; `undefined` before anybody asked. */
  readonly ledger: Ledger | undefined;
  /** Games and records on the device. */
  readonly library: Library;
  /** Whether the browser keeps games. */
  readonly keeps: boolean;
  /** What was said aloud, the last at the end. */
  readonly announcements: readonly Announcement[];
  /** When the last intent came, milliseconds since 1970. */
  readonly now: number;
  readonly clock: ClockState;
}

/** The room in which a game is played. */
type Room =
  | { readonly kind: 'empty' }
  | { readonly kind: 'opening'; readonly id: string }
  | { readonly kind: 'missing'; readonly id: string }
  | OpenRoom;

export interface OpenRoom {
  readonly kind: 'open';
  readonly table: Table;
  readonly notice: Notice;
  /** Whether a touched chain shows its liberties instead of being refused. */
  readonly showsLiberties: boolean;
  readonly asks: Question | undefined;
  /** Whether the computer is wanted for a hint. */
  readonly isSeekingHint: boolean;
  /** What the computer thinks of each chain while the dead are agreed on; `undefined` before it has said so. */
  readonly judgment: readonly ChainFate[] | undefined;
  readonly toggles: Toggles;
  /** Black's lead as the computer saw it when it moved last, after so many events; `undefined` before it did. */
  readonly estimate: { readonly events: number; readonly lead: number } | undefined;
  /** Whether the person was told that passing gives the game away: nobody is told so twice. */
  readonly isWarned: boolean;
}

/** Marks as they were before each change of them, and those taken back; the last at the end. */
export interface Toggles {
  readonly past: readonly Marks[];
  readonly future: readonly Marks[];
}

export const NO_TOGGLES: Toggles = { past: [], future: [] };

/** A question that must be answered before the page acts. */
export type Question = 'pass' | 'passBehind' | 'resign' | 'resume' | 'hint';

/** What the sentence under the board is about; what happened in the game goes without saying. */
export type Notice =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly point: Point; readonly refusal: Refusal; readonly color: Color }
  | { readonly kind: 'liberties'; readonly point: Point }
  | { readonly kind: 'point'; readonly point: Point }
  /** What a typed line was answered, in this language. */
  | { readonly kind: 'answered'; readonly text: string; readonly heard: string; readonly language: Language }
  /** A chain whose mark the person changed. */
  | { readonly kind: 'marked'; readonly point: Point }
  /** The hint that belongs to the position is told again; or why there is none. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'hintRefused'; readonly why: HintRefusal }
  /** What was done here last is lost: the game went on in another tab at the same moment. */
  | { readonly kind: 'overtaken' }
  /** A dispute that was played out on a copy. */
  | { readonly kind: 'settled'; readonly point: Point };

export const NO_NOTICE: Notice = { kind: 'none' };

/** A room for this table with nothing said yet. */
export function roomOf(table: Table): OpenRoom {
  return {
    kind: 'open',
    table,
    notice: NO_NOTICE,
    showsLiberties: false,
    asks: undefined,
    isSeekingHint: false,
    judgment: undefined,
    toggles: NO_TOGGLES,
    estimate: undefined,
    isWarned: false,
  };
}

/** @param form the form of a new game as it was kept; a first one when left out. */
export function firstState(
  settings: Settings,
  texts: Texts,
  route: Route,
  form: KeptForm = firstForm(settings.language),
): AppState {
  return {
    settings,
    texts,
    route,
    sheet: {
      ...form,
      komiText: texts.common.number(form.sheet.komi),
      timeForm: formOfTime(form.sheet.time),
    },
    latest: undefined,
    room: { kind: 'empty' },
    engine: IDLE,
    jobs: 0,
    explanation: undefined,
    ledger: undefined,
    library: EMPTY_LIBRARY,
    keeps: true,
    announcements: [],
    now: 0,
    clock: STILL_CLOCK,
  };
}
