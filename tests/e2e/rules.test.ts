// The rules as they are met on the board: points and their names, chains and liberties, capture.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const DESKTOP = { width: 1440, height: 900, stillness: true };

async function begun(rules = 'french'): Promise<{ page: Page; table: Table }> {
  const { page } = await openPage('', DESKTOP);
  const table = new Table(page);
  await table.begin(rules);
  return { page, table };
}

const label = (table: Table, point: string) => table.cell(point).getAttribute('aria-label');

test('S1: points are named A to J without I, rows from 1 at the bottom; stones stand on edges and star points', async () => {
  const { page, table } = await begun();
  const labels = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0]));
  const rows = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(labels).toEqual(rows.flatMap((row) => [...'ABCDEFGHJ'].map((column) => `${column}${row}`)));
  const [top, bottom] = [await table.cell('A9').boundingBox(), await table.cell('A1').boundingBox()];
  expect(bottom?.y).toBeGreaterThan(top?.y ?? Number.POSITIVE_INFINITY);
  await table.play('A1', 'J9', 'A9', 'J1', 'E1', 'E5', 'C3');
  await expect.poll(() => label(table, 'C3')).toContain('black stone');
});

test('S3: chains go by lines; the liberties of a touched one are shown and counted, a shared one once', async () => {
  const { page, table } = await begun();
  // An L of three, and a stone that touches it only across the corner.
  await table.play('E5', 'A1', 'F5', 'A3', 'F6', 'A5', 'D4', 'A7');
  await table.press(table.button('Marks'));
  await table.press(table.button('Liberties'));
  await table.choose('E5');
  await expect.poll(() => table.sentence.textContent()).toBe('The chain of 3 at E5 has 7 liberties.');
  await expect.poll(() => page.locator('[role=gridcell][aria-label*="liberty"]').count()).toBe(7);
  await table.choose('D4');
  await expect.poll(() => table.sentence.textContent()).toBe('The stone at D4 has 4 liberties.');
});

test('S4: opposing chains are lifted first, then one’s own liberties are looked at', async () => {
  const { table } = await begun();
  // A1 has no liberty of its own before it takes A2.
  await table.play('A3', 'A2', 'B2', 'B1');
  await table.choose('A1');
  await expect.poll(() => table.sentence.textContent()).toContain('Black took one stone.');
  expect(await label(table, 'A2')).toContain('empty');
  expect(await label(table, 'A1')).toContain('black stone');
});

test('S4: where suicide is legal, the stones without liberties are lifted', async () => {
  const { table } = await begun('nz');
  await table.play('A1', 'A2', 'J9', 'B2', 'J8', 'C1');
  await table.choose('B1');
  await expect.poll(() => label(table, 'A1')).toContain('empty');
  expect(await label(table, 'B1')).toContain('empty');
});
