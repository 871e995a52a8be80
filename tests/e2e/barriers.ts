/*
 * What would keep somebody out of a page: the rules of WCAG 2.2, levels A and AA, that a machine can check.
 */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Those of the rules that another look, all else being the same, can break. */
export const COLOR_RULES = axe
  .getRules(TAGS)
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/** A rule of axe that a page breaks, and where. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly elements: readonly string[];
}

/**
 * The barriers on a page as it stands, one line each: the rule, what it wants, and the elements at fault.
 * Empty for a page without any. Takes a fraction of a second.
 *
 * @param rules these alone.
 */
export async function barriersOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { id, help, elements } of await violationsOf(page, rules)) {
    const barriers: string[] = [];
    for (const element of elements)
      if (id !== 'target-size' || (await isTooSmall(page, element))) barriers.push(element);
    if (barriers.length > 0) found.push(`${id}: ${help}: ${barriers.join(', ')}`);
  }
  return found;
}

/**
 * What axe finds in the page itself, whose frames it need not go through: there are none.
 *
 * @param within a selector; the whole page when left out.
 */
async function violationsOf(page: Page, rules?: readonly string[], within?: string): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: RunOptions['runOnly'] = rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: TAGS };
  return page.evaluate(
    async ({ context, runOnly }) => {
      // Whatever else there is to report takes nine tenths of the time.
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { context: within, runOnly },
  );
}

/** Whether a control is too small where it is seen whole: what stays in place while one scrolls may cut it. */
async function isTooSmall(page: Page, element: string): Promise<boolean> {
  await page.locator(element).evaluate((control) => control.scrollIntoView({ block: 'center' }));
  return (await violationsOf(page, ['target-size'], element)).length > 0;
}
