/*
 * What a test starts with: the served page, opened by somebody who has never been there.
 */
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { DESK, openView, type View, type Viewed } from './view.ts';

/**
 * Opens the page at an address such as `#/play`, in the view given, at a desk unless it says otherwise.
 * When the test ends the page is closed; the test fails if anything went wrong in it (see
 * `Viewed.problems`; a test that provokes a problem takes it out). A failed test leaves a picture of the
 * page in `reports/e2e`.
 *
 * @param site another server than that of the real page.
 */
export async function openPage(
  path: string,
  view: Partial<View> = {},
  site: string = inject('site'),
): Promise<Viewed> {
  const browser = await chromium.connect(inject('browser'));
  const viewed = await openView(browser, { ...DESK, ...view });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail' || viewed.problems.length > 0)
      await viewed.page.screenshot({ path: `reports/e2e/${task.name.replaceAll(/\W+/g, '-')}.png` });
    await browser.close();
    expect(viewed.problems, 'problems in the page').toEqual([]);
  });
  await viewed.page.goto(new URL(path, site).href);
  return viewed;
}
