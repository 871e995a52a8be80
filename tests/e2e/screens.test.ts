// Every screen, in both languages and all looks: nothing keeps anybody out, nothing runs over the side.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf, COLOR_RULES } from './barriers.ts';
import { openPage } from './page.ts';
import { type Language, Table } from './table.ts';
import { tour } from './tour.ts';

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Some twenty screens are looked at closely, on machines that are busy with other things too. */
const LONGEST_MS = 360_000;

/** What only another look can bring: contrast that is too low in it. The page is left in the look that it had. */
async function barriersOfLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (name: string) => {
    for (const barrier of await barriersOf(page, COLOR_RULES)) found.push(`in the look ${name}: ${barrier}`);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'contrast';
  });
  await look('contrast');
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme;
  });
  return found;
}

describe.each<Language>(['en', 'fr'])('in %s', { timeout: LONGEST_MS }, (language) => {
  test('no screen of a desk has a barrier, in any look', async () => {
    const view = { width: 1440, height: 900, locale: LOCALES[language], stillness: true };
    const { page } = await openPage('', view);
    const found: string[] = [];
    await tour(new Table(page, 'mouse', language), language, async (screen) => {
      for (const barrier of [...(await barriersOf(page)), ...(await barriersOfLooks(page))])
        found.push(`${screen}: ${barrier}`);
    });
    expect(found).toEqual([]);
  });

  test('no screen of a phone has a barrier or runs over the side, at twice the size of text either', async () => {
    const view = { width: 360, height: 640, touch: true, locale: LOCALES[language], stillness: true };
    const { page } = await openPage('', view);
    const found: string[] = [];
    const look = async (screen: string) => {
      for (const barrier of await barriersOf(page)) found.push(`${screen}: ${barrier}`);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) found.push(`${screen}: over the side by ${over}`);
    };
    await tour(new Table(page, 'touch', language), language, async (screen) => {
      await look(screen);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await look(`${screen}, at 200 %`);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      for (const barrier of await barriersOfLooks(page)) found.push(`${screen}: ${barrier}`);
    });
    expect(found).toEqual([]);
  });
});
