// A new game: which one, between whom, with which stones in advance, and whose the colors are.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openKept } from './kept.ts';
import { Opponent } from './opponent.ts';
import { openPage } from './page.ts';
import { type Language, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true, stillness: true } as const;
const DESKTOP = { width: 1280, height: 800, stillness: true } as const;

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

const WORDS = {
  en: {
    firstCapture: 'First capture',
    why: 'What makes it so',
    time: '5 to 15 min',
    rule: 'wins at once',
    aim: 'Whoever captures first wins. Black plays first, on any crossing.',
    won: 'White wins by the first capture.',
    fixed: 'Star points',
    tooMany: '7 × 7 has room for 4 handicap stones at the most.',
  },
  fr: {
    firstCapture: 'Première prise',
    why: 'Ce qui la rend telle',
    time: '5 à 15 min',
    rule: 'gagne aussitôt',
    aim: 'Qui prend le premier gagne. Noir commence, sur n’importe quel croisement.',
    won: 'Blanc gagne\u00a0: première prise.',
    fixed: 'Points marqués',
    tooMany: 'Un goban 7 × 7 a de la place pour 4 pierres de handicap, pas plus.',
  },
} as const;

/** The sheet of a new game, opened by somebody who has never been here. */
async function openSheet(
  view: Parameters<typeof openPage>[1],
  hand: Table['hand'],
  language: Language = 'en',
) {
  const { page } = await openPage('#/new', { ...view, locale: LOCALES[language] });
  const table = new Table(page, hand, language);
  await table.button(table.words.play).waitFor();
  return { page, table, words: WORDS[language] };
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function giveHandicap(table: Table, stones: number, placement: string): Promise<void> {
  await table.openRules();
  await table.page.locator('select[name=handicap]').selectOption(String(stones));
  await radio(table.page, placement).check();
}

async function begin(table: Table): Promise<void> {
  await table.press(table.button(table.words.play));
  await table.page.getByRole('grid').waitFor();
}

describe.each<Language>(['en', 'fr'])('S23, choosing the next game on a phone, in %s', (language) => {
  test('each game has its card, and first capture its rules; two people play it to the first capture', async () => {
    const { page, table, words } = await openSheet(PHONE, 'touch', language);
    const card = page.locator('summary').first();
    await expect.poll(() => card.textContent()).toMatch(/2\s.*30.*45.*Expert/s);
    await radio(page, '19 × 19').check();
    await expect.poll(() => card.textContent()).toContain('120');
    await radio(page, words.firstCapture).check();
    await expect.poll(() => card.textContent()).toContain(words.time);
    await table.press(card);
    await page.getByRole('heading', { name: words.why }).waitFor();
    await page.getByText(words.rule).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();

    await radio(page, table.words.two).check();
    await begin(table);
    await expect.poll(() => table.sentence.textContent()).toBe(words.aim);
    await table.play('A1', 'A2', 'E5');
    await table.choose('B1');
    await page.getByRole('heading', { name: words.won }).waitFor();
    expect(page.url()).toMatch(/\/result$/);
    expect(await barriersOf(page)).toEqual([]);

    await table.press(table.button(table.words.rematch));
    await expect.poll(() => table.sentence.textContent()).toBe(words.aim);
  });

  test('what keeps a game from beginning is said beside its field', async () => {
    const { page, table, words } = await openSheet(PHONE, 'touch', language);
    await giveHandicap(table, 9, words.fixed);
    await page.locator('select[name=size]').selectOption('7');
    await page.getByRole('alert').filter({ hasText: words.tooMany }).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.press(table.button(table.words.play));
    const field = page.locator('select[name=handicap]');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.selectOption('4');
    await begin(table);
    await table.cell('G7').waitFor();
  });
});

test('S23: Easy loses first capture when a stone of its own is taken', async () => {
  const { page } = await openPage('', DESKTOP);
  const computer = { color: 'white', level: 'easy' } as const;
  const moves = ['D5', 'E5', 'F5', 'A1', 'E6', 'A9'];
  await openKept(page, { size: 9, ruleset: 'french', computer, moves, goal: 'firstCapture' });
  const table = new Table(page);
  await table.button('Pass').waitFor();
  await new Opponent(table).set('E4');
  await page.getByRole('heading', { name: 'You win by the first capture.' }).waitFor();
});

test('S23: Easy takes a stone in atari, and wins first capture with it', async () => {
  const { page } = await openPage('', DESKTOP);
  const computer = { color: 'white', level: 'easy' } as const;
  await openKept(page, {
    size: 9,
    ruleset: 'french',
    computer,
    moves: ['A1', 'A2', 'E5'],
    goal: 'firstCapture',
  });
  await page.getByRole('heading', { name: 'Honte wins by the first capture.' }).waitFor({ timeout: 60_000 });
});

describe('S13, stones in advance', () => {
  test('stand on the marked points, with what White gets for them', async () => {
    const { page, table } = await openSheet(DESKTOP, 'mouse');
    await radio(page, 'Two players here').check();
    await table.chooseRules('french');
    await giveHandicap(table, 3, 'Star points');
    await page.getByText('In return White gets 2 points at the count').waitFor();
    expect(await page.locator('input[name=komi]').inputValue()).toBe('0.5');
    await begin(table);
    for (const point of ['G7', 'C3', 'G3'])
      await expect.poll(() => table.cell(point).getAttribute('aria-label')).toContain('black stone');
    await table.play('E5');
    expect(await table.cell('E5').getAttribute('aria-label')).toContain('white stone');
    await page.reload();
    await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('black stone');
  });

  test('are set where Black likes, by keyboard alone, and taken back before it is done', async () => {
    const { page, table } = await openSheet(DESKTOP, 'keyboard');
    await radio(page, 'Two players here').check();
    await giveHandicap(table, 2, 'Anywhere');
    await begin(table);
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('Black sets 2 handicap stones, on any crossings.');
    await table.choose('C3');
    await expect.poll(() => table.sentence.textContent()).toContain('One stone left');
    expect(await table.button('Done').isDisabled()).toBe(true);
    await table.choose('G7');
    await table.press(table.button('Undo'));
    await expect.poll(() => table.cell('G7').getAttribute('aria-label')).toContain('empty');
    await page.reload();
    await expect.poll(() => table.sentence.textContent()).toContain('One stone left');
    expect(await table.cell('C3').getAttribute('aria-label')).toContain('black stone');
    await table.choose('E5');
    await expect.poll(() => table.sentence.textContent()).toContain('All 2 stones are set.');
    expect(await barriersOf(page)).toEqual([]);
    await table.press(table.button('Done'));
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('Black has set 2 handicap stones. White to move.');
    await table.play('D4');
    expect(await table.cell('D4').getAttribute('aria-label')).toContain('white stone');
  });

  test('are answered by the computer, and set by it where it has Black', async () => {
    const { page, table } = await openSheet(PHONE, 'touch');
    await giveHandicap(table, 2, 'Anywhere');
    await begin(table);
    await table.choose('C3');
    await table.choose('G7');
    await table.press(table.button('Done'));
    const stones = page.locator('[role=gridcell][aria-label*="stone"]');
    await expect.poll(() => stones.count(), { timeout: 60_000 }).toBe(3);

    await page.goto(new URL('#/new', page.url()).href);
    await radio(page, 'White').check();
    await begin(table);
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('Honte has set its 2 handicap stones. Your move.');
    expect(await stones.count()).toBe(2);
  });
});

test('S2: two people have Black in turn, by lot the first time, and after a reload too', async () => {
  const { page, table } = await openSheet(PHONE, 'touch');
  await radio(page, 'Two players here').check();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Léa');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Max');
  await page.getByText('By lot at first, then in turn').waitFor();
  const first = async () => {
    await begin(table);
    await expect.poll(() => table.sentence.textContent()).toContain('plays first');
    return ((await table.sentence.textContent()) ?? '').split(' ')[0] ?? '';
  };
  const before = await first();
  expect(['Léa', 'Max']).toContain(before);
  const other = before === 'Léa' ? 'Max' : 'Léa';
  await page.goto(new URL('#/new', page.url()).href);
  await page.reload();
  await page.getByText(`This time ${other}`).waitFor();
  expect(await first()).toBe(other);

  // Whoever is written first, and with however many capitals.
  await page.goto(new URL('#/new', page.url()).href);
  await page.getByRole('textbox', { name: 'Player 1' }).fill('max');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Léa');
  await page.getByText(new RegExp(`This time ${before}`, 'i')).waitFor();
});
