/*
 * A thread that thinks: the entry that `process-io.ts` starts a worker with.
 */
import { parentPort } from 'node:worker_threads';
import { host, nodeChannel } from '@honte/engine';
import { invariant } from '@honte/rules';
import { HOST_OPTIONS } from './thinking-host.ts';

invariant(parentPort !== null, 'this is to be started as a worker');
host(nodeChannel(parentPort), HOST_OPTIONS);
