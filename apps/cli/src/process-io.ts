/*
 * The outside of a real process.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { nodeChannel } from '@honte/engine';
import { accept, type Result, refuse } from '@honte/rules';
import type { Io, PathRefusal } from './io.ts';
import { thinkHere } from './thinking-host.ts';

/** Node starts no worker from TypeScript: from source, everything is done in one thread. */
const IS_BUILT = import.meta.url.endsWith('.js');

export const processIo: Io = {
  readInput: () => reading('standard input', async () => (await inputBytes()).toString('utf8')),
  lines: inputLines,
  readFile: (path) => reading(path, () => readFile(path, 'utf8')),
  readBytes: (path) =>
    path === '-' ? reading('standard input', inputBytes) : reading(path, () => readFile(path)),
  readFolder: (path) =>
    reading(path, async () => ((await stat(path)).isDirectory() ? (await readdir(path)).sort() : undefined)),
  out: (text) => written(process.stdout, text),
  err: (text) => written(process.stderr, text),
  startThinking: () =>
    IS_BUILT ? nodeChannel(new Worker(new URL('./thinking.js', import.meta.url))) : thinkHere(),
  now: () => performance.timeOrigin + performance.now(),
};

async function inputBytes(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function* inputLines(): AsyncGenerator<Result<string, PathRefusal>> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of process.stdin) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield accept(line);
    }
  } catch (error) {
    yield refuse(pathRefusal('standard input', error));
    return;
  }
  if (rest !== '') yield accept(rest);
}

async function reading<T>(path: string, read: () => Promise<T>): Promise<Result<T, PathRefusal>> {
  try {
    return accept(await read());
  } catch (error) {
    return refuse(pathRefusal(path, error));
  }
}

function pathRefusal(path: string, error: unknown): PathRefusal {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { path, code: 'missing' };
  if (code === 'EACCES' || code === 'EPERM') return { path, code: 'denied' };
  return { path, code: 'unreadable' };
}

/** Failures to write arrive as the stream's `error` event: see `main.ts`. */
function written(stream: NodeJS.WriteStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.write(text, () => resolve());
  });
}
