// The guided game by touch in French, from a guess to the count; a drill by keyboard in English.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const status = (page: Page) => page.locator('main [role=status]').last();
const hears = (page: Page, text: string | RegExp) =>
  expect.poll(() => status(page).textContent(), { timeout: 30_000 }).toMatch(text);

test('in French, by touch: a step, a wrong guess, a right one, and the count to 47,5', {
  timeout: 120_000,
}, async () => {
  const { page } = await openPage('#/guided', { width: 360, height: 640, touch: true, locale: 'fr' });
  const table = new Table(page, 'touch', 'fr');
  await page.getByRole('grid').waitFor();
  await table.press(table.button('Jouer D1'));
  await hears(page, /^Noir D1\. Une première pierre/);
  await table.press(table.button('Deviner'));
  await table.choose('E5');
  await hears(page, /E5 est entre les frontières/);
  await table.choose('F1');
  await hears(page, /Oui, F1\. Où joue Noir\s\?/);
  // The board and what is told are in sight together.
  const said = await page.locator('[data-said]').boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 999)).toBeLessThan(640);
  await table.expectNoSidewaysScroll();
  // The place is in the address, and lasts.
  await expect.poll(() => new URL(page.url()).hash).toBe('#/guided/2');
  await page.goto(new URL('#/guided/41', page.url()).href);
  await table.press(table.button('Compter'));
  for (const point of ['D5', 'A1', 'B5', 'A9', 'F5', 'J1', 'H5', 'J9']) await table.choose(point);
  await hears(page, /Les chambres de Blanc jusqu’ici\s: 6 \+ 9 \+ 6 = 21/);
  await table.press(table.button('Suite'));
  await hears(page, /41 à 47,5\s: Blanc gagne de 6,5\spoints/);
  expect(await barriersOf(page)).toEqual([]);
  await table.press(page.getByRole('link', { name: 'À toi de compter', exact: true }));
  await page.getByRole('link', { name: /Trouve les pierres mortes/ }).waitFor();
});

test('in English, by keyboard: dead stones missed, found, and the board counted', {
  timeout: 120_000,
}, async () => {
  const { page } = await openPage('#/drill/lifted', { width: 1440, height: 900 });
  const table = new Table(page, 'keyboard');
  await page.getByRole('grid').waitFor();
  await table.press(table.button('None is dead'));
  await hears(page, /The 2 white stones at C1 cannot be saved/);
  await table.press(table.button('Try to save C1'));
  await expect
    .poll(() => page.locator('.proof .said').textContent(), { timeout: 30_000 })
    .toMatch(/White moves first/);
  await table.press(table.button('Back to the count'));
  await table.choose('C1');
  await hears(page, 'Marked: 2 stones.');
  await table.press(table.button('Check'));
  await hears(page, /^Right\./);
  await table.press(table.button('Go on'));
  const fields = page.getByRole('textbox');
  await fields.first().fill('45');
  await fields.last().fill('34');
  await page.keyboard.press('Enter');
  await hears(page, /White: 2 too few/);
  await fields.last().fill('36');
  await page.keyboard.press('Enter');
  await hears(page, /^Right\. Black by 1\.5\./);
  await page.getByRole('table').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  // It is done, and stays so.
  await page.goto(new URL('#/drills', page.url()).href);
  await page.getByRole('link', { name: /Dead stones.*done/ }).waitFor();
});
