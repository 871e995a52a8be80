/*
 * What would keep somebody out of a page: the rules of WCAG 2.2, levels A and AA, that a machine can check.
 */
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Those of the rules that another look, all else being the same, can break. */
export const COLOR_RULES = axe
  .getRules(TAGS)
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId);

/**
 * The barriers on a page as it stands, one line each: the rule, what it wants, and the elements at fault.
 * Empty for a page without any. Takes about a second with all rules.
 *
 * @param rules these alone.
 */
export async function barriersOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await auditOf(page, rules).analyze();
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    const elements: string[] = [];
    for (const { target } of nodes) {
      const element = target.join(' ');
      if (id !== 'target-size' || (await isTooSmall(page, element))) elements.push(element);
    }
    if (elements.length > 0) found.push(`${id}: ${help}: ${elements.join(', ')}`);
  }
  return found;
}

function auditOf(page: Page, rules?: readonly string[]): AxeBuilder {
  const audit = new AxeBuilder({ page, axeSource: axe.source });
  return rules ? audit.withRules([...rules]) : audit.withTags(TAGS);
}

/** Whether a control is too small where it is seen whole: what stays in place while one scrolls may cut it. */
async function isTooSmall(page: Page, element: string): Promise<boolean> {
  await page.locator(element).evaluate((control) => control.scrollIntoView({ block: 'center' }));
  const { violations } = await auditOf(page, ['target-size']).include(element).analyze();
  return violations.length > 0;
}
