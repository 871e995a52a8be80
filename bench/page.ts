/*
 * Speed of the page on a slow phone: how soon the first board is there, how soon a stone is seen, what
 * shifts on the way, and how much is loaded for it. Chromium plays the slow machine and the slow network.
 */
import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { initialFiles } from '../scripts/initial-files.ts';
import { buildStale } from '../scripts/stale.ts';
import { launchChromium } from '../tests/e2e/chromium.ts';
import { startServer } from '../tests/e2e/served.ts';
import { slowCpu, slowNetwork } from '../tests/e2e/slow.ts';
import { openView, PHONE } from '../tests/e2e/view.ts';
import { type Spread, spreadOf } from './rounds.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const CPU_FACTOR = 4;
const KILOBITS = 1600;
const ROUND_TRIP_MS = 150;
const LOADS = 5;
/** How long a finger stays down: where points are small, a shorter tap would only propose the stone. */
const TAP_MS = 400;

/** Where stones are put on 19×19, far from each other. */
const POINTS = ['Q16', 'D4', 'D16', 'Q4', 'K10'] as const;

/** Runs against the built page, which is built first if it is stale. Takes about half a minute. */
export async function benchPage(): Promise<void> {
  buildStale(ROOT, ['web', 'server']);
  printSizes();
  const server = await startServer();
  const running = await launchChromium();
  try {
    const browser = await chromium.connect(running.wsEndpoint());
    const loads: Load[] = [];
    for (let i = 0; i < LOADS; i++) loads.push(await timeLoad(browser, server.address));
    console.log(`first visit, ${KILOBITS} kbit/s, ${ROUND_TRIP_MS} ms round trip, processor ÷${CPU_FACTOR}`);
    console.log(`  first paint  ${print(spreadOf(loads.map(({ paintMs }) => paintMs)))} ms`);
    console.log(`  board drawn  ${print(spreadOf(loads.map(({ boardMs }) => boardMs)))} ms`);
    console.log(`  layout shift ${Math.max(...loads.map(({ shift }) => shift)).toFixed(4)}`);
    const stones = await timeStones(browser, server.address);
    console.log(`tap to paint, a stone on 19×19, processor ÷${CPU_FACTOR}`);
    console.log(`  ${print(spreadOf(stones))} ms (${stones.map((ms) => ms.toFixed(0)).join(', ')})`);
  } finally {
    await running.close();
    await server.stop();
  }
}

/** The scripts and styles that index.html loads, as they are sent. */
function printSizes(): void {
  const sent = initialFiles(`${ROOT}apps/web/dist`).map((file) =>
    existsSync(`${file}.br`) ? `${file}.br` : file,
  );
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const sizes = sent.map((file) => statSync(file).size);
  console.log(`loaded before the first board: ${kilobytes(sizes.reduce((sum, size) => sum + size, 0))}`);
  for (const [i, file] of sent.entries()) console.log(`  ${basename(file)} ${kilobytes(sizes[i]!)}`);
}

interface Load {
  /** Since the address was opened: something painted; the first board drawn. */
  readonly paintMs: number;
  readonly boardMs: number;
  /** The sum of layout shifts; 0 if nothing moved. */
  readonly shift: number;
}

async function timeLoad(browser: Browser, address: string): Promise<Load> {
  const { page, context } = await openView(browser, PHONE);
  await slowCpu(page, CPU_FACTOR);
  await slowNetwork(page, KILOBITS, ROUND_TRIP_MS);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('honte:board').length > 0);
  // Fonts and pictures that come later must shift nothing either.
  await page.waitForLoadState('networkidle');
  const load = await page.evaluate(async () => {
    const shift = await new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 500);
    });
    return {
      paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      boardMs: performance.getEntriesByName('honte:board')[0]?.startTime ?? 0,
      shift,
    };
  });
  await context.close();
  return load;
}

/** Milliseconds from the finger lifted to the next paint with the stone in it, a stone at a time. */
async function timeStones(browser: Browser, address: string): Promise<number[]> {
  const { page, context } = await openView(browser, PHONE);
  await page.goto(`${address}#/new`);
  await page.locator('[name="opponent"]').nth(1).check({ force: true });
  await page.getByRole('radio', { name: '19 × 19' }).check({ force: true });
  await page.locator('[type="submit"]').click();
  await page
    .locator('[data-board] [role="gridcell"]')
    .nth(19 * 19 - 1)
    .waitFor();
  // What a first visit still fetches in the background is not the tap's.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await slowCpu(page, CPU_FACTOR);
  const stones: number[] = [];
  for (const point of POINTS) stones.push(await timeStone(page, point));
  await context.close();
  return stones;
}

async function timeStone(page: Page, point: string): Promise<number> {
  const cell = page.locator('[data-board] [role="gridcell"]').nth(indexOf(point));
  const box = await cell.boundingBox();
  if (!box) throw new Error(`${point} is not on the page`);
  const listening = await cell.evaluateHandle((element) => {
    const before = element.getAttribute('aria-label');
    const paintedMs = new Promise<number>((resolve) => {
      let lifted: number | undefined;
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          lifted = timeStamp;
        },
        { capture: true, once: true },
      );
      new MutationObserver((_, observer) => {
        if (lifted === undefined || element.getAttribute('aria-label') === before) return;
        observer.disconnect();
        // The message comes after the frame that this callback belongs to has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - (lifted ?? 0));
          port2.postMessage(0);
        });
      }).observe(element, { attributes: true });
    });
    // In an object, since a promise alone would be waited for here, before the tap.
    return { paintedMs };
  });
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return listening.evaluate(({ paintedMs }) => paintedMs);
}

/** The place of a point's cell among those of a 19×19 board, row by row from the top. */
function indexOf(point: string): number {
  return (19 - Number(point.slice(1))) * 19 + 'ABCDEFGHJKLMNOPQRST'.indexOf(point.charAt(0));
}

function print({ median, min, max }: Spread): string {
  return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
}
