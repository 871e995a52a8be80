/*
 * The form of a new game as the person left it: the sheet so far, and against whom. Kept on the device, so
 * that the next game is one touch away.
 */
import type { LevelName } from '@honte/engine';
import { BLACK, type Color, opponent, WHITE } from '@honte/rules';
import { type TimeForm, timeOfForm } from './clock/time-form.ts';
import { firstSheet, type GameSheet, LEVELS, LONGEST_NAME, parseKomi, readSheet } from './game-sheet.ts';
import { BLACK_WISHES, type BlackWish, type Pair, type People, readPairs } from './people.ts';
import { isHandicapFor } from './sheet-handicap.ts';

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
  /** Two people who play here. */
  readonly people: People;
  /** Which of them is to have Black. */
  readonly black: BlackWish;
  /** The last games between people with names, the newest first: each pair once. */
  readonly pairs: readonly Pair[];
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
    people: ['', ''],
    black: 'turns',
    pairs: [],
  };
}

/** What is kept of this form. */
export function keptForm({ komiText: _, timeForm: __, ...form }: SheetForm): KeptForm {
  return form;
}

/** Reads what `JSON.parse` made of a kept form; anything missing or foreign falls back to `fallback`. */
export function readForm(kept: unknown, fallback: KeptForm): KeptForm {
  const from: Partial<Record<keyof KeptForm, unknown>> = typeof kept === 'object' && kept ? kept : {};
  const read = readSheet(from.sheet);
  const sheet = read ?? fallback.sheet;
  return {
    sheet: { ...sheet, computer: undefined, black: '', white: '' },
    opponent: OPPONENTS.find((known) => known === from.opponent) ?? fallback.opponent,
    level: LEVELS.find((known) => known === from.level) ?? fallback.level,
    color: COLOR_WISHES.find((known) => known === from.color) ?? fallback.color,
    lastColor: from.lastColor === BLACK || from.lastColor === WHITE ? from.lastColor : undefined,
    // Older forms had the names on their sheet.
    people: readPeople(from.people) ?? (read ? [read.black, read.white] : fallback.people),
    black: BLACK_WISHES.find((known) => known === from.black) ?? fallback.black,
    pairs: readPairs(from.pairs),
  };
}

function readPeople(kept: unknown): People | undefined {
  if (!Array.isArray(kept)) return undefined;
  const [first, second] = kept as unknown[];
  return typeof first === 'string' && typeof second === 'string'
    ? [first.slice(0, LONGEST_NAME), second.slice(0, LONGEST_NAME)]
    : undefined;
}

/**
 * The color that the person has in the next game against the computer; `lot` where none came before. Handicap
 * stones are the person's, unless White is wished for.
 */
export function nextColor({ color, lastColor, sheet }: SheetForm, lot: Color): Color {
  if (color !== 'turns') return color;
  if (givesHandicap(sheet)) return BLACK;
  return lastColor === undefined ? lot : opponent(lastColor);
}

/** Whether a game by this sheet has handicap stones: nobody has them in a game of first capture. */
export function givesHandicap({ handicap, goal }: GameSheet): boolean {
  return handicap !== undefined && goal !== 'firstCapture';
}

/** What keeps a game from beginning by this form: the field in which something is wrong. */
export function problemOf({
  sheet,
  komiText,
  timeForm,
}: SheetForm): 'komi' | 'handicap' | 'time' | undefined {
  if (sheet.goal !== 'firstCapture') {
    if (sheet.handicap && !isHandicapFor(sheet.size, sheet.handicap)) return 'handicap';
    if (parseKomi(komiText) === undefined) return 'komi';
  }
  return timeOfForm(timeForm).ok ? undefined : 'time';
}
