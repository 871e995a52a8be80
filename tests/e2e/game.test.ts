// Two people at one device: a whole game, its refusals, its count, and everything that must survive.
import { describe, expect, test } from 'vitest';
import { openKept } from './kept.ts';
import { openPage } from './page.ts';
import { GUIDED, type Hand, type Language, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };

const HANDS: [Hand, typeof DESKTOP][] = [
  ['touch', PHONE],
  ['mouse', DESKTOP],
  ['keyboard', DESKTOP],
  ['keyboard', { ...PHONE, touch: false } as typeof DESKTOP],
];

describe('the guided game', () => {
  test.each(HANDS)('is played and counted by %s on %o', async (hand, view) => {
    const { page } = await openPage('', view);
    const table = new Table(page, hand);
    await table.begin('french');
    await table.play(...GUIDED);
    await table.pass();
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('White passes. If Black passes too, you count.');
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
    expect(await table.receipt()).toEqual({
      'Living stones': ['20', '19'],
      'Surrounded points': ['21', '21'],
      Komi: ['', '7.5'],
      Total: ['41', '47.5'],
    });
    const others = page.locator('table.others');
    expect(await others.getByRole('row').allInnerTexts()).toEqual([
      expect.stringMatching(/Pass stones\s+20 to 26.5\s+White by 6.5/),
      expect.stringMatching(/Territory\s+21 to 28.5\s+White by 7.5/),
    ]);
    await table.accept('Black accepts');
    await table.accept('White accepts');
    await page.getByRole('heading', { name: 'White wins by 6.5.' }).waitFor();
    await table.choose('A1');
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('A1 is Black’s: only Black’s stones surround its 6 points.');
    await table.choose('F9');
    await expect.poll(() => table.sentence.textContent()).toBe('F9 is White’s: a living stone stands there.');
    await table.expectNoSidewaysScroll();
  });
});

describe('S6, B3: a forbidden point', () => {
  const SUICIDE = {
    en: 'A1 is forbidden. Your stone would have no liberty and take nothing.',
    fr: 'A1 est interdit. Ta pierre n’aurait aucune liberté et ne prendrait rien.',
  };
  const KO = {
    en: 'Not yet: E4 would bring back the board of Black’s move 7. Play elsewhere first.',
    fr: 'Pas encore\u00a0: E4 rendrait au goban l’état du coup 7, joué par Noir. Joue d’abord ailleurs.',
  };

  test.each<[Language, string]>([
    ['en', 'en-GB'],
    ['fr', 'fr-FR'],
  ])('is refused with its reason in words and on the board (%s)', async (language, locale) => {
    const { page } = await openPage('', { ...PHONE, locale });
    const table = new Table(page, 'touch', language);
    await table.begin('french');
    await table.play('A2', 'J9', 'B1');
    await table.choose('A1');
    await expect.poll(() => table.sentence.textContent()).toBe(SUICIDE[language]);
    await expect.poll(() => table.cell('A1').getAttribute('aria-label')).toMatch(/forbidden|interdit/);

    await table.play('J8', 'H9', 'F5', 'F4', 'E6', 'E3', 'D5', 'D4');
    await page.goto(new URL('#/', page.url()).href);
    await table.begin('french');
    await table.play('F5', 'F4', 'E6', 'E3', 'D5', 'D4', 'E4', 'E5');
    await table.choose('E4');
    await expect.poll(() => table.sentence.textContent()).toBe(KO[language]);
    await page.getByRole('button', { name: /7/ }).waitFor();
    await table.play('A1', 'A9', 'E4');
    await table.expectNoSidewaysScroll();
  });
});

describe('the count', () => {
  test('shows a dead chain pale and forgets who had accepted', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    await table.begin('french');
    await table.play('E5', 'A1');
    await table.pass();
    await table.pass();
    await table.mark('A1', false);
    await table.accept('Black accepts');
    await table.button('Black has accepted').waitFor();
    await table.mark('A1', true);
    await table.button('Black accepts').waitFor();
    expect((await table.receipt()).Total).toEqual(['81', '7.5']);
    await table.mark('A1', false);
  });

  test('is not agreed to by the tap that follows a second pass confirmed in haste', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    await table.begin('french');
    await table.play('E5');
    await table.pass();
    await table.press(table.button('Pass'));
    const box = await table.button('Yes, pass').boundingBox();
    if (!box) throw new Error('no answer on the screen');
    for (let i = 0; i < 4; i++) await page.touchscreen.tap(box.x + 20, box.y + box.height / 2);
    await table.button('Black accepts').waitFor();
    await table.button('White accepts').waitFor();
  });

  test('is left for play when the players disagree, with the right one to move', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('french');
    await table.play('E5', 'A1');
    await table.pass();
    await table.pass();
    await table.press(table.button('Play on'));
    await expect.poll(() => table.sentence.textContent()).toBe('Play goes on: Black to move.');
    await table.play('A2', 'B2', 'B1');
    await expect.poll(() => table.sentence.textContent()).toContain('Black took one stone.');
    await table.pass();
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
  });

  test('asks who asks under Japanese rules, and lets the other move first', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('japanese');
    await table.play('E5');
    await table.pass();
    await table.pass();
    await table.press(table.button('Play on'));
    await table.press(table.button('Black asks'));
    await expect.poll(() => table.sentence.textContent()).toBe('Play goes on: White to move.');
  });
});

describe('resigning by keyboard', () => {
  test('asks where the focus is, and Escape is a no', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'keyboard');
    await table.begin('french');
    await table.play('E5');
    await table.press(table.button('Resign'));
    await page.locator('[data-answers] button:focus').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => table.sentence.textContent()).toBe('Black played E5. White to move.');
    await table.press(table.button('Resign'));
    await table.press(table.button('Yes, resign'));
    await page.getByRole('heading', { name: 'Black wins: White resigned.' }).waitFor();
  });
});

describe('nothing is lost', () => {
  test('by reloading or going back, in play, in marking and in the result', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('french');
    await table.play('E5', 'C3');
    await page.reload();
    await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('white stone');
    await page.goBack();
    await table.button('Play').waitFor();
    await page.goForward();
    await table.play('D4');

    await table.pass();
    await table.pass();
    await table.mark('E5', false);
    await table.mark('D4', false);
    await table.mark('C3', true);
    await table.accept('White accepts');
    await page.reload();
    await table.button('White has accepted').waitFor();
    await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('marked dead');
    await page.goBack();
    await table.button('Play').waitFor();
    await page.goForward();
    await table.button('White has accepted').waitFor();

    await table.accept('Black accepts');
    await page.getByRole('heading', { name: 'Black wins by 73.5.' }).waitFor();
    const address = page.url();
    expect(address).toMatch(/#\/game\/\w+\/result$/);
    await page.reload();
    await page.getByRole('heading', { name: 'Black wins by 73.5.' }).waitFor();
    await page.goto(address.replace('/result', ''));
    await page.getByRole('heading', { name: 'Black wins by 73.5.' }).waitFor();
    expect(page.url()).toBe(address);
    await page.goto(new URL('#/', address).href);
    await page.getByRole('link', { name: 'See the result' }).waitFor();
  });

  test('by a second tab on the same game: each follows the other', async () => {
    const { page, context } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('french');
    await table.play('E5');
    const second = await context.newPage();
    await second.goto(page.url());
    const other = new Table(second, 'mouse');
    await other.play('C3');
    await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('white stone');
    await table.play('G7');
    await expect.poll(() => other.cell('G7').getAttribute('aria-label')).toContain('black stone');
    await second.close();
    await page.reload();
    await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('white stone');
  });

  test('by two tabs that move at the same moment: both show the move that came first, and one is told', async () => {
    const { page, context } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('french');
    const second = await context.newPage();
    // It does not hear what happens elsewhere, as if all of it happened at once.
    await second.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await second.goto(page.url());
    const other = new Table(second, 'mouse');
    await second.getByRole('grid').waitFor();
    await table.play('E5');
    await other.choose('D4');
    await expect.poll(() => other.sentence.textContent()).toMatch(/^The game went on in another tab/);
    expect(await other.cell('D4').getAttribute('aria-label')).toContain('empty');
    expect(await other.cell('E5').getAttribute('aria-label')).toContain('black stone');
    await other.play('C3');
    await expect.poll(() => table.cell('C3').getAttribute('aria-label')).toContain('white stone');
    expect(await table.sentence.textContent()).toBe('White played C3. Black to move.');
  });

  test('by two tabs that mark and accept at the same moment: what is kept is what one of them did', async () => {
    const { page, context } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await openKept(page, {
      size: 9,
      ruleset: 'french',
      moves: ['E5', 'A9', 'D4', 'pass', 'pass'],
      alive: ['A9'],
    });
    await table.judged();
    const second = await context.newPage();
    await second.goto(page.url());
    const other = new Table(second, 'mouse');
    await other.judged();
    // What it does is written only when the other has heard and done something else.
    await second.evaluate(() => {
      const frames: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (frame) => frames.push(frame);
      const go = () => {
        for (const frame of frames.splice(0)) frame(0);
      };
      Object.assign(window, { go });
    });
    await other.choose('E5');
    await table.choose('A9');
    await table.cell('A9').and(page.locator('[aria-label*="marked dead"]')).waitFor();
    await other.cell('A9').and(second.locator('[aria-label*="marked dead"]')).waitFor();
    await expect.poll(() => other.sentence.textContent()).toMatch(/^The game went on in another tab/);
    await second.evaluate(() => (window as unknown as { go: () => void }).go());
    for (const tab of [page, second]) {
      await tab.reload();
      const marked = tab.locator('[role=gridcell][aria-label*="marked dead"]');
      await marked.first().waitFor();
      expect(await marked.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel?.slice(0, 2)))).toEqual([
        'A9',
      ]);
    }
  });

  test('by a write that fails once: the next one makes up for it', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('french');
    await table.play('E5');
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = () => {
        IDBObjectStore.prototype.add = add;
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await table.play('C3');
    await page.getByRole('alert').waitFor();
    await table.play('G7');
    await page.reload();
    await expect.poll(() => table.sentence.textContent()).toBe('Black played G7. White to move.');
  });

  test('but a browser that keeps nothing plays all the same, and says so', async () => {
    const { page } = await openPage('', DESKTOP);
    await page.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage', 'BroadcastChannel'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await page.reload();
    const table = new Table(page, 'mouse');
    await table.begin('french');
    await table.play('E5', 'C3');
    await page.getByRole('alert').waitFor();
  });

  test('S24: by changing the language in mid-game', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    await table.begin('french');
    await table.play('E5');
    await table.press(table.button('FR: Passer en français'));
    await expect.poll(() => table.sentence.textContent()).toBe('Noir a joué E5. C’est à Blanc de jouer.');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await table.play('C3');
    await page.reload();
    await expect.poll(() => table.sentence.textContent()).toBe('Blanc a joué C3. C’est à Noir de jouer.');
  });

  test('by losing the network after the first visit', async () => {
    const { page, context } = await openPage('', DESKTOP);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    const table = new Table(page, 'mouse');
    await table.begin('french');
    await table.play('E5');
  });
});

describe('other boards and addresses', () => {
  test.each([
    ['13 × 13', 'K10'],
    ['19 × 19', 'Q16'],
  ])('S1: %s opens and is played on', async (size, point) => {
    const { page } = await openPage('', DESKTOP);
    const table = new Table(page, 'mouse');
    await table.begin('chinese', size);
    await table.play(point);
    const lines = Number.parseInt(size, 10);
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(lines * lines);
  });

  test('a first touch of the empty board begins a game, and is answered', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    await table.choose('E5');
    await expect.poll(() => table.sentence.textContent()).toMatch(/^Honte played [A-J]\d/);
    expect(page.url()).toContain('#/game/');
  });

  test.each([
    ['#/game/unknown', 'This game is not on this device.'],
    ['#/nowhere/at/all', 'There is nothing at this address.'],
  ])('%s says so and shows the way', async (address, heading) => {
    const { page } = await openPage(address);
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Go, from the first stone.' }).waitFor();
  });
});
