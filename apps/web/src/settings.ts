/*
 * What a person chose once for all games. Kept on the device.
 */
import { MARKS, type ShownMark } from './marks/mark.ts';
import type { Language } from './text/texts.ts';

/** The choices that are one of a few, each with its values; the first is the one to begin with. */
export const CHOICES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  /** How the board looks; where the theme is `contrast`, it does too. */
  board: ['wood', 'paper', 'contrast'],
  /** Letters and numbers around the board: on large screens, on all, on none. */
  coordinates: ['auto', 'always', 'never'],
  /** Where a finger's tap must be confirmed: on boards of small points, on all, on none. */
  touch: ['auto', 'always', 'never'],
  /** Where a letter, `/` or `?` opens the line for typed moves: anywhere in a game, or on the board alone. */
  keys: ['game', 'board'],
  /** Whether things move: as the device says, or not. */
  motion: ['system', 'off'],
} as const;

type Choice = keyof typeof CHOICES;

export interface Settings extends Readonly<{ [C in Choice]: (typeof CHOICES)[C][number] }> {
  readonly language: Language;
  /** The marks that are shown in every game. */
  readonly marks: readonly ShownMark[];
  readonly sound: boolean;
  /** From 1 to 100. */
  readonly volume: number;
}

/** What holds before anybody has chosen anything. */
export function firstSettings(language: Language): Settings {
  return {
    language,
    theme: 'system',
    board: 'wood',
    touch: 'auto',
    keys: 'game',
    motion: 'system',
    coordinates: 'auto',
    marks: [],
    sound: false,
    volume: 60,
  };
}

/** Reads what `JSON.parse` made of kept settings; anything missing or foreign falls back to `fallback`. */
export function readSettings(kept: unknown, fallback: Settings): Settings {
  const from: Partial<Record<keyof Settings, unknown>> = typeof kept === 'object' && kept ? kept : {};
  const { language, marks, sound, volume } = from;
  return {
    language: language === 'fr' || language === 'en' ? language : fallback.language,
    theme: choiceOf(CHOICES.theme, from.theme, fallback.theme),
    board: choiceOf(CHOICES.board, from.board, fallback.board),
    touch: choiceOf(CHOICES.touch, from.touch, fallback.touch),
    keys: choiceOf(CHOICES.keys, from.keys, fallback.keys),
    motion: choiceOf(CHOICES.motion, from.motion, fallback.motion),
    coordinates: choiceOf(CHOICES.coordinates, from.coordinates, fallback.coordinates),
    marks: Array.isArray(marks) ? MARKS.filter((mark) => marks.includes(mark)) : fallback.marks,
    sound: typeof sound === 'boolean' ? sound : fallback.sound,
    volume: typeof volume === 'number' && volume >= 1 && volume <= 100 ? Math.round(volume) : fallback.volume,
  };
}

function choiceOf<T extends string>(values: readonly T[], kept: unknown, fallback: T): T {
  return values.find((value) => value === kept) ?? fallback;
}
