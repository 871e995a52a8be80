/*
 * Makes the pictures of the README from the built page: `npm run pictures`. The same game every time, so
 * that a picture changes only when the page does.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { launchChromium } from '../tests/e2e/chromium.ts';
import { openKept } from '../tests/e2e/kept.ts';
import { startServer } from '../tests/e2e/served.ts';
import { GUIDED, Table } from '../tests/e2e/table.ts';
import { DESK, openView, PHONE } from '../tests/e2e/view.ts';
import { buildStale } from './stale.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = `${ROOT}docs/pictures`;

/** A quiet opening on 13 × 13, for the first picture. */
const OPENING = 'K10 D4 D10 K4 G11 C8 C6 D7 E9 F4 L7 J3 K6 H4 G7'.split(' ');

/** A ko at E4, which may not be taken back at once. */
const KO = 'F5 F4 E6 E3 D5 D4 E4 E5'.split(' ');

buildStale(ROOT, ['web', 'server']);
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const running = await launchChromium();
try {
  const browser = await chromium.connect(running.wsEndpoint());
  const desk = { ...DESK, width: 1200, height: 750, stillness: true };

  const game = await openView(browser, desk);
  await game.page.goto(server.address);
  const table = new Table(game.page, 'mouse');
  await table.begin('french', '13 × 13');
  await table.play(...OPENING);
  await take(game.page, 'game');

  const count = await openView(browser, { ...desk, colorScheme: 'dark' });
  await count.page.goto(server.address);
  const counted = new Table(count.page, 'mouse');
  await counted.begin('french');
  await counted.play(...GUIDED);
  await counted.pass();
  await counted.pass();
  await counted.judged();
  await take(count.page, 'count');

  const refused = await openView(browser, { ...PHONE, locale: 'fr-FR', stillness: true });
  await refused.page.goto(server.address);
  const french = new Table(refused.page, 'touch', 'fr');
  await french.begin('french');
  await french.play(...KO);
  await french.choose('E4');
  await refused.page.getByRole('button', { name: /coup 7/ }).waitFor();
  await take(refused.page, 'refusal');

  const marked = await openView(browser, desk);
  await marked.page.goto(server.address);
  const moves = [...GUIDED, 'B5', 'pass', 'pass'];
  await openKept(marked.page, {
    size: 9,
    ruleset: 'french',
    computer: { color: 'black', level: 'easy' },
    moves,
  });
  await marked.page.getByText('White stone at B5').waitFor();
  await take(marked.page, 'proposal');

  const problem = await openView(browser, { ...desk, locale: 'fr-FR' });
  await problem.page.goto(new URL('#/problem/seed-2', server.address).href);
  const wrong = new Table(problem.page, 'mouse', 'fr');
  await problem.page.getByRole('grid').waitFor();
  await wrong.choose('C1');
  await problem.page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await take(problem.page, 'problem');

  const against = await openView(browser, { ...PHONE, colorScheme: 'dark', stillness: true });
  await against.page.goto(server.address);
  await openKept(against.page, {
    size: 13,
    ruleset: 'french',
    computer: { color: 'white', level: 'medium' },
    moves: OPENING.slice(0, 14),
  });
  await against.page.getByText('Honte played H4.').waitFor();
  await take(against.page, 'against');
} finally {
  await running.close();
  await server.stop();
}

async function take(page: Page, name: string): Promise<void> {
  // The pointer rests beside the board, where it shows no stone.
  await page.mouse.move(1, 1);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 });
  process.stdout.write(`docs/pictures/${name}.jpg\n`);
}
