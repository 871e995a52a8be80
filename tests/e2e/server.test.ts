import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { runServer, type Served, startServer } from './served.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'honte-served-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Honte</title>');
});
afterAll(() => rm(folder, { recursive: true }));

async function started(): Promise<Served> {
  const served = await startServer(folder);
  onTestFinished(async () => {
    await served.stop();
  });
  return served;
}

/** Sends bytes that no client library would, and reads what comes back. */
async function sendRaw(address: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end(request);
  return text(socket);
}

describe('a server that cannot start', () => {
  test('says in one line that the port is in use', async () => {
    const { address } = await started();
    const { port } = new URL(address);
    const { code, stderr } = await runServer({ PORT: port }, folder);
    expect(code).toBe(1);
    expect(stderr).toBe(`honte: port ${port} is in use; set PORT to another one, or to 0 for any\n`);
  });

  test('says in one line that PORT is no port', async () => {
    const { code, stderr } = await runServer({ PORT: 'go' }, folder);
    expect(code).toBe(1);
    expect(stderr).toBe('honte: PORT must be a whole number from 0 to 65535, not "go"\n');
  });

  test('says in one line that HOST is not here', async () => {
    const { code, stderr } = await runServer({ PORT: '0', HOST: '192.0.2.1' }, folder);
    expect(code).toBe(1);
    expect(stderr).toBe('honte: HOST=192.0.2.1 is no address of this machine\n');
  });

  test('says in one line that there is no page', async () => {
    const { code, stderr } = await runServer({ PORT: '0' }, join(folder, 'missing'));
    expect(code).toBe(1);
    expect(stderr).toBe(`honte: no page in ${join(folder, 'missing')}; build it with "npm run build"\n`);
  });
});

describe('a server asked to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('ends well and at once after %s', async (signal) => {
    const served = await started();
    // fetch keeps its connection open for the next request: that must not hold the server up.
    expect((await fetch(served.address)).status).toBe(200);
    const from = performance.now();
    expect(await served.stop(signal)).toEqual({ code: 0, stderr: '' });
    expect(performance.now() - from).toBeLessThan(3000);
  });

  test('does not wait for a request that never ends', async () => {
    const served = await started();
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((sent) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n', sent));
    const from = performance.now();
    expect((await served.stop()).code).toBe(0);
    expect(performance.now() - from).toBeLessThan(3000);
  });
});

test.skipIf(process.platform === 'win32')('a server started by npm ends when npm is stopped', async () => {
  const npm = spawn('sh', ['-c', `node apps/server/dist/main.js "$0"; true`, folder], {
    env: { ...process.env, PORT: '0', npm_lifecycle_event: 'start' },
  });
  const [said] = await once(npm.stdout, 'data');
  const address = String(said).replace('Honte: ', '').trim();
  const answer = () =>
    fetch(address).then(
      ({ status }) => status,
      () => 'gone',
    );
  expect(await answer()).toBe(200);
  npm.kill();
  await once(npm, 'exit');
  await expect.poll(answer, { timeout: 5000 }).toBe('gone');
});

describe('a request as it comes over the wire', () => {
  test.each([
    '/../server.test.ts',
    '/assets/../../package.json',
    '//etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s leads nowhere', async (path) => {
    const { address } = await started();
    const answer = await sendRaw(
      address,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('HEAD tells the length and sends nothing', async () => {
    const { address } = await started();
    const answer = await sendRaw(address, 'HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^content-length: 35\r$/m);
    expect(answer).toMatch(/\r\n\r\n$/);
  });
});
