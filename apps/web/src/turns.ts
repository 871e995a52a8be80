/*
 * Long work in pieces, so that the page has its turn between them: it scrolls, and it hears a change of mind.
 */

/** How long the page may be kept waiting: half a frame. */
const TURN_MS = 8;

/** Time and rest, as the browser has them. */
export interface Turns {
  /** In milliseconds. */
  now(): number;
  /** Resolves when everything else that waits has had its turn. */
  pause(): Promise<void>;
}

/** Waits for a turn of the event loop by a message: a timer would sleep for 4 ms each time. */
export function makePause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let wake = () => {};
  port1.onmessage = () => wake();
  return () =>
    new Promise((resolve) => {
      wake = resolve;
      port2.postMessage(0);
    });
}

/** Waits until nothing else is to be done, where the browser says so: for what nobody waits for. */
export function makeIdlePause(): () => Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return makePause();
  return () => new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/** Whoever waits for the work. */
export interface Watch {
  /** No longer, and the work is left undone. */
  isWanted(): boolean;
  /** Told after each piece how far it is, in the work's own measure. */
  went(done: number): void;
}

/** What steps come to, taken a few at a time; `undefined` when nobody wanted it any more. */
export async function inTurns<T>(
  steps: Iterator<number, T, void>,
  { isWanted, went }: Watch,
  { now, pause }: Turns = { now: () => performance.now(), pause: makePause() },
): Promise<T | undefined> {
  let began = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (now() - began < TURN_MS) continue;
    went(step.value);
    await pause();
    if (!isWanted()) return undefined;
    began = now();
  }
}
