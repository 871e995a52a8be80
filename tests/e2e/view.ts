/*
 * A page in a browser as one person has it: a screen of some size, a language, light or dark; with a record
 * of all that went wrong in it.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface View {
  readonly width: number;
  readonly height: number;
  /** A phone: fingers instead of a mouse, and two pixels to a point. */
  readonly touch: boolean;
  readonly colorScheme: 'light' | 'dark';
  readonly locale: string;
  readonly stillness: boolean;
}

export const DESK: View = {
  width: 1280,
  height: 800,
  touch: false,
  colorScheme: 'light',
  locale: 'en-GB',
  stillness: false,
};

export const PHONE: View = { ...DESK, width: 375, height: 667, touch: true };

/** A page with nothing stored, and what went wrong in it so far. */
export interface Viewed {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors logged or thrown by the page and its workers, requests that failed, and what the content
   * security policy refused (Chromium logs that); one line each, oldest first.
   */
  readonly problems: string[];
}

/** Opens an empty page in a context of its own: close the context when done. */
export async function openView(browser: Browser, view: View): Promise<Viewed> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    hasTouch: view.touch,
    isMobile: view.touch,
    deviceScaleFactor: view.touch ? 2 : 1,
    colorScheme: view.colorScheme,
    locale: view.locale,
    reducedMotion: view.stillness ? 'reduce' : 'no-preference',
  });
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logged: ${message.text()}`);
  });
  context.on('weberror', (thrown) => {
    problems.push(`thrown: ${thrown.error().message}`);
  });
  return { page: await context.newPage(), context, problems };
}
