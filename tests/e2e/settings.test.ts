// S3, S5, S6: what a person asks the board to show, hear and guard, kept; and what the page tells of itself.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './page.ts';
import { Table } from './table.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640, touch: true };

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

/** Has the page remember every sound that it starts. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { started });
    for (const node of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = node.prototype;
      node.prototype.start = function (...when: number[]) {
        started.push(1);
        return start.apply(this, when as [number]);
      };
    }
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { started: number[] }).started.length);
}

describe('S5, S6: marks on request', () => {
  test('are turned on and off beside the board, and kept for the next game', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5', 'E4', 'D4', 'A2', 'F4', 'B1');
    expect(await table.cell('E4').getAttribute('aria-label')).not.toContain('in atari');
    await table.press(table.button('Marks'));
    await table.press(table.button('Atari'));
    await expect.poll(() => table.cell('E4').getAttribute('aria-label')).toContain('in atari');
    await table.press(table.button('Forbidden'));
    await expect.poll(() => table.cell('A1').getAttribute('aria-label')).toContain('forbidden');
    await table.press(table.button('Numbers'));
    await expect
      .poll(() => page.locator('.hb-label').allTextContents())
      .toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await page.locator('.hb-label-last').textContent()).toBe('6');
    await table.press(table.button('Letters'));
    await expect.poll(() => page.locator('.hb-coordinate').count()).toBe(0);
    await page.reload();
    await expect.poll(() => table.cell('E4').getAttribute('aria-label')).toContain('in atari');
    expect(await page.locator('.hb-coordinate').count()).toBe(0);
    // A1 says why when it is touched, and takes no stone.
    await table.choose('A1');
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('A1 is forbidden. Your stone would have no liberty and take nothing.');
  });

  test('have keys on the board', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'keyboard');
    await table.begin('french');
    await table.play('E5', 'E4', 'D4', 'A9', 'F4');
    await page.keyboard.press('2');
    await expect.poll(() => table.cell('E4').getAttribute('aria-label')).toContain('in atari');
    await page.keyboard.press('3');
    await expect.poll(() => page.locator('.hb-label').count()).toBe(5);
    await page.keyboard.press('2');
    await expect.poll(() => table.cell('E4').getAttribute('aria-label')).not.toContain('in atari');
    // A digit that belongs to a point's name is no key for marks.
    await table.play('G3');
    await expect.poll(() => page.locator('.hb-label').count()).toBe(6);
  });

  test('S3: a ghost of the color to move lies under the mouse, not where it may not play', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page);
    await table.begin('french');
    await table.play('A2', 'J9', 'B1');
    const over = async (point: string) => {
      const box = await table.cell(point).boundingBox();
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    };
    await over('E5');
    await expect.poll(() => page.locator('.hb-ghost.hb-white').count()).toBe(1);
    await over('A1');
    await expect.poll(() => page.locator('.hb-ghost').count()).toBe(0);
  });
});

describe('settings', () => {
  test('are kept, shown at once, and set back after a question', async () => {
    const { page } = await openPage('#/settings', DESKTOP);
    const root = page.locator('html');
    await choose(page, 'Look', 'Dark');
    await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
    await choose(page, 'Board', 'Paper');
    await expect.poll(() => page.locator('.hb-svg').getAttribute('data-look')).toBe('paper');
    await choose(page, 'Motion', 'Off');
    await page.getByRole('checkbox', { name: 'Chains in atari' }).check();
    await page.reload();
    await page.getByRole('checkbox', { name: 'Chains in atari', checked: true }).waitFor();
    expect(await root.getAttribute('data-theme')).toBe('dark');
    expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--motion').trim())).toBe(
      '0',
    );
    const table = new Table(page);
    await table.press(table.button('Reset the settings'));
    await table.press(table.button('Keep mine'));
    expect(await root.getAttribute('data-theme')).toBe('dark');
    await table.press(table.button('Reset the settings'));
    await table.press(table.button('Yes, reset'));
    await page.getByText('The settings are as at first.').waitFor();
    expect(await root.getAttribute('data-theme')).toBeNull();
    expect(await page.getByRole('checkbox', { name: 'Chains in atari' }).isChecked()).toBe(false);
  });

  test('have the clock of new games, which the sheet of a game begins with', async () => {
    const { page } = await openPage('#/settings', PHONE);
    const table = new Table(page, 'touch');
    await table.press(page.getByText('No clock', { exact: true }).first());
    await page.locator('select[name=clock]').selectOption('fischer');
    const chosen = page.locator('summary', { hasText: 'Fischer' });
    const says = await chosen.textContent();
    await page.goto(new URL('#/new', page.url()).href);
    await page.reload();
    await expect.poll(() => page.locator('summary', { hasText: 'Fischer' }).textContent()).toBe(says);
  });

  test('change the words at once with the language', async () => {
    const { page } = await openPage('#/settings', DESKTOP);
    await choose(page, 'Language', 'Français');
    await page.getByText('Garde du doigt').waitFor();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  });

  test('the touch guard holds on large points too, or nowhere', async () => {
    const { page } = await openPage('#/settings', PHONE);
    const table = new Table(page, 'touch');
    await choose(page, 'Touch guard', 'Always');
    await page.goto(new URL('#/', page.url()).href);
    await table.begin('french');
    await table.choose('E5');
    await table.press(table.button('Play E5'));
    await expect.poll(() => table.cell('E5').getAttribute('aria-label')).toContain('black stone');
    await page.goto(new URL('#/settings', page.url()).href);
    await choose(page, 'Touch guard', 'Never');
    await page.goto(new URL('#/', page.url()).href);
    await table.begin('french', '19 × 19');
    await table.play('Q16');
    await table.press(table.button('Pass'));
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('White passes. If Black passes too, you count.');
  });

  test('sound is off until it is asked for, and heard of each stone from then on', async () => {
    const { page } = await openPage('', DESKTOP);
    const heard = await listen(page);
    const table = new Table(page);
    await table.begin('french');
    await table.play('E5');
    expect(await heard()).toBe(0);
    await page.goto(new URL('#/settings', page.url()).href);
    await choose(page, 'Sound', 'On');
    await expect.poll(heard).toBeGreaterThan(0);
    await page.getByRole('slider', { name: 'Volume' }).waitFor();
    await page.goBack();
    const before = await heard();
    await table.play('C3');
    await expect.poll(heard).toBeGreaterThan(before);
  });
});

describe('About', () => {
  test('tells version, strengths, rules and licenses, and the way there is on Home', async () => {
    const { page, context } = await openPage('', DESKTOP);
    await page.getByRole('link', { name: 'About Honte' }).click();
    await page.getByRole('row', { name: /Hard against GNU Go 3.8\s+57 of 60\s+86 to 98.3\s%/ }).waitFor();
    expect(await page.getByRole('term').allTextContents()).toEqual(
      expect.arrayContaining(['French rules', 'Tromp–Taylor rules', 'svelte 5.57.3']),
    );
    const licenses = await context.request.get(new URL('licenses.txt', page.url()).href);
    expect(await licenses.text()).toContain('SIL OPEN FONT LICENSE');
  });
});
