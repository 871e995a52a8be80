// When Honte itself breaks: the screen that says so keeps the game, and gives it out as files.
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const BROKEN = 'Honte has broken down';

/** Makes something that the page stands on throw once. */
const BREAKS: Readonly<Record<string, () => void>> = {
  // The list of moves, when a third one is drawn.
  'a view': () => {
    const { from } = Array;
    Array.from = (list: object, ...rest: unknown[]) => {
      if (JSON.stringify(list) !== '{"length":2}') return Reflect.apply(from, Array, [list, ...rest]);
      Array.from = from;
      throw new Error('provoked');
    };
  },
  'an update': () => {
    const arrays = Object.getPrototypeOf(Uint8Array.prototype);
    const { set } = arrays;
    arrays.set = () => {
      arrays.set = set;
      throw new Error('provoked');
    };
  },
  'an effect': () => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      throw new Error('provoked');
    };
  },
  'a handler': () => {
    const { closest } = Element.prototype;
    Element.prototype.closest = () => {
      Element.prototype.closest = closest;
      throw new Error('provoked');
    };
  },
};

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return text(await download.createReadStream());
}

describe('an error in', () => {
  test.each(Object.keys(BREAKS))(
    '%s is said, and the game is there, as files and after a reload',
    async (what) => {
      const { page, problems } = await openPage('');
      const table = new Table(page, 'keyboard');
      await table.begin('french');
      await table.play('E5', 'C3');
      // On the board already: whatever key comes next may be the one that breaks.
      await page.locator('[role=gridcell][tabindex="0"]').focus();
      await page.evaluate(BREAKS[what] ?? (() => undefined));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: BROKEN }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(BROKEN);
      expect(await saved(page, 'Save the game as SGF')).toMatch(/;B\[ee\].*;W\[cg\]/s);
      expect(await saved(page, 'Save it for Honte')).toContain('"honte-backup"');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('white stone');
      expect(problems.splice(0).join()).toContain('provoked');
    },
  );
});

test('the screen of an error leads home, has no barrier, and speaks French', async () => {
  const { page, problems } = await openPage('', { locale: 'fr-FR', width: 360, height: 640 });
  const table = new Table(page, 'keyboard', 'fr');
  await table.begin('french');
  await page.evaluate(BREAKS['an update'] ?? (() => undefined));
  await table.choose('E5');
  await page.getByRole('heading', { name: 'Honte est tombé en panne' }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await table.expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Accueil' }).click();
  await page.locator('a[href="#/new"]').first().waitFor();
  expect(problems.splice(0).join()).toContain('provoked');
});

test('a game that the browser does not let the page read is not said to be missing for good', async () => {
  const { page } = await openPage('');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(new URL('#/game/some', page.url()).href);
  await page.reload();
  await page.getByText('This browser does not let the page read what it keeps.').waitFor();
});
