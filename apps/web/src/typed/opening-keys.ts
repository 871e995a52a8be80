/*
 * Which keys open the line for typed moves: anywhere in a game but where text is typed, or on the board alone. On the board a letter and
 * digits name a point, which is the board's own affair; a second letter begins a word.
 */
import type { Settings } from '../settings.ts';

export interface TypedKey {
  readonly key: string;
  /** With Control, Alt or the system's key. */
  readonly isChord: boolean;
  /** Where the focus is. */
  readonly place: 'board' | 'text' | 'elsewhere';
  /** Where single keys open the line, as chosen in the settings. */
  readonly keys: Settings['keys'];
}

/**
 * What the line begins with when this key opens it; `undefined` when it does not.
 *
 * @param before what was typed on the board just before: a letter, or nothing.
 */
export function openedBy({ key, isChord, place, keys }: TypedKey, before: string): string | undefined {
  if (isChord || place === 'text' || (keys === 'board' && place !== 'board')) return undefined;
  if (key === '/') return '';
  if (key === '?') return '?';
  if (!isLetter(key)) return undefined;
  if (place === 'elsewhere') return key;
  return before === '' ? undefined : before + key;
}

export function isLetter(key: string): boolean {
  return /^\p{L}$/u.test(key);
}
