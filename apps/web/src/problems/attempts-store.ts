/*
 * Where attempts at problems are kept: beside the settings. What fails here fails silently, as all keeping does where a
 * browser keeps nothing; the list that was written last is then what is known.
 */
import { type Attempt, mergedAttempts, readAttempt } from './attempts.ts';

export const ATTEMPTS_KEY = 'honte-problems';

/** The oldest first. */
export function keptAttempts(): readonly Attempt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ATTEMPTS_KEY) ?? '[]');
    const read = Array.isArray(kept) ? kept.map(readAttempt).filter((one) => one !== undefined) : [];
    return mergedAttempts(read, []);
  } catch {
    return [];
  }
}

/** Keeps these too. */
export function keepAttempts(attempts: readonly Attempt[]): void {
  try {
    localStorage.setItem(ATTEMPTS_KEY, JSON.stringify(mergedAttempts(keptAttempts(), attempts)));
  } catch {
    // The next visit begins where this one did.
  }
}
