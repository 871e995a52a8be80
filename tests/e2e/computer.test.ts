// Against the computer: whole games, taking back while it thinks, and everything that must survive.
import { BLACK, geometryOf, parsePoint, WHITE } from '@honte/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { Opponent } from './opponent.ts';
import { openPage } from './page.ts';
import { GUIDED, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };

/** Tasks of the page's own thread that took longer than 50 ms from now on; read with `longTasks`. */
function watchLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { found });
  });
}

const longTasks = (page: Page) => page.evaluate(() => (window as unknown as { found: number[] }).found);

describe('a whole game', { timeout: 180_000 }, () => {
  test('against Easy is played to a count that both accept, on a phone', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    const person = new Opponent(table);
    await person.begin('Easy');
    await table.expectNoSidewaysScroll();
    await person.playToTheEnd(10);
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    const accept = table.button('Accept the count');
    await expect.poll(() => accept.isEnabled(), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => table.sentence.textContent()).toMatch(/ to me\. Touch a chain|in seki/);
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.press(accept);
    await page
      .getByRole('heading', { name: /^(You win|Honte wins) by [\d.]+ points?\.$|^A draw\.$/ })
      .waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
    await table.button('Rematch').click();
    // The wish for Black holds in the rematch.
    await expect.poll(() => table.sentence.textContent()).toBe('You play first, on any crossing.');
  });

  test('against Medium comes to an end in words', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.begin('Medium');
    await person.playToTheEnd(5);
    const ended = page.getByRole('heading', { name: /^Honte resigns after \d+ moves\.$/ });
    const accept = table.button('Accept the count');
    await expect
      .poll(async () => (await ended.count()) > 0 || (await accept.isEnabled()), { timeout: 30_000 })
      .toBe(true);
    if ((await ended.count()) > 0) return;
    await accept.click();
    await page.getByRole('heading', { name: /wins? by/ }).waitFor();
  });
});

describe('while the computer thinks', () => {
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

  // A machine with more to do than it can may stop the page for a moment, whatever the page does.
  test('the page is never kept waiting, and has no barrier', { retry: 2 }, async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    const person = new Opponent(table);
    await person.begin('Hard');
    await person.set('E5');
    await page.getByRole('progressbar').waitFor();
    await watchLongTasks(page);
    await table.expectNoSidewaysScroll();
    await person.turn();
    expect(await longTasks(page)).toEqual([]);
    await person.set('C3');
    await page.getByRole('progressbar').waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });

  test('the own move is taken back, and nothing lands late', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    const person = new Opponent(table);
    await person.begin('Hard');
    await person.set('E5');
    await page.getByRole('progressbar').waitFor();
    await table.press(table.button('Undo'));
    await expect.poll(() => table.sentence.textContent()).toBe('Taken back. Your move.');
    expect(await person.stones()).toBe(0);
    // Another question, answered, proves that the first one will be no more.
    await person.set('C3');
    await table.press(table.button('Play now'));
    await person.turn();
    expect(await person.label('E5')).toContain('empty');
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
    await person.begin('Hard');
    await person.set('E5');
    await page.getByRole('progressbar').waitFor();
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
});

describe('the marks', { timeout: 120_000 }, () => {
  /**
   * A game that the page has kept: the guided one, all settled, with one white stone more that is dead at
   * B5. The computer is Black, and both have passed.
   */
  async function openKept(page: Page, ruleset: string): Promise<Table> {
    const points = [...GUIDED, 'B5'].map((name) => {
      const found = parsePoint(geometryOf(9), name);
      if (!found.ok) throw new Error(name);
      return found.value;
    });
    const events = [
      ...points.map((point, i) => ({ kind: 'played', by: i % 2 === 0 ? BLACK : WHITE, at: 0, point })),
      { kind: 'passed', by: BLACK, at: 0 },
      { kind: 'passed', by: WHITE, at: 0 },
    ];
    const computer = { color: BLACK, level: 'easy' };
    const sheet = { size: 9, ruleset, komi: 6.5, black: '', white: '', computer };
    const game = { id: 'kept', sheet, begunAt: 1, changedAt: 1 };
    await page.getByRole('grid').waitFor();
    await page.evaluate(
      async ({ game, events }) => {
        const opening = indexedDB.open('honte');
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        const writing = opening.result.transaction(['games', 'events'], 'readwrite');
        writing.objectStore('games').put(game);
        events.forEach((event, index) => {
          writing.objectStore('events').put({ game: game.id, index, event });
        });
        await new Promise((resolve) => writing.addEventListener('complete', resolve));
        opening.result.close();
      },
      { game, events },
    );
    await page.goto(new URL('#/game/kept', page.url()).href);
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
    const table = await openKept(page, 'french');
    await table.choose('B5');
    await expect.poll(() => table.sentence.textContent()).toContain('Playing it out costs you nothing.');
    await table.press(table.button('Honte’s marks'));
    await table.press(table.button('Accept the count'));
    await page.getByRole('heading', { name: 'You win by 5.5 points.' }).waitFor();
  });

  test('differ, and play goes on by area until the board shows it', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = await openKept(page, 'french');
    const person = new Opponent(table);
    const stones = await person.stones();
    await table.choose('B5');
    await table.press(table.button('Play it out'));
    await page.getByRole('heading', { name: 'Playing it out' }).waitFor();
    while ((await person.turn()) === 'play') await table.pass();
    expect(await person.label('B5')).not.toContain('stone');
    expect(await person.stones()).not.toBe(stones);
    await expect.poll(() => table.button('Accept the count').isEnabled(), { timeout: 30_000 }).toBe(true);
    await table.press(table.button('Accept the count'));
    await page.getByRole('heading', { name: 'You win by 5.5 points.' }).waitFor();
  });

  test('differ, and by territory a copy shows it and leaves the board as it was', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = await openKept(page, 'japanese');
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
    await table.press(table.button('Accept the count'));
    await page.getByRole('heading', { name: /^(You win|Honte wins) by/ }).waitFor();
  });
});

describe('the engine', () => {
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
