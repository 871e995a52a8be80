// The library of games: files in, files out, finding, naming, letting go and bringing back.
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** 武宮正樹 in Shift_JIS, in a file that does not say so. */
const JAPANESE = Buffer.from([
  ...ascii('(;GM[1]FF[3]SZ[9]PB['),
  ...[0x95, 0x90, 0x8b, 0x7b, 0x90, 0xb3, 0x8e, 0xf7],
  ...ascii(']PW[Max]KM[6.5]RE[B+R];B[ee];W[gc])'),
]);
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const EVIL = `(;SZ[9]KM[6.5]PB[${SCRIPT}]PW[Max]C[${SCRIPT}];B[ee]C[${SCRIPT}]LB[dd:${SCRIPT}])`;
const TWO = '(;SZ[9]KM[6.5]PB[One]PW[Eins];B[ee])(;SZ[13]KM[6.5]PB[Two]PW[Zwei];B[dd];W[jj])';

/** No board here is so large. */
const LARGE =
  '(;SZ[37]KM[6.5]PB[Ada]PW[Bo]EV[Open]RE[W+R];B[aa]C[First];W[KK]XY[mine](;B[tt])(;B[Ka]LB[KK:a]C[?]))';

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

const rows = (page: Page) => page.locator('li');
const names = (page: Page) => page.locator('li b').allTextContents();
const go = (page: Page, address: string) => page.goto(new URL(address, page.url()).href);

async function openLibrary(page: Page): Promise<void> {
  await go(page, '#/games');
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
}

async function give(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Close this message' }).waitFor();
}

/** What can be done with a game is shown. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}` }).click();
  await page.getByRole('button', { name: 'Rename' }).waitFor();
}

async function downloadOf(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return download;
}

/** The browser may run elsewhere: what it saved is brought here. */
async function bytesOf(download: Download): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), 'honte-')), 'saved');
  await download.saveAs(path);
  return readFile(path);
}

const textOf = async (download: Download) => (await bytesOf(download)).toString();

const PHONE = { width: 360, height: 640, touch: true };

/** How many records the browser holds. */
function countOfRecords(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const opening = indexedDB.open('honte');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('records').objectStore('records').count();
          asked.onsuccess = () => {
            opening.result.close();
            tell(asked.result);
          };
        };
      }),
  );
}

describe('the library', () => {
  test('says that it is empty, with ways forward, and has no barrier', async () => {
    const { page } = await openPage('#/games');
    await page.getByRole('heading', { name: 'No games yet.' }).waitFor();
    await page.getByRole('link', { name: 'New game' }).waitFor();
    await page.getByRole('button', { name: 'Open files' }).waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });

  test('reads files of any kind, says what was wrong with one, and goes on with the others', async () => {
    const { page } = await openPage('#/games', PHONE);
    await openLibrary(page);
    await give(
      page,
      file('japanese.sgf', JAPANESE),
      file('broken.sgf', 'nothing of a game'),
      file('chess.sgf', '(;GM[3]SZ[8];W[e2])'),
      file('two.sgf', TWO),
      file('cut.sgf', '(;SZ[9]KM[6.5]PB[Cut]PW[Short];B[ee];W[gc'),
    );
    expect((await names(page)).sort()).toEqual([
      'Cut against Short',
      'One against Eins',
      'Two against Zwei',
      '武宮正樹 against Max',
    ]);
    const news = page.locator('section', { has: page.getByRole('button', { name: 'Close this message' }) });
    expect(await news.textContent()).toContain('4 games opened.');
    expect(await news.textContent()).toContain('broken.sgf: there is no game in it.');
    expect(await news.textContent()).toContain('chess.sgf: game 1 is not a game of Go.');
    await news.locator('summary').click();
    expect(await news.textContent()).toContain('The closing parenthesis is missing');
    expect(await barriersOf(page)).toEqual([]);
    await new Table(page).expectNoSidewaysScroll();
    await give(page, file('again.sgf', JAPANESE));
    expect(await news.textContent()).toContain('One was here already.');
    expect(await rows(page).count()).toBe(4);
  });

  test('keeps a game whose board is too large to be shown, says so, and gives all of it back', async () => {
    const { page } = await openPage('#/games', PHONE);
    await openLibrary(page);
    await give(page, file('large.sgf', LARGE));
    const news = page.locator('section', { has: page.getByRole('button', { name: 'Close this message' }) });
    await news.locator('summary').click();
    expect(await news.locator('li').allTextContents()).toEqual([
      'A board too large to play on here (37). Kept as it is. (game 1, line 1, sign 2)',
    ]);
    await choose(page, 'Ada against Bo');
    expect(await page.getByRole('button', { name: 'Picture (PNG)' }).count()).toBe(0);
    const backup = file('backup.json', await textOf(await downloadOf(page, 'Save everything')));
    await page.locator('li a', { hasText: '37 × 37' }).click();
    await page.getByText('A board of 37 × 37 is too large to be shown here').waitFor();
    expect((await page.locator('dl').textContent())?.replace(/\s+/g, ' ')).toContain('Moves3');
    const saved = await textOf(await downloadOf(page, 'Save as SGF'));
    const whole =
      /SZ\[37\]EV\[Open\]PB\[Ada\]PW\[Bo\]KM\[6.5\]RE\[W\+R\];B\[aa\]C\[First\];W\[KK\]XY\[mine\]\(;B\[tt\]\)\(;B\[Ka\]C\[\?\]LB\[KK:a\]\)\)/;
    expect(saved.replaceAll('\n', '')).toMatch(whole);

    await openLibrary(page);
    await choose(page, 'Ada against Bo');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => countOfRecords(page)).toBe(0);
    await give(page, backup);
    expect(await names(page)).toEqual(['Ada against Bo']);
    await choose(page, 'Ada against Bo');
    expect(await textOf(await downloadOf(page, 'Save as SGF'))).toBe(saved);
    await page.getByRole('searchbox').fill('37 bo');
    expect(await rows(page).count()).toBe(1);
  });

  test('lists a file of very many games', async () => {
    const { page } = await openPage('#/games');
    await openLibrary(page);
    const many = Array.from({ length: 1200 }, (_, i) => `(;SZ[9]KM[6.5]GN[Game ${i}];B[ee])`);
    await give(page, file('many.sgf', many.join('')));
    expect(await rows(page).count()).toBe(many.length);
  });

  test('shows script in a file as text', async () => {
    const { page } = await openPage('#/games');
    await openLibrary(page);
    await give(page, file('evil.sgf', EVIL));
    expect(await names(page)).toEqual([`${SCRIPT} against Max`]);
    await choose(page, SCRIPT);
    const saved = await downloadOf(page, 'Save as SGF');
    expect(await textOf(saved)).toContain(`PB[${SCRIPT}]`);
    await page.locator('li a').click();
    await page.getByText(SCRIPT).first().waitFor();
    expect(await page.locator('img[src=x], script:not([src])').count()).toBe(0);
  });

  test('finds, names, lets go and brings back', async () => {
    const { page } = await openPage('#/games', PHONE);
    await openLibrary(page);
    await give(page, file('two.sgf', TWO), file('japanese.sgf', JAPANESE));
    const search = page.getByRole('searchbox');
    await search.fill('武宮');
    expect(await names(page)).toEqual(['武宮正樹 against Max']);
    await search.fill('nobody');
    await page.getByText('No game here answers to “nobody”.').waitFor();
    await page.getByRole('button', { name: 'Show all games' }).click();
    expect(await rows(page).count()).toBe(3);

    await choose(page, 'One against Eins');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('First lesson');
    await page.keyboard.press('Enter');
    await page.locator('li b', { hasText: 'First lesson' }).waitFor();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('First lesson: deleted.').waitFor();
    expect(await rows(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Bring back' }).click();
    await page.locator('li b', { hasText: 'First lesson' }).waitFor();
    await expect.poll(() => countOfRecords(page)).toBe(3);
    await page.reload();
    await page.locator('li b', { hasText: 'First lesson' }).waitFor();
    await choose(page, 'First lesson');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => countOfRecords(page)).toBe(2);
    await page.reload();
    await page.getByRole('searchbox').waitFor();
    await page.locator('li b', { hasText: 'Two against Zwei' }).waitFor();
    expect((await names(page)).sort()).toEqual(['Two against Zwei', '武宮正樹 against Max']);
  });

  test('opens a game where it was left, marking included', async () => {
    const { page } = await openPage('');
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'C3', 'G7');
    await table.pass();
    await table.pass();
    await page.getByRole('button', { name: 'Black accepts' }).waitFor();
    await table.choose('C3');
    await page.getByRole('main').getByText('One stone is marked dead.').waitFor();
    await go(page, '#/');
    await page.getByRole('link', { name: 'Games' }).click();
    await page.getByText('To be counted').first().waitFor();
    await page.locator('li a').click();
    await page.getByRole('main').getByText('One stone is marked dead.').waitFor();
    expect(page.url()).toContain('/count');
  });

  test('saves everything as one file, which brings back all of it on an empty device, and nothing twice', async () => {
    const { page } = await openPage('');
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'C3');
    await openLibrary(page);
    await give(page, file('two.sgf', TWO), file('japanese.sgf', JAPANESE));
    await choose(page, 'Two against Zwei');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Zwei');
    await page.keyboard.press('Enter');
    const saved = await downloadOf(page, 'Save everything');
    const backup = file('backup.json', await textOf(saved));
    await page.reload();
    await page.getByRole('searchbox').waitFor();
    const before = await names(page);
    expect(before).toHaveLength(4);

    await give(page, backup);
    expect(await page.locator('section').first().textContent()).toContain('4 were here already.');
    expect(await names(page)).toEqual(before);

    const { page: fresh } = await openPage('#/games', { locale: 'fr-FR' });
    await fresh.locator('input[type=file]').setInputFiles([backup]);
    // The language comes with the settings.
    await fresh.getByText('4 games opened.').waitFor();
    expect(await names(fresh)).toEqual(before);
    await fresh.locator('li a', { hasText: 'Black against White' }).click();
    await fresh.locator('[role=gridcell][aria-label^="C3, white stone"][aria-label*="last move"]').waitFor();

    await give(page, file('broken.json', backup.buffer.subarray(0, 300)), file('other.json', '{"a":1}'));
    const news = await page.locator('section').first().textContent();
    expect(news).toContain('broken.json: it begins like a backup and breaks off.');
    expect(news).toContain('other.json: it is no backup of Honte.');
    expect(await names(page)).toEqual(before);
  });

  test('takes files that are dropped, and text that is pasted', async () => {
    const { page } = await openPage('#/games');
    await openLibrary(page);
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'two.sgf'));
      for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(
          new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
    }, TWO);
    await page.getByText('2 games opened.').waitFor();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, '(;SZ[9]KM[6.5]PB[Pasted]PW[Text];B[ee])');
    await page.getByText('One game opened.').waitFor();
    expect(await names(page)).toContain('Pasted against Text');
    await page.getByText('Paste a game').click();
    await page.getByLabel('The text of a game, as SGF').fill('(;SZ[9]KM[6.5]PB[Typed]PW[Text];B[ee])');
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.locator('li b', { hasText: 'Typed against Text' }).waitFor();
  });

  test('gives a game as SGF, to the clipboard, and as pictures that stand alone', async () => {
    const { page, context } = await openPage('');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'C3');
    await openLibrary(page);
    const sgf = await textOf(await downloadOf(page, 'Save as SGF'));
    expect(sgf).toMatch(/;B\[ee\]\s*;W\[cg\]\)/);
    expect(sgf).toContain('RU[French]');
    await page.getByRole('button', { name: 'Copy as SGF' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sgf);
    const svg = await textOf(await downloadOf(page, 'Picture (SVG)'));
    expect(svg).not.toMatch(/class=|var\(/);
    expect(svg).toMatch(/stop-color="rgb/);
    const png = await bytesOf(await downloadOf(page, 'Picture (PNG)'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // Width and height, as the format has them.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  });

  test('in two tabs shows what the other does, and a game deleted there lives on where it is played', async () => {
    const { page, context } = await openPage('');
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'C3');
    const other = await context.newPage();
    await other.goto(new URL('#/games', page.url()).href);
    await other.getByText('In play, move 2').first().waitFor();
    await table.play('G7');
    await other.getByText('In play, move 3').first().waitFor();
    await other.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('heading', { name: 'No games yet.' }).waitFor();
    await table.play('G3');
    await other.getByText('In play, move 4').first().waitFor();
    await page.reload();
    await page.locator('[role=gridcell][aria-label^="G3, white stone"][aria-label*="last move"]').waitFor();
    await page.locator('[role=gridcell][aria-label^="E5, black stone"]').waitFor();
  });

  test('of a browser that keeps nothing, the game goes out as a file', async () => {
    const { page } = await openPage('');
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
      // From then on every write fails as on a full disk.
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5');
    await page.getByRole('alert').waitFor();
    const sgf = await textOf(await downloadOf(page, 'Save this game as a file'));
    expect(sgf).toContain(';B[ee])');
  });
});
