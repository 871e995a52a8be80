/*
 * How long the page's own thread was busy, by Chromium's trace: processor time, so that a machine with much
 * else to do does not count as work of the page.
 */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
}

/** What the page says once in the trace, so that its own thread is known among those of other pages. */
const MARK = 'honte:watched';

/**
 * Processor time of each task of the page's main thread while `deed` was done; milliseconds, the longest
 * first. One trace at a time in a browser.
 */
export async function mainThreadTasks(page: Page, deed: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  await browser.startTracing(undefined, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const watched = traceEvents.find(({ name }) => name === MARK);
  if (!watched) throw new Error('the page is not in the trace');
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === watched.pid && tid === watched.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
  if (tasks.length === 0) throw new Error('no task of the page is in the trace');
  return tasks;
}
