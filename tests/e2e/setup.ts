/*
 * Before the end-to-end tests: builds what is stale, serves the page, starts the browser that they share.
 */
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildStale } from '../../scripts/stale.ts';
import { launchChromium } from './chromium.ts';
import { startServer } from './served.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served, such as `http://localhost:41234/`. */
    site: string;
    /** Where to reach the browser: see `chromium.connect`. */
    browser: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildStale(fileURLToPath(new URL('../..', import.meta.url)), ['web', 'server']);
  const browser = await launchChromium();
  const server = await startServer();
  project.provide('browser', browser.wsEndpoint());
  project.provide('site', server.address);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
