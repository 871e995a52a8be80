/*
 * Two tabs know of the same problems: what one keeps, the other hears.
 */
import { ATTEMPTS_KEY } from './attempts-store.ts';
import { OWN_KEY } from './own-store.ts';

/** Calls back when another tab has kept something of problems. Returns how to end that. */
export function watchProblems(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key, all was cleared.
    if (key === null || key === ATTEMPTS_KEY || key === OWN_KEY) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
