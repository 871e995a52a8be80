/*
 * Speed of the page with a long record: how soon a file of 100,000 moves lies in the library, how soon its record is
 * open, and for how long at a stretch the page's own thread does nothing else. A record without moves is opened in the
 * same rounds, for on a shared machine the clock on the wall mostly tells what others do.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { geometryOf } from '@honte/rules';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildStale } from '../scripts/stale.ts';
import { launchChromium } from '../tests/e2e/chromium.ts';
import { mainThreadTasks } from '../tests/e2e/main-thread.ts';
import { startServer } from '../tests/e2e/served.ts';
import { DESK, openView } from '../tests/e2e/view.ts';
import { PASS, randomGames } from './random-games.ts';
import { type Spread, spreadOf } from './rounds.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOVES = 100_000;
const SIZE = 19;
const SEED = 20261130;
const ROUNDS = 3;
const WAIT_MS = 300_000;

/** Runs against the built page, which is built first if it is stale. */
export async function benchRecordPage(): Promise<void> {
  buildStale(ROOT, ['web', 'server']);
  const file = recordOfMoves();
  const server = await startServer();
  const running = await launchChromium();
  console.log(`a record of ${MOVES} moves, ${(file.length / 1000).toFixed(0)} kB`);
  try {
    const browser = await chromium.connect(running.wsEndpoint());
    const rounds: Round[] = [];
    for (let i = 0; i < ROUNDS; i++) rounds.push(await timeRound(browser, server.address, file));
    const tell = (what: string, of: (round: Round) => number, digits = 0) =>
      console.log(`  ${what.padEnd(44)} ${print(spreadOf(rounds.map(of)), digits)}`);
    tell('empty record opened, ms', ({ empty }) => empty.wallMs);
    tell('  of the processor, the page’s thread, ms', ({ empty }) => empty.threadMs);
    tell('file into the library, ms', ({ brought }) => brought.wallMs);
    tell('  of the processor, the page’s thread, ms', ({ brought }) => brought.threadMs);
    tell('  the same at a stretch, ms', ({ brought }) => brought.longestMs);
    tell('record opened, ms', ({ opened }) => opened.wallMs);
    tell('  times the empty one', ({ opened, empty }) => opened.wallMs / empty.wallMs, 1);
    tell('  of the processor, the page’s thread, ms', ({ opened }) => opened.threadMs);
    tell('  the same at a stretch, ms', ({ opened }) => opened.longestMs);
    console.log(`  load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await running.close();
    await server.stop();
  }
}

/** Moves that the rules allow, in a file of the usual form. */
function recordOfMoves(): string {
  const [game = []] = randomGames(geometryOf(SIZE), 1, MOVES, SEED);
  const letter = (n: number) => String.fromCharCode(97 + n);
  const point = (p: number) => (p === PASS ? '' : letter(p % SIZE) + letter(Math.floor(p / SIZE)));
  const nodes = game.map((p, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${point(p)}]`);
  return `(;FF[4]GM[1]SZ[${SIZE}]KM[6.5]PB[Ada]PW[Bo]${nodes.join('')})`;
}

interface Timed {
  /** From the wish to what is seen. */
  readonly wallMs: number;
  /** What the processor did in the page's own thread. */
  readonly threadMs: number;
  /** The same in its longest task. */
  readonly longestMs: number;
}

interface Round {
  readonly empty: Timed;
  readonly brought: Timed;
  readonly opened: Timed;
}

async function timeRound(browser: Browser, address: string, file: string): Promise<Round> {
  const { page, context } = await openView(browser, DESK);
  page.setDefaultTimeout(WAIT_MS);
  // So that no round pays for what the page keeps from its first visit.
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const field = page.locator('input[type=file]');
  await page.goto(`${address}#/games`);
  await field.waitFor({ state: 'attached' });
  await bring(page, '(;SZ[19]KM[6.5]PB[Nobody]PW[None])');
  await page.locator('li b', { hasText: 'Nobody' }).waitFor();
  const brought = await timed(page, async () => {
    await bring(page, file);
    await page.locator('li b', { hasText: 'Ada' }).waitFor();
  });
  // Once before, so that neither pays for the viewer's own code.
  await open(page, 'Nobody');
  await back(page);
  const empty = await timed(page, () => open(page, 'Nobody'));
  await back(page);
  const opened = await timed(page, () => open(page, 'Ada'));
  await context.close();
  return { empty, brought, opened };
}

function bring(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  return page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.sgf', mimeType: 'application/x-go-sgf', buffer });
}

async function open(page: Page, name: string): Promise<void> {
  await page.locator('li a', { hasText: name }).click();
  await page.getByRole('slider').waitFor();
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await page.locator('li a').first().waitFor();
}

async function timed(page: Page, work: () => Promise<void>): Promise<Timed> {
  let wallMs = 0;
  const tasks = await mainThreadTasks(page, async () => {
    const from = performance.now();
    await work();
    wallMs = performance.now() - from;
  });
  return { wallMs, threadMs: tasks.reduce((sum, ms) => sum + ms, 0), longestMs: tasks[0] ?? 0 };
}

function print({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}
