/*
 * What would keep somebody out of a page: the rules of WCAG 2.2, levels A and AA, that a machine can check.
 */
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * The barriers on a page as it stands, one line each: the rule, what it wants, and the elements at fault.
 * Empty for a page without any. Takes about a second.
 */
export async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await auditOf(page).analyze();
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

function auditOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: axe.source }).withTags(TAGS);
}

/** Whether a control is too small where it is seen whole: what stays in place while one scrolls may cut it. */
async function isTooSmall(page: Page, element: string): Promise<boolean> {
  await page.locator(element).evaluate((control) => control.scrollIntoView({ block: 'center' }));
  const { violations } = await auditOf(page).withRules(['target-size']).include(element).analyze();
  return violations.length > 0;
}
