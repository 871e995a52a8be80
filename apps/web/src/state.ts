/*
 * The whole state of the page, immutable. Views are functions of it; `update` makes the next one.
 */
import type { Color, Point, Refusal } from '@honte/rules';
import { firstSheet, type GameSheet } from './game-sheet.ts';
import type { Table } from './kept-game.ts';
import type { Route } from './router.ts';
import type { Settings } from './settings.ts';
import type { Texts } from './text/texts.ts';

export interface AppState {
  readonly settings: Settings;
  /** The texts of the settings' language, or still of the one before while it loads. */
  readonly texts: Texts;
  readonly route: Route;
  readonly sheet: SheetForm;
  /** The game last touched, where "continue" leads. */
  readonly latest: Table | undefined;
  readonly room: Room;
  /** Whether the browser keeps games. */
  readonly keeps: boolean;
}

/** The form of a new game: the sheet so far, and the komi as it is being typed. */
export interface SheetForm {
  readonly sheet: GameSheet;
  readonly komiText: string;
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
}

/** A question that must be answered before the page acts. */
export type Question = 'resign' | 'resume';

/** What the sentence under the board is about; what happened in the game goes without saying. */
export type Notice =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly point: Point; readonly refusal: Refusal; readonly color: Color }
  | { readonly kind: 'liberties'; readonly point: Point }
  | { readonly kind: 'point'; readonly point: Point };

export const NO_NOTICE: Notice = { kind: 'none' };

/** A room for this table with nothing said yet. */
export function roomOf(table: Table): OpenRoom {
  return { kind: 'open', table, notice: NO_NOTICE, showsLiberties: false, asks: undefined };
}

export function firstState(settings: Settings, texts: Texts, route: Route): AppState {
  const sheet = firstSheet(settings.language);
  return {
    settings,
    texts,
    route,
    sheet: { sheet, komiText: texts.common.number(sheet.komi) },
    latest: undefined,
    room: { kind: 'empty' },
    keeps: true,
  };
}
