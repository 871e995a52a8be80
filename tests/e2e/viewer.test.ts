// The viewer of records: going through one, its variations and comments, trying moves, and what must survive.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { GUIDED, Table } from './table.ts';

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const FORKS = `(;GM[1]FF[4]SZ[9]KM[5.5]RU[Japanese]PB[Ada]BR[3k]PW[${SCRIPT}]RE[W+R]DT[2026-11-30]
;B[cc]C[First ${SCRIPT}];W[gc]
(;B[cg]BM[1]LB[gg:A]TR[cc];W[gg];B[cc])
(;B[gg];W[cg]C[Second]))`;

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };

const said = (page: Page) => page.locator('main [role=status]').last();
const slider = (page: Page) => page.getByRole('slider');
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const go = (page: Page, address: string) => page.goto(new URL(address, page.url()).href);
const wayOf = (page: Page) => new URL(page.url()).hash.replace(/^#\/record\/[^/]+\/?/, '');

/** Waits for what is read to be as expected; a busy machine takes its time. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

/** The comments that begin with “From” or “Once” in the records that the browser keeps, sorted. */
async function commentsKept(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    () =>
      new Promise<string[]>((tell) => {
        const opening = indexedDB.open('honte');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('records').objectStore('records').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            tell(asked.result.map(({ sgf }) => sgf));
          };
        };
      }),
  );
  return texts.flatMap((text) => text.match(/C\[(?:From|Once)[^\]]*\]/g) ?? []).sort();
}

/** Brings a file into the library and opens its record. */
async function openRecord(page: Page, content: string | Buffer, way = ''): Promise<string> {
  await go(page, '#/games');
  const field = page.locator('input[type=file]');
  await field.waitFor({ state: 'attached' });
  await field.setInputFiles({
    name: 'a.sgf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  const link = page.locator('a[href^="#/record/"]').first();
  await link.waitFor();
  const address = await link.getAttribute('href');
  if (way === '') await link.click();
  else await go(page, `${address}/${way}`);
  await slider(page).waitFor();
  return address ?? '';
}

describe('going through a record', () => {
  test('works by keys, tells where one is, and has an address for every place', async () => {
    const { page } = await openPage('', DESKTOP);
    await openRecord(page, FORKS);
    await page.keyboard.press('ArrowRight');
    await eventually(() => said(page).textContent()).toBe(`Move 1 of 5. Black C7. First ${SCRIPT}`);
    await page.keyboard.press('End');
    await expect
      .poll(() => said(page).textContent())
      .toContain('Move 5 of 5. Black C7. The rules forbid this');
    await page.keyboard.press('ArrowDown');
    await eventually(() => said(page).textContent()).toBe('Move 3 of 4. Black G3.');
    await page.keyboard.press('ArrowRight');
    await eventually(() => comment(page).inputValue()).toBe('Second');
    await eventually(() => wayOf(page)).toBe('3.2.4');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await eventually(() => wayOf(page)).toBe('3.2');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await eventually(() => wayOf(page)).toBe('5');
    await page.goBack();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
  });

  test('opens at the place that its address names', async () => {
    const { page } = await openPage('', DESKTOP);
    const address = await openRecord(page, FORKS, '3.2.4');
    expect(await comment(page).inputValue()).toBe('Second');
    await go(page, `${address}/2`);
    await eventually(() => said(page).textContent()).toBe('Move 2 of 4. White G7.');
    await page.goBack();
    await eventually(() => comment(page).inputValue()).toBe('Second');
  });

  test('works by touch on a phone, where nothing runs over the side or keeps anybody out', async () => {
    const { page } = await openPage('', { ...PHONE, stillness: true });
    await openRecord(page, FORKS);
    const table = new Table(page, 'touch');
    await button(page, 'To the end').tap();
    await button(page, 'One move back').tap();
    await button(page, 'One move back').tap();
    await eventually(() => said(page).textContent()).toBe('Move 3 of 5. Black C3. Bad move.');
    expect(await table.cell('C7').getAttribute('aria-label')).toContain('triangle');
    expect(await table.cell('G3').getAttribute('aria-label')).toContain(', A');
    await button(page, 'Next variation').tap();
    await eventually(() => said(page).textContent()).toBe('Move 3 of 4. Black G3.');
    await page.getByRole('textbox', { name: 'Go to move' }).fill('1');
    await page.keyboard.press('Enter');
    await eventually(() => said(page).textContent()).toContain('Move 1 of 4.');
    for (const summary of await page.locator('summary').all()) await summary.tap();
    await page.getByText('Japanese', { exact: true }).waitFor();
    await table.expectNoSidewaysScroll();
    expect(await barriersOf(page)).toEqual([]);
    const small = await page
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter(
          (one) => one.getBoundingClientRect().height < 44 && one.getBoundingClientRect().height > 1,
        ),
      );
    expect(small).toHaveLength(0);
  });

  test('finds its way on the map of the moves', async () => {
    const { page } = await openPage('', DESKTOP);
    await openRecord(page, FORKS);
    const map = page.locator('div.map');
    const box = await map.boundingBox();
    if (!box) throw new Error('the map is shown');
    await map.click({ position: { x: 20 + 4 * 30, y: 20 + 30 } });
    await eventually(() => comment(page).inputValue()).toBe('Second');
  });
});

describe('what files say', () => {
  test('is text and never markup', async () => {
    const { page } = await openPage('', DESKTOP);
    await openRecord(page, FORKS, '1');
    expect(await comment(page).inputValue()).toBe(`First ${SCRIPT}`);
    await page.getByRole('heading', { level: 1 }).getByText(SCRIPT).waitFor();
    expect(await page.locator('main img, main script').count()).toBe(0);
  });

  test('is read again in another encoding on request', async () => {
    const name = [0x95, 0x90, 0x8b, 0x7b, 0x90, 0xb3, 0x8e, 0xf7];
    const bytes = Buffer.concat([
      Buffer.from('(;GM[1]SZ[9]PB['),
      Buffer.from(name),
      Buffer.from(']PW[Max];B[ee];W[gc])'),
    ]);
    const { page } = await openPage('', DESKTOP);
    await openRecord(page, bytes, '2');
    const heading = page.getByRole('heading', { level: 1 });
    await eventually(() => heading.textContent()).toBe('武宮正樹Max');
    await page.locator('summary').last().click();
    const field = page.getByRole('combobox', { name: 'Letters read as' });
    await field.selectOption('windows-1252');
    await eventually(() => heading.textContent()).not.toContain('武');
    await eventually(() => said(page).textContent()).toBe('Read again in this encoding.');
    await field.selectOption('shift_jis');
    await eventually(() => heading.textContent()).toBe('武宮正樹Max');
    expect(wayOf(page)).toBe('2');
  });
});

describe('changes of a record', () => {
  test('are kept: a variation, a comment, a deletion, each can be taken back', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page);
    const address = await openRecord(page, FORKS, '2');
    await table.choose('C7');
    await eventually(() => said(page).textContent()).toBe('There is already a stone at C7.');
    await table.choose('E5');
    await eventually(() => said(page).textContent()).toBe('Added to the record.');
    await comment(page).fill('Mine: ] and \\');
    await eventually(() => wayOf(page)).toBe('3.3');
    await page.reload();
    await eventually(() => comment(page).inputValue()).toBe('Mine: ] and \\');
    await button(page, 'Make it the main line').click();
    await eventually(() => wayOf(page)).toBe('3');
    await button(page, 'Delete from here').click();
    await eventually(() => said(page).textContent()).toBe('Deleted. Undo brings it back.');
    await button(page, 'Undo').click();
    await eventually(() => comment(page).inputValue()).toBe('Mine: ] and \\');
    await go(page, '#/games');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await go(page, `${address}/3`);
    await eventually(() => comment(page).inputValue()).toBe('Mine: ] and \\');
  });
});

describe('two tabs with one record', () => {
  test('show what the other does, which can be taken back', async () => {
    const { page, context } = await openPage('', DESKTOP);
    await openRecord(page, FORKS, '1');
    const other = await context.newPage();
    await other.goto(page.url());
    await slider(other).waitFor();
    await comment(page).fill('From the first tab');
    await eventually(() => comment(other).inputValue()).toBe('From the first tab');
    await eventually(() => said(other).textContent()).toBe(
      'Changed in another tab; this is the new version.',
    );
    await comment(other).fill('And from the second');
    await eventually(() => comment(page).inputValue()).toBe('And from the second');
    await button(page, 'Undo').click();
    await eventually(() => comment(other).inputValue()).toBe('From the first tab');
  });

  test('lose nothing where they do not hear of each other: both versions are kept', async () => {
    const { page, context } = await openPage('', DESKTOP);
    await openRecord(page, FORKS, '1');
    const deaf = await context.newPage();
    await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await deaf.goto(page.url());
    await slider(deaf).waitFor();
    await comment(page).fill('From the first tab');
    await eventually(() => commentsKept(page)).toEqual(['C[From the first tab]']);
    await comment(deaf).fill('From the deaf tab');
    await eventually(() => said(deaf).textContent()).toBe(
      'Another tab changed this record too. Its version is kept beside this one, in your games.',
    );
    expect(await commentsKept(page)).toEqual(['C[From the deaf tab]', 'C[From the first tab]']);
    await comment(deaf).fill('Once more');
    await eventually(() => commentsKept(page)).toEqual(['C[From the first tab]', 'C[Once more]']);
    await go(deaf, '#/games');
    await deaf.locator('li b', { hasText: '(other tab)' }).waitFor();
    expect(await deaf.locator('li b').count()).toBe(2);
  });
});

describe('a record of very many moves', { timeout: 180_000 }, () => {
  test('opens piece by piece: one can change one’s mind, and later wait', async () => {
    const { page } = await openPage('', DESKTOP);
    page.setDefaultTimeout(90_000);
    await go(page, '#/games');
    const moves = ';B[aa];W[aa]'.repeat(50_000);
    await page.locator('input[type=file]').setInputFiles({
      name: 'long.sgf',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(`(;SZ[19]KM[6.5]PB[Ada]PW[Bo]${moves})`),
    });
    await page.getByRole('progressbar').waitFor();
    await page.getByText('One game opened.').waitFor();
    await page.locator('li a[href^="#/record/"]').first().click();
    await page.getByRole('link', { name: 'Not now' }).click();
    await page.getByRole('searchbox').waitFor();
    await page.locator('li a[href^="#/record/"]').first().click();
    await slider(page).waitFor();
    await page.keyboard.press('End');
    await expect
      .poll(() => said(page).textContent(), { timeout: 60_000 })
      .toContain('Move 100000 of 100000. White A19.');
  });
});

describe('from a record to a game and back', () => {
  test('a game goes on from where one is, by the rules and komi of the record', async () => {
    const { page } = await openPage('', DESKTOP);
    await openRecord(page, FORKS, '2');
    await page.getByText('Play from here').click();
    await button(page, 'Two players here').click();
    const table = new Table(page);
    await table.cell('C7').and(page.locator('[aria-label*="black stone"]')).waitFor();
    await page.getByText('Japanese rules, komi 5.5').waitFor();
    await table.play('E5');
    await page.reload();
    await table.cell('E5').and(page.locator('[aria-label*="black stone"]')).waitFor();
    await table.cell('G7').and(page.locator('[aria-label*="white stone"]')).waitFor();
    await page.goBack();
    await slider(page).waitFor();
    expect(wayOf(page)).toBe('2');
  });

  test('a finished game is looked through again, and a remark on it is kept', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    await table.begin('french');
    await table.play(...GUIDED.slice(0, 4));
    await table.pass();
    await table.pass();
    await table.accept('Black accepts');
    await table.accept('White accepts');
    await page.getByRole('link', { name: 'Review the game' }).tap();
    await slider(page).waitFor();
    await button(page, 'One move on').tap();
    await eventually(() => said(page).textContent()).toBe('Move 1 of 6. Black D1.');
    await comment(page).fill('A quiet start.');
    await eventually(() => wayOf(page)).toBe('1');
    await page.reload();
    await eventually(() => comment(page).inputValue()).toBe('A quiet start.');
  });

  test('an address that leads to no record says so', async () => {
    const { page } = await openPage('#/record/gone/3', PHONE);
    await page.getByRole('heading', { name: 'This record is not on this device.' }).waitFor();
  });
});
