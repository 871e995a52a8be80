/*
 * How the engine is served here: in a thread of its own, or in the same one.
 */
import {
  Chance,
  type Channel,
  channelPair,
  type FromEngine,
  type HostOptions,
  host,
  playoutEvaluator,
  type ToEngine,
} from '@honte/engine';
import { networkOf } from './networks.ts';

export const HOST_OPTIONS: HostOptions = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  evaluatorOf: (geometry, seed) => playoutEvaluator(geometry, new Chance(seed)),
  networkOf,
};

/** An engine in this thread, in turns with whatever else is done in it. */
export function thinkHere(): Channel<FromEngine, ToEngine> {
  const [here, there] = channelPair<FromEngine, ToEngine>();
  host(there, HOST_OPTIONS);
  return here;
}
