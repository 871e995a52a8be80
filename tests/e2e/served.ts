/*
 * The built server as a process of its own, as people run it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How a process ended, and what it had said. */
export interface Ending {
  readonly code: number | null;
  readonly stderr: string;
}

export interface Served {
  /** Such as `http://localhost:41234/`. */
  readonly address: string;
  /** Asks it to stop, and waits until it has. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<Ending>;
}

/**
 * Starts the built server on a free port.
 *
 * @param folder the built page; the real one unless given.
 * @returns when it listens. Fails, with what it said, if it ends before.
 */
export async function startServer(folder?: string): Promise<Served> {
  const server = spawnServer({ PORT: '0' }, folder);
  const ending = endingOf(server);
  const address = await Promise.race([
    addressOf(server),
    ending.then(({ code, stderr }) => {
      throw new Error(`the server ended with ${code}: ${stderr}`);
    }),
  ]);
  return {
    address,
    stop(signal = 'SIGTERM') {
      server.kill(signal);
      return ending;
    },
  };
}

/** Runs the built server with these settings, for as long as it does. */
export function runServer(settings: Record<string, string>, folder?: string): Promise<Ending> {
  return endingOf(spawnServer(settings, folder));
}

function spawnServer(settings: Record<string, string>, folder?: string): ChildProcess {
  const { HOST: _, ...environment } = process.env;
  const words = ['apps/server/dist/main.js', ...(folder === undefined ? [] : [folder])];
  return spawn(process.execPath, words, { cwd: ROOT, env: { ...environment, ...settings } });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const part of stdout ?? []) {
    text += part;
    const address = /http:\S+/.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error(`the server said no address: ${text}`);
}

async function endingOf(server: ChildProcess): Promise<Ending> {
  let stderr = '';
  server.stderr?.on('data', (part) => {
    stderr += part;
  });
  const [code] = await once(server, 'close');
  return { code, stderr };
}
