/*
 * The worker in which the computer thinks, apart from the page, which is never kept waiting by it.
 */
import { Chance, type FromEngine, host, playoutEvaluator, type ToEngine, webChannel } from '@honte/engine';
import { makePause } from '../turns.ts';

host(webChannel<ToEngine, FromEngine>(self), {
  now: () => performance.now(),
  pause: makePause(),
  evaluatorOf: (geometry, seed) => playoutEvaluator(geometry, new Chance(seed)),
  networkOf: () => undefined,
});

// A promise that fails in here would leave the page waiting; an error is heard there.
self.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
