/*
 * What a screen reader would say: each line as it comes, in order, once.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export class Ear {
  readonly #page: Page;
  /** How many lines were listened to. */
  #at = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen: what was said before is not heard. */
  async open(): Promise<void> {
    await this.#page.locator('[role=log]').waitFor({ state: 'attached' });
    await this.#page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const log = document.querySelector('[role=log]');
      if (!log) throw new Error('nothing to listen to');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLElement) heard.push(node.textContent);
      }).observe(log, { childList: true });
    });
  }

  all(): Promise<string[]> {
    return this.#page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  /** The next line of which something is read. Lines before it are passed over. */
  async find<T>(read: (line: string) => T | undefined, name = 'anything'): Promise<T> {
    let found: T | undefined;
    await expect
      .poll(
        async () => {
          const heard = await this.all();
          for (; found === undefined && this.#at < heard.length; this.#at++)
            found = read(heard[this.#at] ?? '');
          return found !== undefined;
        },
        { timeout: 60_000, message: `heard: ${name}` },
      )
      .toBe(true);
    if (found === undefined) throw new Error('nothing heard');
    return found;
  }

  /** The next line. */
  next(): Promise<string> {
    return this.find((line) => line);
  }
}
