/*
 * Two tabs may show one game, and both would answer for the computer. One of them thinks; the other waits, and
 * mostly hears the answer before it is its turn.
 */

/**
 * A tab that was put to sleep, as phones do, keeps others waiting. After so long they think all the same: of two
 * answers the games' store keeps the first.
 */
const LONGEST_WAIT_MS = 12_000;

/** Does `work` on a game while no other tab does; at once in a browser that cannot tell. */
export async function aloneWith<T>(game: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS);
  let begun: Promise<T> | undefined;
  try {
    await locks.request(`honte-thinks-${game}`, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      begun = work();
      // It is the caller who hears how it ends.
      return begun.catch(() => undefined);
    });
  } catch {
    // Waited for too long, or refused by the browser.
  } finally {
    clearTimeout(timer);
  }
  return begun ?? work();
}
