// The tests' own tools, on a page made to go wrong: what they are said to see, they must see.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '../../scripts/brotli.ts';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { type Served, startServer } from './served.ts';
import { slowCpu, slowNetwork } from './slow.ts';
import { PHONE } from './view.ts';

const GOOD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Good</title>
<main><h1>A page without fault</h1></main>
<script type="module" src="/assets/good.js"></script>
</html>`;

const SCRIPT = `
  // The least module that WebAssembly takes: it must compile, though eval may not run.
  await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  document.title = 'Ready';
`;

/** Breaks the policy by each of its ways in, and asks for a file that is not there. */
const BAD = `<!doctype html>
<html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Bad</title>
<script>document.title = 'inline script ran';</script>
<p style="color: #ccc; background: #ddd">inline style</p>
<img src="/missing.png">
<img src="https://example.com/far.png" alt="">
<script type="module" src="/assets/bad.js"></script>
</html>`;

const BAD_SCRIPT = `
  try { (0, eval)('document.title = "eval ran"'); } catch { document.body.dataset.eval = 'refused'; }
  new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
  setTimeout(() => { throw new Error('thrown late'); });
`;

let folder: string;
let served: Served;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'honte-stand-in-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), GOOD);
  writeFileSync(join(folder, 'bad.html'), BAD);
  writeFileSync(join(folder, 'assets/good.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/bad.js'), BAD_SCRIPT);
  writeFileSync(join(folder, 'assets/big.json'), JSON.stringify('本手'.repeat(20_000)));
  await compressFolder(folder);
  served = await startServer(folder);
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true });
});

test('a page of our own files runs under the policy, WebAssembly too', async () => {
  const { page } = await openPage('/', {}, served.address);
  await page.waitForFunction(() => document.title === 'Ready');
  expect(await barriersOf(page)).toEqual([]);
});

test('what the policy refuses does not run, and is noticed', async () => {
  const { page, problems } = await openPage('/bad.html', {}, served.address);
  await page.waitForFunction(() => document.body.dataset.eval === 'refused');
  await expect.poll(() => problems.filter((line) => line.includes('thrown late'))).toHaveLength(1);
  expect(await page.title()).toBe('Bad');
  const noticed = problems.splice(0).join('\n');
  expect(noticed).toMatch(/inline script/);
  expect(noticed).toMatch(/inline style/);
  expect(noticed).toMatch(/example\.com\/far\.png/);
  expect(noticed).toMatch(/worker/i);
  expect(noticed).toMatch(/404/);
});

test('barriers are found', async () => {
  const { page, problems } = await openPage('/bad.html', {}, served.address);
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  const rules = (await barriersOf(page)).map((line) => line.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['html-has-lang', 'image-alt']));
  problems.splice(0);
});

test.fails('a problem fails the test that had it', async () => {
  const { page } = await openPage('/', {}, served.address);
  await page.evaluate('console.error("said in the page")');
});

test('the view reaches the page', async () => {
  const view = { ...PHONE, colorScheme: 'dark', locale: 'fr-FR', stillness: true } as const;
  const { page } = await openPage('/', view, served.address);
  expect(
    await page.evaluate(() => [
      [innerWidth, innerHeight, devicePixelRatio],
      navigator.language,
      matchMedia('(prefers-color-scheme: dark)').matches,
      matchMedia('(prefers-reduced-motion: reduce)').matches,
      matchMedia('(pointer: coarse)').matches,
    ]),
  ).toEqual([[375, 667, 2], 'fr-FR', true, true, true]);
});

test('Chromium is sent the compressed form', async () => {
  const { page } = await openPage('/', {}, served.address);
  const sizes = await page.evaluate(async () => {
    const text = await (await fetch('/assets/big.json')).text();
    const entry = performance.getEntriesByName(new URL('/assets/big.json', location.href).href)[0];
    return [text.length, (entry as PerformanceResourceTiming).encodedBodySize];
  });
  expect(sizes[0]).toBe(40_002);
  expect(sizes[1]).toBeLessThan(1000);
});

test('a slow processor is slow', async () => {
  const { page } = await openPage('/', {}, served.address);
  const spin = () =>
    page.evaluate(() => {
      const from = performance.now();
      let sum = 0;
      for (let i = 0; i < 3e7; i++) sum += Math.sqrt(i);
      return sum > 0 ? performance.now() - from : 0;
    });
  await spin();
  const fast = Math.min(await spin(), await spin());
  await slowCpu(page, 8);
  expect(await spin()).toBeGreaterThan(fast * 2);
});

test('a slow network is slow', async () => {
  const { page } = await openPage('/', {}, served.address);
  await slowNetwork(page, 1600, 400);
  const from = performance.now();
  await page.reload();
  expect(performance.now() - from).toBeGreaterThan(400);
});
