// Problems: a wrong move refuted, a right one accepted, a ko named; by touch and by keyboard, in both languages.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { type Language, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };

/** The words of this file, by language. */
const SAID = {
  en: {
    problems: 'Problems',
    task: 'Black to play: capture the marked white stones.',
    refuted: 'White plays D1. White gets away. That does not work.',
    again: 'Try again',
    replied: 'White plays C1. Black to play.',
    solved: 'Black plays D1. White is captured. Right.',
    replies: 'Try other replies',
    choose: /Choose White’s move/,
    answered: 'Black plays D1. White is captured. Take back to try another.',
    ko: /It is a ko\. Right: a ko is the best there is/,
    won: 'If White wins the ko',
    forward: 'One move on',
    hint: 'Hint',
    moveHint: 'Play D1.',
    show: 'Show me',
    end: 'White is captured.',
    overview: 'All problems',
    one: /^1 of 151 solved/,
  },
  fr: {
    problems: 'Problèmes',
    task: 'Noir joue\u00a0: prends les pierres blanches marquées.',
    refuted: 'Blanc joue D1. Blanc s’échappe. Cela ne marche pas.',
    again: 'Réessayer',
    replied: 'Blanc joue C1. À Noir de jouer.',
    solved: 'Noir joue D1. Blanc est pris. Juste.',
    replies: 'Essayer d’autres réponses',
    choose: /Choisis le coup de Blanc/,
    answered: 'Noir joue D1. Blanc est pris. Reprends le coup pour en essayer un autre.',
    ko: /C’est un ko\. Juste\s: un ko est ce qu’il y a de mieux/,
    won: 'Si Blanc gagne le ko',
    forward: 'Un coup en avant',
    hint: 'Indice',
    moveHint: 'Joue D1.',
    show: 'Montre-moi',
    end: 'Blanc est pris.',
    overview: 'Tous les problèmes',
    one: /^1 sur 151 résolu/,
  },
} as const;

const status = (page: Page) => page.locator('main [role=status]').last();
const hears = (page: Page, text: string | RegExp) =>
  expect.poll(() => status(page).textContent(), { timeout: 60_000 }).toMatch(text);
const go = (page: Page, address: string) => page.goto(new URL(address, page.url()).href);

describe.each([
  ['touch', 'fr', PHONE],
  ['keyboard', 'en', DESKTOP],
] as const)('by %s, in %s', (hand, language: Language, view) => {
  const words = SAID[language];
  const locale = language === 'fr' ? { locale: 'fr' } : {};

  test('a wrong move is refuted, a right one accepted, other replies are answered', {
    timeout: 180_000,
  }, async () => {
    const { page } = await openPage('', { ...view, ...locale });
    const table = new Table(page, hand, language);
    await table.press(page.getByRole('link', { name: words.problems, exact: true }));
    await page.getByRole('heading', { name: words.problems, exact: true }).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await go(page, '#/problem/seed-2');
    await page.getByRole('heading', { name: words.task }).waitFor();
    await table.choose('C1');
    await hears(page, words.refuted);
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.press(table.button(words.again));
    await table.choose('D1');
    await hears(page, words.replied);
    await table.choose('D1');
    await hears(page, words.solved);
    expect(await barriersOf(page)).toEqual([]);
    await table.press(table.button(words.replies));
    await hears(page, words.choose);
    await table.choose('C1');
    await hears(page, words.answered);
    // What was found stays, also after a reload.
    await page.reload();
    await table.press(page.getByRole('link', { name: words.overview, exact: true }).last());
    await page.getByText(words.one).first().waitFor();
  });

  test('a ko is named, and both its ends can be seen', { timeout: 180_000 }, async () => {
    const { page } = await openPage('#/problem/ko-bent4-kill', { ...view, ...locale });
    const table = new Table(page, hand, language);
    await page.getByRole('grid').waitFor();
    await table.choose('B1');
    await hears(page, words.ko);
    await table.press(table.button(words.won));
    await table.button(words.forward).waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });

  test('hints lead to the move, and the solution is shown', { timeout: 180_000 }, async () => {
    const { page } = await openPage('#/problem/seed-2', { ...view, ...locale });
    const table = new Table(page, hand, language);
    await page.getByRole('heading', { name: words.task }).waitFor();
    for (let i = 0; i < 3; i++) await table.press(table.button(words.hint));
    await hears(page, words.moveHint);
    await table.press(table.button(words.show));
    for (let i = 0; i < 2; i++) await table.press(table.button(words.forward));
    await expect.poll(() => status(page).textContent()).toContain(words.end);
  });
});

test('problems are solved without a network after the first visit', { timeout: 180_000 }, async () => {
  const { page, context } = await openPage('', DESKTOP);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await go(page, '#/problem/seed-2');
  const table = new Table(page);
  await page.getByRole('heading', { name: SAID.en.task }).waitFor();
  await table.choose('C1');
  await hears(page, SAID.en.refuted);
});

test('an address without a problem says so', async () => {
  const { page } = await openPage('#/problem/nothing', DESKTOP);
  await page.getByRole('heading', { name: 'There is no such problem here.' }).waitFor();
});
