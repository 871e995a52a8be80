// Games with a clock: chosen on the sheet, run by a time of the test's own, lost on time, stopped, cut off.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { Opponent } from './opponent.ts';
import { openPage } from './page.ts';
import { type Hand, type Language, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };
const NOON = Date.UTC(2026, 10, 30, 12);
const SECOND = 1000;

const WORDS = {
  en: {
    locale: 'en-GB',
    stop: 'Stop the clock',
    goOn: 'Go on',
    stopped: 'The clock is stopped.',
    main: 'main time',
    overtime: 'overtime, 3 periods',
    lost: 'overtime, 2 periods',
    tenth: '0.1',
    blackLoses: 'White wins on time.',
  },
  fr: {
    locale: 'fr-FR',
    stop: 'Arrêter la pendule',
    goOn: 'Reprendre',
    stopped: 'La pendule est arrêtée.',
    main: 'temps principal',
    overtime: 'prolongation, 3 périodes',
    lost: 'prolongation, 2 périodes',
    tenth: '0,1',
    blackLoses: 'Blanc gagne au temps.',
  },
} as const;

type Kind = 'absolute' | 'fischer' | 'byoyomi' | 'canadian';

/** A game of two people whose time stands still unless the test moves it on. */
class TimedTable extends Table {
  readonly say: (typeof WORDS)[Language];

  constructor(page: Page, hand: Hand, language: Language) {
    super(page, hand, language);
    this.say = WORDS[language];
  }

  /** The sheet of a new game with a usual clock of this kind, and these fields typed over. */
  async time(kind: Kind, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const { page } = this;
    await this.press(page.locator('a[href="#/new"]'));
    await page.getByRole('radio', { name: this.words.two }).check();
    const clock = page.locator('details', { has: page.locator('[name=clock]') });
    await this.press(clock.locator('summary'));
    await page.locator('select[name=clock]').selectOption(kind);
    for (const [field, text] of Object.entries(fields)) await page.locator(`[name=time-${field}]`).fill(text);
  }

  /** Begins that game, and holds the time of day. */
  async start(): Promise<void> {
    await this.page.clock.pauseAt(NOON);
    await this.press(this.button(this.words.play));
    await this.page.getByRole('grid').waitFor();
    await this.clock('black').waitFor();
  }

  clock(color: 'black' | 'white'): Locator {
    return this.page.getByRole('timer').nth(color === 'white' ? 0 : 1);
  }

  /** What a clock shows: its digits, and what they are of. */
  async shows(color: 'black' | 'white', digits: string, phase: string): Promise<void> {
    await expect.poll(() => this.clock(color).locator('.digits').textContent()).toBe(digits);
    await expect.poll(() => this.clock(color).textContent()).toContain(phase);
  }

  /** What was said to those who do not see the clock. */
  get heard(): Locator {
    return this.page.getByRole('log');
  }
}

/** A page in which it is nearly noon, and a table at it. */
async function openTable(view: typeof DESKTOP, hand: Hand, language: Language = 'en') {
  const viewed = await openPage('', { ...view, locale: WORDS[language].locale });
  await viewed.page.clock.install({ time: NOON - 60 * SECOND });
  return { ...viewed, table: new TimedTable(viewed.page, hand, language) };
}

describe('a game with byo-yomi', () => {
  test.each<Language>(['en', 'fr'])(
    'goes from main time to overtime and is lost at the very end (%s)',
    async (language) => {
      const { page, table } = await openTable(PHONE, 'touch', language);
      const { say } = table;
      await table.time('byoyomi', { main: '1', periods: '3', period: '20' });
      await table.start();
      await table.shows('black', '1:00', say.main);
      await page.clock.runFor(59_950);
      await table.shows('black', say.tenth, say.main);
      await page.clock.runFor(100);
      await table.shows('black', '0:20', say.overtime);
      await expect
        .poll(() => table.heard.textContent())
        .toContain(language === 'en' ? '3 periods of' : '3 périodes de');

      // Within a period it stays whole; beyond it one is lost.
      await page.clock.runFor(15_000);
      await table.play('E5');
      await table.shows('black', '0:20', say.overtime);
      await table.shows('white', '1:00', say.main);
      await page.clock.runFor(5_000);
      await table.play('D5');
      await table.shows('white', '0:55', say.main);
      await page.clock.runFor(25_000);
      await table.shows('black', '0:15', say.lost);
      await table.expectNoSidewaysScroll();

      // The flag stays up as long as anything is left, and falls then.
      await page.clock.runFor(34_900);
      await table.shows('black', say.tenth, '');
      expect(page.url()).not.toContain('result');
      await page.clock.runFor(200);
      await page.getByRole('heading', { name: say.blackLoses }).waitFor();
      await expect.poll(() => table.heard.textContent()).toContain(say.blackLoses);
      expect(page.url()).toContain('result');
    },
  );
});

describe('a game with Fischer time', () => {
  test.each<Hand>(['mouse', 'keyboard'])('adds to the clock with each move (%s)', async (hand) => {
    const { page, table } = await openTable(DESKTOP, hand);
    await table.time('fischer', { main: '2', increment: '5' });
    await table.start();
    await page.clock.runFor(12_000);
    await table.play('E5');
    await table.shows('black', '1:53', '+5');
    await page.clock.runFor(3_000);
    await table.play('D5');
    await table.shows('white', '2:02', '+5');
    await table.press(table.button('Undo'));
    await table.press(table.button('Redo'));
    await table.shows('white', '2:02', '+5');
    await page.clock.runFor(83_500);
    await table.shows('black', '0:30', '+5');
    await expect.poll(() => table.heard.textContent()).toContain('Black: 30 seconds left.');
  });

  test('stops while the count is agreed on, and goes on with play', async () => {
    const { page, table } = await openTable(DESKTOP, 'mouse');
    await table.time('fischer', { main: '2', increment: '5' });
    await table.start();
    await table.pass();
    await expect.poll(() => table.sentence.textContent()).toContain('Black passes');
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    await page.clock.runFor(600_000);
    await table.press(table.button('Play on'));
    await table.shows('black', '2:05', '+5');
    await page.clock.runFor(5_000);
    await table.shows('black', '2:00', '+5');
  });
});

describe('a clock', () => {
  test('that makes no sense is refused in words', async () => {
    const { page, table } = await openTable(DESKTOP, 'mouse');
    await table.time('canadian', { stones: 'many' });
    await page.getByRole('alert').getByText('The stones are a whole number, from 1 to 99.').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.press(table.button('Play'));
    const stones = page.locator('[name=time-stones]');
    await expect.poll(() => stones.evaluate((field) => field === document.activeElement)).toBe(true);
    await stones.fill('15');
    await table.press(table.button('Play'));
    await page.getByRole('grid').waitFor();
  });

  test('is remembered for the next game', async () => {
    const { page, table } = await openTable(DESKTOP, 'mouse');
    await table.time('canadian', { main: '3', stones: '15', blockPeriod: '2.5' });
    await page.reload();
    await page.getByText('3 min, then 15 stones in 2 min 30 s').waitFor();
  });

  test('stands still and covers the stones while it is stopped', async () => {
    const { page, table } = await openTable(PHONE, 'touch', 'fr');
    const { say } = table;
    await table.time('absolute', { main: '5' });
    await table.start();
    await page.clock.runFor(10_000);
    await table.play('E5');
    await table.press(table.button(say.stop));
    await page.getByRole('heading', { name: say.stopped }).waitFor();
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    await page.clock.runFor(100_000);
    await table.shows('white', '5:00', '');
    await table.press(table.button(say.goOn));
    await page.getByRole('grid').waitFor();
    await page.clock.runFor(2_000);
    await table.shows('white', '4:58', '');
    await table.expectNoSidewaysScroll();
  });

  test.each(['light', 'dark'] as const)('keeps nobody out, running or stopped (%s)', async (colorScheme) => {
    const { page } = await openPage('', { ...PHONE, colorScheme });
    const table = new TimedTable(page, 'touch', 'en');
    await table.time('byoyomi', { main: '0.5' });
    await table.press(table.button('Play'));
    await table.clock('black').and(page.locator('.low')).waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.press(table.button('Stop the clock'));
    await page.getByRole('heading', { name: 'The clock is stopped.' }).waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });

  test('stands still while somebody looks elsewhere', async () => {
    const { page, table } = await openTable(DESKTOP, 'mouse');
    await table.time('absolute', { main: '5' });
    await table.start();
    await page.clock.runFor(10_000);
    await table.play('E5');
    await page.clock.runFor(4_000);
    await page.locator('a[href="#/settings"]').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.clock.runFor(100_000);
    await page.goBack();
    await table.shows('white', '4:56', '');
    await table.shows('black', '4:50', '');
    await table.press(table.button('Go on'));
    await page.clock.runFor(1_000);
    await table.shows('white', '4:55', '');
  });

  test('loses no time in a tab that is killed', async () => {
    const { page, context, table, problems } = await openTable(DESKTOP, 'mouse');
    await table.time('byoyomi', { main: '1', periods: '3', period: '20' });
    await table.start();
    await page.clock.runFor(10_000);
    await table.play('E5');
    await page.clock.runFor(9_000);
    await table.shows('white', '0:51', 'main time');
    const address = page.url();

    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    problems.length = 0;
    await page.close();

    const again = await context.newPage();
    await again.clock.fastForward(3_600_000);
    await again.goto(address);
    const table2 = new TimedTable(again, 'mouse', 'en');
    await again.getByRole('heading', { name: 'The clock is stopped.' }).waitFor();
    // At most the last second before the end was not seen any more.
    await expect.poll(() => table2.clock('white').locator('.digits').textContent()).toMatch(/^0:5[12]$/);
    await table2.shows('black', '0:50', 'main time');
    await table2.press(table2.button('Go on'));
    await again.getByRole('grid').waitFor();
    await table2.play('D5');
    await table2.shows('black', '0:50', 'main time');
  });
});

describe('the computer', () => {
  test('uses its own clock, and answers in time', async () => {
    const { page } = await openPage('', PHONE);
    const table = new TimedTable(page, 'touch', 'en');
    const opponent = new Opponent(table);
    await table.time('absolute', { main: '3' });
    for (const name of ['Computer', 'Medium', 'Black'])
      await page.getByRole('radio', { name, exact: true }).check();
    await table.press(table.button('Play'));
    await page.getByRole('grid').waitFor();
    // Each answer takes a third of a second at the least.
    for (let i = 0; i < 4; i++) {
      await opponent.setSomewhere();
      await opponent.turn();
    }
    const running = page.getByRole('timer', { name: 'Clock of You' }).and(page.locator('.running'));
    await running.waitFor();
    await expect
      .poll(() => page.getByRole('timer', { name: 'Clock of Honte' }).locator('.digits').textContent())
      .toMatch(/^[12]:[0-5]\d$/);
    await table.expectNoSidewaysScroll();
  });
});
