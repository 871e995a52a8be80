/*
 * The form of a new game as the person left it: the sheet so far, and against whom. Kept on the device, so
 * that the next game is one touch away.
 */
import type { LevelName } from '@honte/engine';
import { BLACK, type Color, opponent, WHITE } from '@honte/rules';
import type { TimeForm } from './clock/time-form.ts';
import { firstSheet, type GameSheet, LEVELS, readSheet } from './game-sheet.ts';

export interface SheetForm {
  /** What does not depend on the opponent. */
  readonly sheet: GameSheet;
  /** The komi as it is being typed. */
  readonly komiText: string;
  /** The clock as it is being typed. */
  readonly timeForm: TimeForm;
  readonly opponent: Opponent;
  readonly level: LevelName;
  readonly color: ColorWish;
  /** What the person played last against the computer. */
  readonly lastColor: Color | undefined;
}

export type Opponent = 'computer' | 'person';
/** `turns`: by lot the first time, then the other color each time. */
export type ColorWish = 'turns' | Color;

export const OPPONENTS: readonly Opponent[] = ['computer', 'person'];
export const COLOR_WISHES: readonly ColorWish[] = ['turns', BLACK, WHITE];

/** What is kept of a form; its texts of komi and clock follow from the sheet. */
export type KeptForm = Omit<SheetForm, 'komiText' | 'timeForm'>;

export function firstForm(language: 'en' | 'fr'): KeptForm {
  return {
    sheet: firstSheet(language),
    opponent: 'computer',
    level: 'easy',
    color: 'turns',
    lastColor: undefined,
  };
}

/** Reads what `JSON.parse` made of a kept form; anything missing or foreign falls back to `fallback`. */
export function readForm(kept: unknown, fallback: KeptForm): KeptForm {
  const from: Partial<Record<keyof KeptForm, unknown>> = typeof kept === 'object' && kept ? kept : {};
  const sheet = readSheet(from.sheet) ?? fallback.sheet;
  return {
    sheet: { ...sheet, computer: undefined },
    opponent: OPPONENTS.find((known) => known === from.opponent) ?? fallback.opponent,
    level: LEVELS.find((known) => known === from.level) ?? fallback.level,
    color: COLOR_WISHES.find((known) => known === from.color) ?? fallback.color,
    lastColor: from.lastColor === BLACK || from.lastColor === WHITE ? from.lastColor : undefined,
  };
}

/** The color that the person has in the next game against the computer; `lot` where none came before. */
export function nextColor({ color, lastColor }: SheetForm, lot: Color): Color {
  if (color !== 'turns') return color;
  return lastColor === undefined ? lot : opponent(lastColor);
}
