// Hints, undo and points: what they show, say and cost; by touch, by keyboard, in both languages.
import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openKept } from './kept.ts';
import { openPage } from './page.ts';
import { type Hand, type Language, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };

/** The words of this file, by language. */
const SAID = {
  en: {
    hint: /^Hint \d left/,
    shown: /^Hard would (play [A-J]\d|pass)\. .{12,}/,
    price: /^This hint costs 1 point of this game\. Show it\?$/,
    yes: 'Show it',
    looking: 'Looking for the move a master would play…',
    stop: 'Stop',
    undo: 'Undo',
    redo: 'Redo',
    costs: /^Taken back\. Your move\. Play on differently, and this game earns no points; Redo keeps them\.$/,
    free: 'Taken back. Your move.',
    resignYes: 'Yes, resign',
    back: 'Back into the game',
    earned: 'You earn one point. Played to the end: 1.',
    undone: 'Moves were taken back, so this game earns no points.',
    all: 'All points',
    total: '1 point',
  },
  fr: {
    hint: /^Indice \d restant/,
    shown: /^Difficile (jouerait [A-J]\d|passerait)\. .{12,}/,
    price: /^Cet indice coûte 1\spoint de cette partie\. Le voir\s\?$/,
    yes: 'Le voir',
    looking: 'Honte cherche le coup que jouerait un maître…',
    stop: 'Arrêter',
    undo: 'Annuler',
    redo: 'Rétablir',
    costs:
      /^Coup repris\. À toi de jouer\. Joue autre chose, et la partie ne rapportera pas de points\u00a0; Rétablir les garde\.$/,
    free: 'Coup repris. À toi de jouer.',
    resignYes: 'Oui, abandonner',
    back: 'Revenir dans la partie',
    earned: 'Tu gagnes un point. Jouée jusqu’au bout\u00a0: 1.',
    undone: 'Des coups ont été repris\u00a0: cette partie ne rapporte pas de points.',
    all: 'Tous les points',
    total: '1 point en tout',
  },
} as const;

/** Ten moves and no fight: the person, Black, is to move against Easy. */
const QUIET = 'E5 C3 G3 C7 G7 C5 E3 D8 E7 B6'.split(' ');

/** A quiet game against Easy, opened in this language. */
async function quietGame(page: Page, hand: Hand, language: Language): Promise<Table> {
  await openKept(page, {
    size: 9,
    ruleset: 'french',
    computer: { color: 'white', level: 'easy' },
    moves: QUIET,
  });
  const table = new Table(page, hand, language);
  await table.button(SAID[language].undo).waitFor();
  return table;
}

const said = (table: Table, text: string | RegExp) =>
  expect.poll(() => table.sentence.textContent(), { timeout: 30_000 }).toMatch(text);

const hintButton = (table: Table, language: Language) =>
  table.page.getByRole('button', { name: SAID[language].hint });

/** What a download holds, on whatever machine the browser is. */
async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** How many points bear the mark of a hint. */
const marks = (page: Page) =>
  page.locator('[role=gridcell][aria-label$=", hint"], [role=gridcell][aria-label$=", indice"]').count();

describe.each([
  ['touch', 'fr', PHONE],
  ['keyboard', 'en', DESKTOP],
] as const)('by %s, in %s', (hand, language, view) => {
  const words = SAID[language];
  const locale = language === 'fr' ? { locale: 'fr' } : {};

  test('S15: a hint shows a move and what it does, the first free, the next at a price', {
    timeout: 180_000,
  }, async () => {
    const { page } = await openPage('', { ...view, ...locale });
    const table = await quietGame(page, hand, language);
    const hint = hintButton(table, language);
    await expect.poll(() => hint.getAttribute('aria-label')).toContain('3');
    await table.press(hint);
    await said(table, words.shown);
    await expect.poll(() => marks(page)).toBe(1);
    await expect.poll(() => hint.getAttribute('aria-label')).toContain('2');
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    // A reload forgets nothing, and asking again costs nothing.
    await page.reload();
    await expect.poll(() => marks(page)).toBe(1);
    await said(table, words.shown);
    await table.press(hint);
    await said(table, words.shown);
    await expect.poll(() => hint.getAttribute('aria-label')).toContain('2');
    // One turn back no hint was given: the next says its price first, and a no costs nothing.
    await table.press(table.button(words.undo));
    await expect.poll(() => marks(page)).toBe(0);
    await table.press(table.button(words.redo));
    await expect.poll(() => marks(page)).toBe(1);
    await table.press(table.button(words.undo));
    await table.press(hint);
    await said(table, words.price);
    expect(await barriersOf(page)).toEqual([]);
    await table.press(table.button(words.yes));
    await said(table, words.shown);
    await expect.poll(() => hint.getAttribute('aria-label')).toContain('1');
  });

  test('S16: undo says once what it costs, redo brings the points back', async () => {
    const { page } = await openPage('', { ...view, ...locale });
    const table = await quietGame(page, hand, language);
    await table.press(table.button(words.undo));
    await said(table, words.costs);
    await table.expectNoSidewaysScroll();
    await table.press(table.button(words.undo));
    await expect.poll(() => table.sentence.textContent()).toBe(words.free);
    await table.press(table.button(words.redo));
    await table.press(table.button(words.redo));
    await expect.poll(() => table.button(words.redo).isEnabled()).toBe(false);
    await table.askToResign();
    await table.press(table.button(words.resignYes));
    await page.getByText(words.earned).waitFor();
    // Back into the game, on the very board that was given up, and out again by another way.
    await table.press(table.button(words.back));
    await expect.poll(() => page.locator('[role=gridcell][tabindex]').count()).toBe(81);
    await expect.poll(() => table.cell('B6').getAttribute('aria-label')).toMatch(/white|blanche/);
    await table.press(table.button(words.undo));
    await table.askToResign();
    await table.press(table.button(words.resignYes));
    await page.getByText(words.undone).waitFor();
  });

  test('S17: the ledger lists what games earned and why, and the table of values', async () => {
    const { page } = await openPage('', { ...view, ...locale });
    const table = await quietGame(page, hand, language);
    await table.askToResign();
    await table.press(table.button(words.resignYes));
    await page.getByText(words.earned).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.press(page.getByRole('link', { name: words.all }));
    await expect.poll(() => page.locator('p.total').textContent()).toBe(words.total);
    expect(await page.getByRole('table').count()).toBe(3);
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
  });
});

test('S15: a hint that is sought can be stopped, and lands on no other position', async () => {
  const { page } = await openPage('', DESKTOP);
  const table = await quietGame(page, 'mouse', 'en');
  const hint = hintButton(table, 'en');
  await hint.click();
  await page.getByRole('progressbar').waitFor();
  expect(await table.sentence.textContent()).toBe(SAID.en.looking);
  await table.button('Stop').click();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await hint.click();
  await page.getByRole('progressbar').waitFor();
  await table.button('Undo').click();
  await said(table, SAID.en.costs);
  // Another hint, answered, proves that the first one will come no more.
  await hint.click();
  await said(table, SAID.en.shown);
  await expect.poll(() => hint.getAttribute('aria-label')).toContain('2 left');
  await table.button('Redo').click();
  await expect.poll(() => marks(page)).toBe(0);
});

test('S17: points stay when their game is deleted, and come back in an empty profile', async () => {
  const { page } = await openPage('', DESKTOP);
  const table = await quietGame(page, 'mouse', 'en');
  await table.askToResign();
  await table.button('Yes, resign').click();
  await page.getByText(SAID.en.earned).waitFor();
  await page.goto(new URL('#/games', page.url()).href);
  await page.getByRole('button', { name: /^What to do with/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(/: deleted\.$/).waitFor();
  await page.goto(new URL('#/points', page.url()).href);
  await expect.poll(() => page.locator('p.total').textContent()).toBe('1 point');
  await page.getByText('Deleted; its points stay.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything' }).click(),
  ]);
  const backup = { name: 'backup.json', mimeType: 'application/json', buffer: await bytesOf(download) };

  const { page: fresh } = await openPage('#/games');
  await fresh.locator('input[type=file]').setInputFiles([backup]);
  await fresh.getByText(/No game opened|opened\./).waitFor();
  await fresh.goto(new URL('#/points', fresh.url()).href);
  await expect.poll(() => fresh.locator('p.total').textContent()).toBe('1 point');
});
