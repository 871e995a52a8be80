/*
 * Where one's own problems are kept: beside the settings, like what was tried of them (`attempts-store.ts`). Whoever
 * puts something there is told whether the browser took it.
 */
import { idOf, type KeptProblem, mergedProblems, readKeptProblem } from './own.ts';

export const OWN_KEY = 'honte-own-problems';

/** The oldest first. */
export function keptProblems(): readonly KeptProblem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OWN_KEY) ?? '[]');
    const read = Array.isArray(kept) ? kept.map(readKeptProblem).filter((one) => one !== undefined) : [];
    return mergedProblems(read, []);
  } catch {
    return [];
  }
}

/** Keeps these too; those that are there stay as they are. `false` when the browser has no room. */
export function keepProblems(problems: readonly KeptProblem[]): boolean {
  return write(mergedProblems(keptProblems(), problems));
}

export function renameProblem(id: string, name: string): boolean {
  return write(keptProblems().map((kept) => (idOf(kept.question) === id ? { ...kept, name } : kept)));
}

/** What was removed, to be put back with `keepProblems`; what was tried of it stays. */
export function removeProblem(id: string): KeptProblem | undefined {
  const all = keptProblems();
  const removed = all.find(({ question }) => idOf(question) === id);
  if (removed) write(all.filter((kept) => kept !== removed));
  return removed;
}

function write(problems: readonly KeptProblem[]): boolean {
  try {
    localStorage.setItem(OWN_KEY, JSON.stringify(problems));
    return true;
  } catch {
    return false;
  }
}
