// A tab that dies without a word, as on a phone that needs the memory: what was done is there when one comes back.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './page.ts';
import { Table } from './table.ts';

/** How many rows of a shelf the browser keeps: events of games, or records that hold a text. */
function kept(page: Page, shelf: 'events' | 'records', text = ''): Promise<number> {
  return page.evaluate(
    ([name, wanted]) =>
      new Promise<number>((tell) => {
        const opening = indexedDB.open('honte');
        opening.onsuccess = () => {
          const asked = opening.result.transaction(name).objectStore(name).getAll();
          asked.onsuccess = () => {
            opening.result.close();
            tell(asked.result.filter((row) => JSON.stringify(row).includes(wanted)).length);
          };
        };
      }),
    [shelf, text] as const,
  );
}

/** Ends the page's process; nothing in it is told. Its address, opened anew. */
async function killed(page: Page): Promise<Page> {
  const address = page.url();
  const context = page.context();
  const dead = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => undefined);
  await dead;
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

const stone = (table: Table, point: string, color: 'black' | 'white') =>
  table.cell(point).and(table.page.locator(`[aria-label*="${color} stone"]`));

describe('a tab that dies', () => {
  test('in mid-game leaves the game where it was', async () => {
    const { page } = await openPage('');
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'C3', 'G7');
    await expect.poll(() => kept(page, 'events')).toBe(3);
    const again = new Table(await killed(page));
    await stone(again, 'E5', 'black').waitFor();
    await stone(again, 'C3', 'white').waitFor();
    await stone(again, 'G7', 'black').waitFor();
    await again.play('G3');
    await stone(again, 'G3', 'white').waitFor();
  });

  test('in mid-marking leaves the marks where they were', async () => {
    const { page } = await openPage('');
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'C3', 'G7');
    await table.pass();
    await table.pass();
    await page.getByRole('button', { name: 'Black accepts' }).waitFor();
    await table.choose('C3');
    await page.locator('main').getByText('One stone is marked dead.').waitFor();
    await expect.poll(() => kept(page, 'events')).toBe(6);
    const again = await killed(page);
    await again.locator('main').getByText('One stone is marked dead.').waitFor();
    expect(again.url()).toContain('/count');
    await again.getByRole('button', { name: 'Black accepts' }).waitFor();
  });

  test('in mid-comment leaves the record where it was', async () => {
    const { page } = await openPage('#/games');
    await page.locator('input[type=file]').setInputFiles({
      name: 'a.sgf',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('(;SZ[9]KM[6.5]PB[Ada]PW[Bo];B[ee];W[cg];B[gc])'),
    });
    await page.locator('li a[href^="#/record/"]').first().click();
    await page.getByRole('button', { name: 'One move on', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/\/1$/);
    await page.getByRole('textbox', { name: 'Comment' }).fill('The center, why not?');
    await expect.poll(() => kept(page, 'records', 'The center, why not?')).toBe(1);
    const again = await killed(page);
    const comment = again.getByRole('textbox', { name: 'Comment' });
    await expect.poll(() => comment.inputValue()).toBe('The center, why not?');
    expect(again.url()).toMatch(/\/1$/);
  });
});
