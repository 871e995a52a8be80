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
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).withTags(TAGS).analyze();
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.map(({ target }) => target.join(' '));
    return `${id}: ${help}: ${elements.join(', ')}`;
  });
}
