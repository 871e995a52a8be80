// Every screen, in both languages and all looks: nothing keeps anybody out, nothing runs over the side.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openPage } from './page.ts';
import { type Language, Table } from './table.ts';

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

async function chooseLook(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    (chosen) => localStorage.setItem('honte-settings', JSON.stringify({ theme: chosen })),
    theme,
  );
  await page.reload();
}

/** Goes through all screens; `look` is called on each with its name. */
async function tour(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  const { page, words } = table;
  const go = (address: string) => page.goto(new URL(address, page.url()).href);
  await page.getByRole('grid').waitFor();
  await look('home, first visit');
  await go('#/settings');
  await page.getByRole('radio').first().waitFor();
  await look('settings');
  await go('#/game/unknown');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('no such game');
  await go('#/');
  await page.locator('a[href="#/new"]').click();
  await page.locator('details').first().waitFor();
  await look('new game');
  await go('#/');
  await table.begin('french');
  await table.play('F5', 'F4', 'E6', 'E3', 'D5', 'D4', 'E4', 'E5');
  await look('game');
  await table.choose('E4');
  await page.getByRole('img', { name: /7/ }).waitFor();
  await look('game, a ko refused');
  await table.pass();
  await table.pass();
  await table.judged();
  await table.choose('F4');
  await look('counting');
  await table.accept(words.black);
  await table.accept(words.white);
  await table.button(words.rematch).waitFor();
  await look('result');
  await go('#/');
  await look('home, a game played');
}

/** A dozen screens are looked at closely, on machines that are busy with other things too. */
const LONGEST_MS = 240_000;

describe.each<Language>(['en', 'fr'])('in %s', { timeout: LONGEST_MS }, (language) => {
  test.each(['light', 'dark', 'contrast'])('no screen has a barrier in the look %s', async (look) => {
    const { page } = await openPage('', {
      width: 1440,
      height: 900,
      locale: LOCALES[language],
      stillness: true,
    });
    await chooseLook(page, look);
    const found: string[] = [];
    await tour(new Table(page, 'mouse', language), async (screen) => {
      for (const barrier of await barriersOf(page)) found.push(`${screen}: ${barrier}`);
    });
    expect(found).toEqual([]);
  });

  test('no screen of a phone has a barrier or runs over the side, at twice the size of text either', async () => {
    const view = { width: 360, height: 640, touch: true, locale: LOCALES[language], stillness: true };
    const { page } = await openPage('', view);
    const table = new Table(page, 'touch', language);
    const found: string[] = [];
    const over = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await tour(table, async (screen) => {
      for (const barrier of await barriersOf(page)) found.push(`${screen}: ${barrier}`);
      if ((await over()) > 0) found.push(`${screen}: over the side by ${await over()}`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      if ((await over()) > 0) found.push(`${screen}: over the side by ${await over()} at 200 %`);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });
    expect(found).toEqual([]);
  });
});
