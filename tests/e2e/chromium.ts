/*
 * The browser that tests and benches drive: a Chromium that is here already, or one brought in.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** No sandbox, since containers have none to give; and nothing sent out that no test asked for. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium without windows, in a profile of its own; contexts of several tests can share it. */
export function launchChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumPath(), args: FLAGS });
}

/**
 * Where Chromium is: what `CHROMIUM` names, else one in the PATH, else the one Playwright keeps, else one
 * installed now, which takes minutes. Says in one line which. Throws if there is none to be had.
 */
function chromiumPath(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM=${named} is no file`);
    return say(named, 'named by CHROMIUM');
  }
  const found = inPath(NAMES);
  if (found) return say(found, 'found in the PATH');
  const kept = chromium.executablePath();
  if (existsSync(kept)) return say(kept, 'kept by Playwright');
  if (process.getuid?.() === 0 && inPath(['apt-get'])) {
    install('sh', '-c', 'apt-get update && apt-get install -y chromium');
    const installed = inPath(NAMES);
    if (installed) return say(installed, 'installed with apt-get');
  }
  install('npx', 'playwright-core', 'install', 'chromium');
  return say(kept, 'installed by Playwright');
}

function inPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function install(command: string, ...words: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  const end = (error?.message ?? `${stdout}${stderr}`).trimEnd().split('\n').slice(-5).join('\n');
  throw new Error(
    `no Chromium here, and "${[command, ...words].join(' ')}" brought none; set CHROMIUM to one\n${end}`,
  );
}

function say(path: string, how: string): string {
  process.stderr.write(`Chromium: ${path}, ${how}\n`);
  return path;
}
