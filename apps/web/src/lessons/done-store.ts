/*
 * Where it is kept which positions of lessons were solved: beside the settings. What fails here fails silently, as all
 * keeping does where a browser keeps nothing.
 */
import { type DoneExercise, mergedDone, readDone } from './done.ts';

const KEY = 'honte-lessons';

/** The oldest first. */
export function keptDone(): readonly DoneExercise[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const read = Array.isArray(kept) ? kept.map(readDone).filter((one) => one !== undefined) : [];
    return mergedDone(read, []);
  } catch {
    return [];
  }
}

/** Keeps these too. */
export function keepDone(done: readonly DoneExercise[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mergedDone(keptDone(), done)));
  } catch {
    // The next visit begins where this one did.
  }
}

/** The path as on the first day. */
export function forgetDone(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
