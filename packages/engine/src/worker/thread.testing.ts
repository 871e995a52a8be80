/*
 * A worker thread of Node that thinks; tests start it with `startThread`.
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Chance } from '../chance.ts';
import { playoutEvaluator } from '../evaluators/playout.ts';
import { type Channel, nodeChannel } from './channel.ts';
import { host } from './host.ts';
import type { FromEngine, ToEngine } from './messages.ts';

/** Starts a thread, and is the channel to it. */
export function startThread(): Channel<FromEngine, ToEngine> {
  const entry = JSON.stringify(import.meta.url);
  const code = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); });`;
  return nodeChannel(new Worker(code, { eval: true, execArgv: ['--conditions=honte-source'] }));
}

if (!isMainThread && parentPort !== null)
  host(nodeChannel(parentPort), {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    evaluatorOf: (geometry, seed) => playoutEvaluator(geometry, new Chance(seed)),
    networkOf: () => undefined,
  });
