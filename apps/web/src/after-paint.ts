/*
 * Chores that can wait until the eye has been served, but not longer: they run once the next frame is
 * painted, or at once when the page is hidden, reloaded or closed.
 */

/** Makes a place to leave such chores, which run in the order in which they were left. */
export function makeAfterPaint(): (chore: () => void) => void {
  let waiting: (() => void)[] = [];
  const runAll = () => {
    const chores = waiting;
    waiting = [];
    for (const chore of chores) chore();
  };
  addEventListener('pagehide', runAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') runAll();
  });
  return (chore) => {
    waiting.push(chore);
    if (document.visibilityState === 'hidden') runAll();
    // The frame's callback comes before it is painted, a timer set there comes after.
    else if (waiting.length === 1) requestAnimationFrame(() => setTimeout(runAll));
  };
}
