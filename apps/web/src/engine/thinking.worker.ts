/*
 * The worker in which the computer thinks, apart from the page, which is never kept waiting by it.
 */
import { Chance, type FromEngine, host, playoutEvaluator, type ToEngine, webChannel } from '@honte/engine';

/** Waits for a turn of the event loop by a message: a timer would sleep for 4 ms each time. */
function makePause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let wake = () => {};
  port1.onmessage = () => wake();
  return () =>
    new Promise((resolve) => {
      wake = resolve;
      port2.postMessage(0);
    });
}

host(webChannel<ToEngine, FromEngine>(self), {
  now: () => performance.now(),
  pause: makePause(),
  evaluatorOf: (geometry, seed) => playoutEvaluator(geometry, new Chance(seed)),
});

// A promise that fails in here would leave the page waiting; an error is heard there.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
