/*
 * Serves the built page: `node dist/main.js [folder]`. The folder is apps/web/dist unless one is given.
 * Ends with 0 when asked to stop, with 1 and one line when it cannot start.
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { printAddress, readSettings } from './settings.ts';

/** How long answers under way may take once the server was asked to stop. */
const GRACE_MS = 500;

const PARENT_CHECK_MS = 500;

const folder = process.argv[2] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));
const { port, host } = readSettings(process.env);
if (port === undefined) fail(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}"`);
else if (!existsSync(join(folder, 'index.html'))) fail(`no page in ${folder}; build it with "npm run build"`);
else listen(port);

function listen(wanted: number): void {
  const server = createServer(getRequestListener(createApp(folder).fetch));
  server.once('error', (error: NodeJS.ErrnoException) => fail(reasonOf(error, wanted)));
  server.listen(wanted, host, () => {
    process.stdout.write(`Honte: ${printAddress(host, (server.address() as AddressInfo).port)}\n`);
  });
  // Once each: a second signal ends the process at once, as it would without us.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent(server);
}

function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
}

/** npm hands SIGTERM to the shell it started, which dies of it and leaves us behind: follow it. */
function stopWithParent(server: Server): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop(server);
  }, PARENT_CHECK_MS);
  watch.unref();
}

function reasonOf({ code, message }: NodeJS.ErrnoException, wanted: number): string {
  if (code === 'EADDRINUSE') return `port ${wanted} is in use; set PORT to another one, or to 0 for any`;
  if (code === 'EACCES') return `port ${wanted} is not ours to use; choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is no address of this machine`;
  return message;
}

function fail(reason: string): void {
  process.stderr.write(`honte: ${reason}\n`);
  process.exitCode = 1;
}
