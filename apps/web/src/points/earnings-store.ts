/*
 * Where the points of deleted games are kept: beside the settings, a line a game. What fails here fails
 * silently, as all keeping does where a browser keeps nothing.
 */
import { type KeptEarning, readKeptEarning } from './kept-earning.ts';

const KEY = 'honte-points';

export function keptEarnings(): KeptEarning[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(readKeptEarning).filter((one) => one !== undefined) : [];
  } catch {
    return [];
  }
}

/** Keeps these too; one game has one line. */
export function keepEarnings(earnings: readonly KeptEarning[]): void {
  const all = new Map([...keptEarnings(), ...earnings].map((one) => [one.id, one]));
  try {
    localStorage.setItem(KEY, JSON.stringify([...all.values()]));
  } catch {
    // The games themselves are said not to be kept.
  }
}
