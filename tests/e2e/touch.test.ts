// S3, S6: a finger on a phone. Where points are small nothing is set that was not seen first; and what ends
// a turn or a game asks, away from where it was pressed.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Finger, middleOf, type Place } from './finger.ts';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const LOCALES = { en: 'en-GB', fr: 'fr-FR' };

async function begun(size: string): Promise<{ page: Page; table: Table; finger: Finger }> {
  const { page } = await openPage('', PHONE);
  const table = new Table(page, 'touch');
  await table.begin('french', size);
  return { page, table, finger: await Finger.on(page) };
}

/** How many stones stand on the board. */
const stonesOn = (page: Page) => page.locator('[role=gridcell][aria-label*="stone"]').count();

const at = (table: Table, point: string) => middleOf(table.cell(point));
const label = (table: Table, point: string) => table.cell(point).getAttribute('aria-label');

/** Waits until the page has done whatever a touch makes it do. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('S3: on 19 × 19 at 360 pixels', () => {
  test('a tap shows the stone under the lens, a second one on it plays', async () => {
    const { page, table, finger } = await begun('19 × 19');
    const place = await at(table, 'Q16');
    await finger.tap(place);
    await expect.poll(() => page.locator('.hb-lens-name').textContent()).toBe('Q16');
    await page.getByText('Tap Q16 again to play there.').waitFor();
    expect(await stonesOn(page)).toBe(0);
    await finger.tap(await at(table, 'D4'));
    await page.getByText('Tap D4 again to play there.').waitFor();
    expect(await stonesOn(page)).toBe(0);
    await finger.tap(await at(table, 'D4'));
    await expect.poll(() => label(table, 'D4')).toContain('black stone');
    expect(await stonesOn(page)).toBe(1);
    expect(await page.locator('.hb-lens').isVisible()).toBe(false);
  });

  test('a control plays what was tapped, and lies nowhere near Pass', async () => {
    const { page, table, finger } = await begun('19 × 19');
    await finger.tap(await at(table, 'Q16'));
    const play = table.button('Play Q16');
    await play.waitFor();
    const [own, pass] = [await play.boundingBox(), await table.button('Pass').boundingBox()];
    if (!own || !pass) throw new Error('a control is not on the screen');
    expect(own.height).toBeGreaterThanOrEqual(44);
    expect(pass.y - (own.y + own.height)).toBeGreaterThanOrEqual(16);
    const spot = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
    for (let i = 0; i < 3; i++) await finger.tap(spot);
    await expect.poll(() => label(table, 'Q16')).toContain('black stone');
    await settled(page);
    expect(await stonesOn(page)).toBe(1);
    expect(await table.sentence.textContent()).toBe('Black played Q16. White to move.');
  });

  test('press, slide and release shows what is under the finger, and plays where it is released', async () => {
    const { page, table, finger } = await begun('19 × 19');
    await finger.press(await at(table, 'C3'));
    await expect.poll(() => page.locator('.hb-lens-name').textContent()).toBe('C3');
    await finger.slide(await at(table, 'F5'));
    await expect.poll(() => page.locator('.hb-lens-name').textContent()).toBe('F5');
    await page.getByText('Lift to play F5. Slide off the board to cancel.').waitFor();
    expect(await stonesOn(page)).toBe(0);
    await finger.rest();
    await finger.lift();
    await expect.poll(() => label(table, 'F5')).toContain('black stone');
    expect(await stonesOn(page)).toBe(1);
  });

  test('sliding off the board cancels', async () => {
    const { page, table, finger } = await begun('19 × 19');
    await finger.press(await at(table, 'K10'));
    await finger.slide(await at(table, 'K3'));
    await finger.slide({ x: 180, y: 560 });
    await page.getByText('Lift here, and nothing is played.').waitFor();
    await finger.rest();
    await finger.lift();
    await expect.poll(() => table.sentence.textContent()).toBe('Black plays first, on any crossing.');
    expect(await stonesOn(page)).toBe(0);
  });

  test('every point is reached by the lens: a hundred tries, no miss', { timeout: 300_000 }, async () => {
    const { page, table, finger } = await begun('19 × 19');
    const cells = await page.locator('[role=gridcell]').evaluateAll((found) =>
      found.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const name = (cell.getAttribute('aria-label') ?? '').split(',')[0] ?? '';
        return { name, x: x + width / 2, y: y + height / 2 };
      }),
    );
    const lens = page.locator('.hb-lens-name');
    // No two are neighbors, so that nothing is taken and nothing refused; the corners come first.
    const even = cells.filter((_, i) => i % 2 === 0);
    const corners = even.filter(({ name }) => ['A1', 'A19', 'T1', 'T19'].includes(name));
    const others = even
      .map((_, i) => even[(i * 73) % even.length]!)
      .filter((cell) => !corners.includes(cell));
    const tries = [...corners, ...others].slice(0, 100);
    expect(tries.length).toBe(100);
    const missed: string[] = [];
    for (const [i, { name, x, y }] of tries.entries()) {
      // A finger comes down on the board as much as two points off, and sees in the lens where to go.
      const off: Place = { x: 36 * Math.sin(7 * i), y: 36 * Math.cos(5 * i) };
      const within = {
        x: Math.min(355, Math.max(5, x + off.x)),
        y: y + (y < 276 ? 1 : -1) * Math.abs(off.y),
      };
      await finger.press(within);
      await finger.slide({ x: x + 5 * Math.sin(3 * i), y: y + 5 * Math.cos(11 * i) });
      await expect.poll(() => lens.textContent()).toBe(name);
      await finger.rest();
      await finger.lift();
      await expect.poll(() => stonesOn(page)).toBe(i + 1);
      if (!(await label(table, name))?.includes('last move')) missed.push(name);
    }
    expect(missed).toEqual([]);
  });
});

describe('S3: nothing is played', () => {
  test.each(['9 × 9', '19 × 19'])('by a pinch or a flick on %s', async (size) => {
    const { page, table, finger } = await begun(size);
    const [a, b] = [await at(table, 'C5'), await at(table, 'G5')];
    await finger.pinch(a, b, 40);
    await finger.pinch(a, b, -20);
    await finger.press(a);
    await finger.slide({ x: a.x + 10, y: a.y - 150 }, 2);
    await finger.lift();
    await settled(page);
    expect(await stonesOn(page)).toBe(0);
    expect(await table.button('Undo').isDisabled()).toBe(true);
  });

  test('by scrolling the page from the board', async () => {
    const { page, table, finger } = await begun('9 × 9');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const from = await at(table, 'E3');
    await finger.press(from);
    await finger.slide({ x: from.x, y: from.y - 200 }, 8);
    await finger.rest();
    await finger.lift();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await stonesOn(page)).toBe(0);
  });

  test.each(['lens', 'control'])('by a confirm held on the %s while the next game loads', async (held) => {
    const { page, table, finger } = await begun('19 × 19');
    const first = page.url();
    await page.goto(new URL('#/', first).href);
    await table.begin('french', '19 × 19');
    const spot = await at(table, 'Q16');
    if (held === 'control') {
      await finger.tap(spot);
      await table.button('Play Q16').waitFor();
      await finger.press(await middleOf(table.button('Play Q16')));
    } else await finger.press(spot);
    await finger.rest();
    await page.evaluate((address) => {
      location.hash = new URL(address).hash;
    }, first);
    await expect.poll(() => page.url()).toBe(first);
    await page.locator('.hb-lens').waitFor({ state: 'hidden' });
    await finger.lift();
    await settled(page);
    expect(await stonesOn(page)).toBe(0);
    // The board is not barred by it.
    await finger.tap(spot);
    await finger.tap(spot);
    await expect.poll(() => label(table, 'Q16')).toContain('black stone');
  });
});

describe('S2: two quick taps', () => {
  test('on Pass are no pass: the answer that passes lies elsewhere', async () => {
    const { page, table, finger } = await begun('9 × 9');
    await table.play('E5');
    const spot = await middleOf(table.button('Pass'));
    await finger.tap(spot);
    await finger.tap(spot);
    await settled(page);
    expect(await table.sentence.textContent()).toBe('Black played E5. White to move.');
    await table.button('Pass').waitFor();
    await finger.tap(spot);
    const yes = table.button('Yes, pass');
    await yes.waitFor();
    const where = await middleOf(yes);
    for (let i = 0; i < 2; i++) await finger.tap(where);
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('White passes. If Black passes too, you count.');
    expect(await page.getByRole('heading', { name: 'Counting' }).count()).toBe(0);
  });

  test('on Resign resign nothing', async () => {
    const { page, table, finger } = await begun('9 × 9');
    await table.play('E5');
    await table.press(table.button('More'));
    const spot = await middleOf(table.button('Resign'));
    await finger.tap(spot);
    await finger.tap(spot);
    await settled(page);
    expect(page.url()).not.toContain('/result');
    expect(await stonesOn(page)).toBe(1);
  });
});

describe('S5: what a finger must hit', () => {
  /** Controls of a screen that are smaller than 44 pixels each way; links within a line of text may be lower. */
  const small = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], select, input:not([type=file]), label:has(input)')]
        .filter((control) => !control.closest('label') || control.matches('label'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(({ control, box }) => `${control.textContent?.trim()} ${box.width} × ${box.height}`),
    );

  test.each(['en', 'fr'] as const)(
    'is all on the screen in play, and away from Pass (%s)',
    async (language) => {
      const { page } = await openPage('', { ...PHONE, locale: LOCALES[language] });
      const table = new Table(page, 'touch', language);
      await table.begin('french');
      await table.play('F5', 'F4', 'E6', 'E3', 'D5', 'D4', 'E4', 'E5');
      await table.choose('E4');
      await page.locator('.refusal').waitFor();
      const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(below, 'pixels to scroll').toBeLessThanOrEqual(0);
      const more = await table.button(language === 'en' ? 'More' : 'Plus').boundingBox();
      const pass = await table.button(table.words.pass).boundingBox();
      if (!more || !pass) throw new Error('a control is not on the screen');
      expect(pass.x - (more.x + more.width)).toBeGreaterThanOrEqual(16);
      expect(await table.button(language === 'en' ? 'Resign' : 'Abandonner').count()).toBe(0);
    },
  );

  test('is 44 pixels each way, on every screen of a phone', async () => {
    const { page, table, finger } = await begun('19 × 19');
    const found: string[] = [];
    const look = async (screen: string) => {
      for (const control of await small(page)) found.push(`${screen}: ${control}`);
    };
    await finger.tap(await at(table, 'Q16'));
    await table.button('Play Q16').waitFor();
    await look('game');
    await table.press(table.button('Play Q16'));
    await table.press(table.button('Marks'));
    await table.button('Atari').waitFor();
    await look('marks');
    await table.press(table.button('Tools'));
    await table.press(table.button('More'));
    await table.button('Sound').waitFor();
    await look('more');
    await table.press(table.button('Tools'));
    await table.pass();
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    await look('counting');
    for (const address of ['#/settings', '#/games', '#/new', '#/']) {
      await page.goto(new URL(address, page.url()).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main :is(input, a, button)').first().waitFor({ state: 'attached' });
      await look(address);
    }
    expect(found).toEqual([]);
  });
});
