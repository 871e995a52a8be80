// A problem of one's own: brought as a drawing or a file, solved, kept, trained, named, deleted, shared by its address.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };

/** Whoever plays B1 first decides. */
const CORNER = `
.......
.......
.......
.......
OOOOO..
XXXXO..
...XO..`;
const WORD = '7.----ooooo-xxxxo-3xo.Wkill.A2.*';

/** Two problems, the second without a word about what it asks, and a game whose board is too large. */
const FILE = `
(;SZ[9]GN[First]PL[W]C[White to kill]AW[ag][bg][cg][dg][eg][eh][ei]AB[ah][bh][ch][dh][di](;W[bi]C[RIGHT])(;W[ai]))
(;SZ[9]AB[dd][de]AW[ee])`;

const heard = (page: Page, text: string | RegExp) =>
  page.locator('main [role=status]').filter({ hasText: text }).first().waitFor({ timeout: 60_000 });

test('a drawing becomes a problem that is trained, named, deleted and brought back, by touch in French', {
  timeout: 180_000,
}, async () => {
  const { page } = await openPage('#/problems', { ...PHONE, locale: 'fr' });
  const table = new Table(page, 'touch', 'fr');
  await table.press(page.getByRole('link', { name: 'Apporter une position' }));
  await page.getByRole('textbox').fill(CORNER);
  await table.press(table.button('Le lire'));
  // Nothing is chosen yet: that is said.
  await table.press(table.button('Résoudre'));
  await heard(page, 'Touche d’abord les pierres');
  await table.choose('B2');
  await page.getByRole('radio', { name: 'Blanc' }).check({ force: true });
  await page.getByRole('heading', { name: 'Blanc joue\u00a0: tue les pierres noires marquées.' }).waitFor();
  await table.press(table.button('Résoudre'));
  await heard(page, 'Ce qui marche pour Blanc\u00a0: B1 (A).');
  expect(new URL(page.url()).hash).toBe(`#/solve/${WORD}`);
  await table.expectNoSidewaysScroll();
  await page.getByRole('textbox').fill('Mon coin');
  await table.press(table.button('Garder comme problème'));
  await table.press(page.getByRole('link', { name: 'Le résoudre sur le goban' }));
  await page.getByText('Les miens').first().waitFor();
  await table.choose('A1');
  await heard(page, 'Noir vit.');
  await table.press(table.button('Réessayer'));
  await table.choose('B1');
  await heard(page, /Noir est (mort|pris)\. Juste\./);

  await page.goto(new URL('#/problems', page.url()).href);
  await page.reload();
  const row = page.getByRole('link', { name: /^Mon coin/ });
  await row.waitFor();
  await table.press(table.button('Que faire de Mon coin'));
  await table.press(table.button('Renommer'));
  await page.getByRole('textbox').fill('Le coin');
  await table.press(table.button('Garder le nom'));
  await page.getByRole('link', { name: /^Le coin/ }).waitFor();
  await table.press(table.button('Supprimer'));
  await page.getByText('Le coin\u00a0: supprimé.').waitFor();
  await table.press(table.button('Le reprendre'));
  await page.getByRole('link', { name: /^Le coin/ }).waitFor();
});

test('an address alone is a problem on another device, and can be kept there, by keyboard', {
  timeout: 180_000,
}, async () => {
  const { page } = await openPage(`#/problem/${WORD}`);
  const table = new Table(page, 'keyboard');
  await page.getByRole('grid').waitFor();
  await table.choose('B1');
  await heard(page, /Black is (dead|captured)\. Right\./);
  expect(await barriersOf(page)).toEqual([]);
  await table.press(table.button('Keep it among mine'));
  await heard(page, 'Kept among yours.');
  // What nothing can be found in says so, and what is cut short is no problem.
  await page.goto(
    new URL(`#/problem/${WORD.replace('Wkill', 'Bkill').replace('A2', 'A3')}`, page.url()).href,
  );
  await page.getByRole('link', { name: 'Look at it again' }).waitFor();
  await page.goto(new URL('#/problem/7.----ooooo', page.url()).href);
  await page.getByRole('heading', { name: 'There is no such problem here.' }).waitFor();
});

test('a file of problems is solved in a row', { timeout: 180_000 }, async () => {
  const { page } = await openPage('#/solve');
  const table = new Table(page);
  const file = { name: 'a.sgf', mimeType: 'application/x-go-sgf', buffer: Buffer.from(FILE) };
  await page.locator('input[type=file]').setInputFiles(file);
  await heard(page, '2 boards read.');
  await table.press(table.button('Solve all'));
  await table.press(table.button('Keep the one that is proved'));
  await heard(page, 'Kept among your problems.');
  await page.getByRole('button', { name: '2 of 2, something is missing' }).click();
  await page.getByRole('heading', { name: 'Touch the stones that it is about.' }).waitFor();
});
