// Against the computer: whole games, taking back while it thinks, and everything that must survive.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openKept } from './kept.ts';
import { mainThreadTasks } from './main-thread.ts';
import { Opponent } from './opponent.ts';
import { openPage } from './page.ts';
import { GUIDED, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };

describe('a whole game', { timeout: 180_000 }, () => {
  test('against Easy is played to a count that both accept, on a phone', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    const person = new Opponent(table);
    await person.begin('Easy');
    await table.expectNoSidewaysScroll();
    await person.playToTheEnd(40);
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    await table.judged();
    await expect.poll(() => table.sentence.textContent()).toMatch(/ to me\. Touch a chain|in seki/);
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.accept('Accept the count');
    await page
      .getByRole('heading', { name: /^(You win|Honte wins) by [\d.]+ points?\.$|^A draw\.$/ })
      .waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.button('Rematch').click();
    // The wish for Black holds in the rematch.
    await expect.poll(() => table.sentence.textContent()).toBe('You play first, on any crossing.');
  });

  test('against Medium is played to the count', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.begin('Medium');
    // So few stones that Medium leads, and so need not resign.
    await person.playToTheEnd(12);
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    await table.accept('Accept the count');
    await page.getByRole('heading', { name: /^Honte wins by [\d.]+ points?\.$/ }).waitFor();
  });
});

describe('while the computer thinks', () => {
  // Beside the next one, since a browser writes one trace at a time.
  test('a busy page would be seen to be busy', async () => {
    const { page } = await openPage('');
    const tasks = await mainThreadTasks(page, () =>
      page.evaluate(() => {
        const from = performance.now();
        let sum = 0;
        for (let i = 0; i < 3e8; i++) sum += Math.sqrt(i);
        return void (sum + from);
      }),
    );
    expect(tasks[0]).toBeGreaterThan(50);
  });

  test('it says so, shows how far it is, and plays when asked to', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.begin('Hard');
    await person.set('E5');
    await expect.poll(() => table.sentence.textContent()).toBe('You played E5. Honte is thinking…');
    const progress = page.getByRole('progressbar');
    await progress.waitFor();
    await table.press(table.button('Play now'));
    await expect.poll(() => table.sentence.textContent()).toMatch(/^Honte played/);
    expect(await progress.count()).toBe(0);
  });

  test('the page is never kept waiting, and has no barrier', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    const person = new Opponent(table);
    await person.letThink();
    await table.expectNoSidewaysScroll();
    const tasks = await mainThreadTasks(page, async () => {
      for (let turn = 0; turn < 3; turn++) {
        await person.turn();
        await person.setSomewhere();
        await page.getByRole('progressbar').waitFor();
      }
    });
    expect(tasks.filter((ms) => ms > 50)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
  });

  test('the own move is taken back, and nothing lands late', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.letThink();
    await table.press(table.button('Undo'));
    await expect.poll(() => table.sentence.textContent()).toMatch(/^Taken back\. Your move\./);
    expect(await person.stones()).toBe(0);
    // Another question, answered, proves that the first one will be no more.
    await person.set('C3');
    await table.press(table.button('Play now'));
    await person.turn();
    // The computer may well have taken the point, but the stone that was taken back is gone.
    expect(await person.label('E5')).not.toContain('black');
    expect(await person.stones()).toBe(2);
    await table.press(table.button('Undo'));
    await expect.poll(() => person.stones()).toBe(0);
    await table.press(table.button('Redo'));
    await expect.poll(() => person.stones()).toBe(2);
  });

  test('a reload goes on with the thought, and with the game after it', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.letThink();
    await page.reload();
    await page.getByRole('progressbar').waitFor();
    await table.press(table.button('Play now'));
    await expect.poll(() => table.sentence.textContent()).toMatch(/^Honte played/);
    const before = await table.sentence.textContent();
    await page.reload();
    await expect.poll(() => table.sentence.textContent()).toBe(before);
    await page.getByText('Hard', { exact: true }).waitFor();
    await person.set('C7');
    await table.press(table.button('Play now'));
    await expect.poll(() => person.stones()).toBe(4);
  });

  test('the question about resigning stays under the finger when it moves', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    const person = new Opponent(table);
    await person.begin('Hard');
    await person.set('E5');
    await table.askToResign();
    await expect.poll(() => person.stones(), { timeout: 15_000 }).toBe(2);
    await expect.poll(() => table.sentence.textContent()).toBe('Do you resign?');
    await table.press(table.button('Yes, resign'));
    await page.getByRole('heading', { name: 'Honte wins: you resigned.' }).waitFor();
  });

  test('the language changes, and the thought goes on', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.letThink();
    await page.getByRole('button', { name: 'Passer en français' }).click();
    await expect.poll(() => table.sentence.textContent()).toBe('Tu as joué E5. Honte réfléchit…');
    await table.press(table.button('Joue maintenant'));
    await expect.poll(() => table.sentence.textContent()).toMatch(/^Honte a joué/);
    expect(await page.locator('[role=gridcell][aria-label*="pierre"]').count()).toBe(2);
  });

  test('another tab with the same game shows the same answer, and takes over when this one is closed', async () => {
    const { page, context } = await openPage('', DESKTOP);
    const person = new Opponent(new Table(page, 'mouse'));
    await person.letThink();
    const other = await context.newPage();
    await other.goto(page.url());
    const beside = new Opponent(new Table(other, 'mouse'));
    await other.getByRole('progressbar').waitFor();
    expect(other.workers()).toEqual([]);
    // It is the other tab that thinks: nothing here can hurry it.
    expect(await beside.table.button('Play now').count()).toBe(0);
    expect(await person.table.button('Play now').count()).toBe(1);
    await person.turn();
    const said = await person.table.sentence.textContent();
    expect(said).toMatch(/^Honte played/);
    await expect.poll(() => beside.table.sentence.textContent()).toBe(said);
    await beside.setSomewhere();
    await page.getByRole('progressbar').waitFor();
    await other.close();
    await expect.poll(() => person.stones(), { timeout: 30_000 }).toBe(4);
  });
});

describe('the marks', { timeout: 120_000 }, () => {
  /** The guided game, all settled, with one white stone more that is dead at B5. The computer is Black. */
  async function openMarking(page: Page, ruleset: 'french' | 'japanese'): Promise<Table> {
    const moves = [...GUIDED, 'B5', 'pass', 'pass'];
    await openKept(page, { size: 9, ruleset, computer: { color: 'black', level: 'easy' }, moves });
    const table = new Table(page, 'mouse');
    await expect.poll(() => table.button('Accept the count').isEnabled(), { timeout: 30_000 }).toBe(true);
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('The pale stone looks dead to me. Touch a chain to change it.');
    await page.getByText('White stone at B5').waitFor();
    return table;
  }

  test('agree, and the game is counted', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = await openMarking(page, 'french');
    await table.choose('B5');
    await expect.poll(() => table.sentence.textContent()).toContain('Playing it out costs you nothing.');
    await table.press(table.button('Honte’s marks'));
    await table.accept('Accept the count');
    await page.getByRole('heading', { name: 'You win by 5.5 points.' }).waitFor();
  });

  test('differ, and play goes on by area until the board shows it', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = await openMarking(page, 'french');
    const person = new Opponent(table);
    const stones = await person.stones();
    await table.choose('B5');
    await table.press(table.button('Play it out'));
    await page.getByRole('heading', { name: 'Playing it out' }).waitFor();
    while ((await person.turn()) === 'play') await table.pass();
    expect(await person.label('B5')).not.toContain('stone');
    expect(await person.stones()).not.toBe(stones);
    await table.accept('Accept the count');
    await page.getByRole('heading', { name: 'You win by 5.5 points.' }).waitFor();
  });

  test('differ, and by territory a copy shows it and leaves the board as it was', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = await openMarking(page, 'japanese');
    const person = new Opponent(table);
    const stones = await person.stones();
    await table.choose('B5');
    await expect.poll(() => person.label('B5')).toContain('in seki');
    await table.choose('B5');
    await table.press(table.button('Play it out'));
    await page.getByRole('heading', { name: 'On a copy' }).waitFor();
    while ((await person.turn()) === 'play') await table.pass();
    await expect
      .poll(() => table.sentence.textContent())
      .toContain('The copy has shown it: the chain at B5 is dead.');
    expect(await person.stones()).toBe(stones);
    await table.accept('Accept the count');
    await page.getByRole('heading', { name: /^(You win|Honte wins) by/ }).waitFor();
  });
});

describe('the engine', () => {
  test('thinks with several workers where there are cores, at the levels that think', async () => {
    const { page, context } = await openPage('', DESKTOP);
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 4 });
    });
    await page.reload();
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    for (const [level, workers] of [
      ['Medium', 3],
      ['Hard', 3],
      ['Easy', 1],
    ] as const) {
      await page.goto(new URL('#/', page.url()).href);
      await person.begin(level);
      await person.set('E5');
      await expect.poll(() => page.workers().length).toBe(workers);
      expect(await person.turn()).toBe('play');
      expect(await person.stones()).toBe(2);
    }
  });

  test('says that it cannot be loaded, and is loaded on demand', async () => {
    const { page, context } = await openPage('', PHONE);
    await context.route(/thinking/, (route) => route.abort());
    const table = new Table(page, 'touch');
    const person = new Opponent(table);
    await person.begin('Easy');
    await person.set('E5');
    const again = table.button('Try again');
    await again.waitFor();
    expect(await table.sentence.textContent()).toMatch(
      /^Honte could not be loaded: its files did not come\. Your game is kept/,
    );
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await context.unroute(/thinking/);
    await table.press(again);
    await person.turn();
    expect(await person.stones()).toBe(2);
  });

  test('is not loaded before anybody plays against it, and comes without a network after the first visit', async () => {
    const { page, context } = await openPage('', DESKTOP);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(page.workers()).toEqual([]);
    expect(loaded.filter((url) => /thinking|asker/.test(url))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    const person = new Opponent(new Table(page, 'mouse'));
    await person.begin('Easy');
    await person.play('E5');
    expect(await person.stones()).toBe(2);
    expect(page.workers()).toHaveLength(1);
  });

  test('remembers against whom, how strong and with which color one played', async () => {
    const { page } = await openPage('', DESKTOP);
    const person = new Opponent(new Table(page, 'mouse'));
    await person.begin('Medium');
    await page.goto(new URL('#/new', page.url()).href);
    await page.reload();
    for (const name of ['Computer', 'Medium', 'Black'])
      expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
  });
});
