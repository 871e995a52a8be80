/*
 * How long the page's own thread was busy, by Chromium's trace: processor time, so that a machine with much
 * else to do does not count as work of the page.
 */
import type { BrowserContext } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Processor time of each task of the main threads of the browser's pages while `deed` was done;
 * milliseconds, the longest first.
 */
export async function mainThreadTasks(context: BrowserContext, deed: () => Promise<void>): Promise<number[]> {
  const browser = context.browser();
  if (!browser) throw new Error('a page without a browser');
  await browser.startTracing(undefined, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
  if (tasks.length === 0) throw new Error('a trace without tasks');
  return tasks;
}
