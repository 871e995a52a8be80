// Passing, marking and counting: what the documents describe, on the page.
import type { RulesetName } from '@honte/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openKept } from './kept.ts';
import { Opponent } from './opponent.ts';
import { openPage } from './page.ts';
import { GUIDED, Table } from './table.ts';

const PHONE = { width: 360, height: 640, touch: true };
const DESKTOP = { width: 1440, height: 900 };
const STILL = { ...DESKTOP, stillness: true };
const FRENCH = { locale: 'fr-FR' };

/**
 * Opens a board on which two people have passed, with these chains marked dead. A mark that was taken back keeps
 * the computer from proposing others.
 */
async function openBoard(
  page: Page,
  ruleset: RulesetName,
  drawing: string,
  { komi, dead = [], touched }: { komi: number; dead?: readonly string[]; touched: string },
): Promise<Table> {
  const stones = drawing.replaceAll(/\s/g, '');
  await openKept(page, {
    id: `board${dead.length}`,
    size: Math.sqrt(stones.length),
    ruleset,
    komi,
    stones,
    moves: ['pass', 'pass'],
    dead,
    alive: [touched],
  });
  const table = new Table(page, 'mouse');
  await table.judged();
  return table;
}

const others = (page: Page) => page.locator('table.others').getByRole('row').allInnerTexts();
const why = (page: Page) => page.locator('div.why').textContent();

describe('S7: two passes stop the game', () => {
  test('and a stone after a pass starts the count of passes again', async () => {
    const { page } = await openPage('', PHONE);
    const table = new Table(page, 'touch');
    await table.begin('french');
    await table.play('E5');
    await table.pass();
    await table.play('C3');
    await table.pass();
    await expect
      .poll(() => table.sentence.textContent())
      .toBe('White passes. If Black passes too, you count.');
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
  });
});

describe('S14: passing against the computer', () => {
  test('who is behind is told so once, and two taps are no pass', async () => {
    const { page } = await openPage('', PHONE);
    await openKept(page, {
      size: 9,
      ruleset: 'french',
      komi: 7.5,
      computer: { color: 'white', level: 'easy' },
      moves: [...GUIDED, 'pass'],
    });
    const table = new Table(page, 'touch');
    const pass = table.button('Pass');
    await expect.poll(() => pass.isEnabled()).toBe(true);
    const box = await pass.boundingBox();
    if (!box) throw new Error('no Pass on the screen');
    for (let i = 0; i < 2; i++) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await pass.waitFor();
    expect(page.url()).toMatch(/#\/game\/kept$/);
    expect(await barriersOf(page)).toEqual([]);
    await table.pass();
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
  });

  test.each([
    ['en', 'en-GB', 'Honte leads by 6.5 points on the board. If both pass, it is counted so.'],
    ['fr', 'fr-FR', 'Honte mène de 6,5 points sur le goban. Si les deux passent, on compte ainsi.'],
  ] as const)(
    'the warning says by how much, and asks where the keyboard is (%s)',
    async (language, locale, said) => {
      const { page } = await openPage('', { ...DESKTOP, locale });
      await openKept(page, {
        size: 9,
        ruleset: 'french',
        komi: 7.5,
        computer: { color: 'white', level: 'easy' },
        moves: [...GUIDED, 'pass'],
      });
      const table = new Table(page, 'keyboard', language);
      await table.press(table.button(table.words.pass));
      await expect.poll(() => table.sentence.textContent()).toBe(said);
      await page.locator('[data-answers] button:focus').waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await table.expectNoSidewaysScroll();
      await page.keyboard.press('Escape');
      await table.button(table.words.pass).waitFor();
      await table.press(table.button(table.words.pass));
      await table.judged();
    },
  );

  test('the computer that leads passes too', async () => {
    const { page } = await openPage('', DESKTOP);
    await openKept(page, {
      size: 9,
      ruleset: 'french',
      komi: 20.5,
      computer: { color: 'white', level: 'medium' },
      moves: [...GUIDED, 'J1'],
    });
    const table = new Table(page, 'mouse');
    await expect.poll(() => table.button('Pass').isEnabled(), { timeout: 30_000 }).toBe(true);
    await table.pass();
    const person = new Opponent(table);
    expect(await person.turn()).toBe('over');
    await page.getByRole('heading', { name: 'Counting' }).waitFor();
  });
});

describe('S8: marking', () => {
  const DEAD = [...GUIDED, 'B5', 'pass', 'pass'];

  test.each([
    ['en', 'touch', PHONE, 'White stone at B5'],
    ['fr', 'touch', { ...PHONE, ...FRENCH }, 'Pierre blanche en B5'],
    ['en', 'keyboard', DESKTOP, 'White stone at B5'],
    ['fr', 'keyboard', { ...DESKTOP, ...FRENCH }, 'Pierre blanche en B5'],
  ] as const)(
    'two people are shown who is dead, why and how surely; marks are undone; both accept (%s, %s)',
    async (language, hand, view, group) => {
      const { page } = await openPage('', view);
      await openKept(page, { size: 9, ruleset: 'french', komi: 7.5, moves: DEAD });
      const table = new Table(page, hand, language);
      const [undo, redo, stone, black, white, accepted] = (
        {
          en: [
            'Undo the last mark',
            'Redo the mark',
            'dead',
            'Black accepts',
            'White accepts',
            'Black has accepted, White not yet.',
          ],
          fr: [
            'Annuler la dernière marque',
            'Rétablir la marque',
            'mort',
            'Noir accepte',
            'Blanc accepte',
            'Noir a accepté, pas encore Blanc.',
          ],
        } as const
      )[language];
      await table.judged();
      const row = page.locator('.groups li', { hasText: group });
      await row.getByText(stone, { exact: true }).waitFor();
      await expect
        .poll(() => table.cell('B5').getAttribute('aria-label'))
        .toMatch(/marked dead|marquée morte/);
      await table.mark('B5', false);
      await table.press(page.getByRole('button', { name: undo }));
      await expect
        .poll(() => table.cell('B5').getAttribute('aria-label'))
        .toMatch(/marked dead|marquée morte/);
      await table.press(page.getByRole('button', { name: redo }));
      await expect
        .poll(() => table.cell('B5').getAttribute('aria-label'))
        .not.toMatch(/marked dead|marquée morte/);
      await table.press(page.getByRole('button', { name: undo }));
      expect(await barriersOf(page)).toEqual([]);
      await table.expectNoSidewaysScroll();
      await table.accept(black);
      await page.getByText(accepted).waitFor();
      await table.accept(white);
      await page
        .getByRole('heading', {
          level: 1,
          name: language === 'en' ? 'White wins by 6.5.' : 'Blanc gagne de 6,5 points.',
        })
        .waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await table.expectNoSidewaysScroll();
    },
  );

  test('a reload keeps the marks and proposes nothing anew over them', async () => {
    const { page } = await openPage('', DESKTOP);
    await openKept(page, { size: 9, ruleset: 'french', komi: 7.5, moves: DEAD });
    const table = new Table(page, 'mouse');
    await table.mark('B5', false);
    await table.mark('A3', true);
    await page.reload();
    await table.judged();
    await expect.poll(() => table.cell('B5').getAttribute('aria-label')).not.toContain('dead');
    expect(await table.cell('A3').getAttribute('aria-label')).toContain('marked dead');
  });

  test('under territory rules what is left to do is asked, and play goes on with the right player', async () => {
    const { page } = await openPage('', PHONE);
    const moves = [...GUIDED.slice(0, -1), 'pass', 'pass'];
    await openKept(page, { size: 9, ruleset: 'japanese', komi: 6.5, moves });
    const table = new Table(page, 'touch');
    await page.getByText('One neutral point is empty.').waitFor({ timeout: 60_000 });
    expect(await table.cell('E9').getAttribute('aria-label')).toContain('square');
    // Until that is answered nobody accepts, and there is one way to play on.
    expect(await table.button('Black accepts').count()).toBe(0);
    expect(await table.button('Play on').count()).toBe(1);
    expect(await barriersOf(page)).toEqual([]);
    await table.press(table.button('Count as it stands'));
    await table.accept('Black accepts');
    await table.press(table.button('Play on'));
    await table.press(table.button('White asks'));
    await expect.poll(() => table.sentence.textContent()).toBe('Play goes on: Black to move.');
    await table.play('E9');
  });

  test('under area rules it is only said', async () => {
    const { page } = await openPage('', DESKTOP);
    const moves = [...GUIDED.slice(0, -1), 'pass', 'pass'];
    await openKept(page, { size: 9, ruleset: 'french', komi: 7.5, moves });
    const table = new Table(page, 'mouse');
    await page.getByText('One neutral point is empty.').waitFor({ timeout: 60_000 });
    await page.getByText('You can play on, or count as it stands.').waitFor();
    await table.accept('White accepts');
    await table.button('White has accepted').waitFor();
  });
});

describe('B6: what is proved is played on the board', () => {
  const EYE = `
    . X . X . X .
    X X X X X X X
    X X X X X X X
    X X X X X X X
    O O O X X X X
    . . O X X X X
    . . O X X . X`;

  test.each([
    ['en', 'touch', PHONE],
    ['fr', 'touch', { ...PHONE, ...FRENCH }],
    ['en', 'keyboard', DESKTOP],
    ['fr', 'keyboard', { ...DESKTOP, ...FRENCH }],
  ] as const)(
    'a dead group shows its proof and answers another move; the marks stay as they were (%s, %s)',
    async (language, hand, view) => {
      const { page } = await openPage('', view);
      const stones = EYE.replaceAll(/\s/g, '');
      await openKept(page, { size: 7, ruleset: 'french', komi: 6.5, stones, moves: ['pass', 'pass'] });
      const table = new Table(page, hand, language);
      const words = (
        {
          en: {
            group: '5 White stones',
            sure: 'cannot be saved, proved',
            show: 'Show the proof',
            begins: 'White moves first and tries to save the stones.',
            ends: 'So the stones cannot be saved: they are dead.',
            start: 'To the start',
            back: 'One step back',
            on: 'One step on',
            close: 'Back to the count',
            tried: 'White at A1',
            outside: 'No stone can be tried there.',
            again: 'The proof again',
          },
          fr: {
            group: '5 pierres blanches',
            sure: 'ne peut plus être sauvé, prouvé',
            show: 'Voir la preuve',
            begins: 'Blanc joue d’abord et essaie de sauver les pierres.',
            ends: 'Donc les pierres ne peuvent plus être sauvées\u00a0: elles sont mortes.',
            start: 'Au début',
            back: 'Un pas en arrière',
            on: 'Un pas en avant',
            close: 'Retour au décompte',
            tried: 'Blanc en A1',
            outside: 'Aucune pierre ne peut être essayée là.',
            again: 'Revoir la preuve',
          },
        } as const
      )[language];
      await table.judged();
      const row = page.locator('.groups li', { hasText: words.group });
      await row.getByText(words.sure).waitFor();
      const marked = () => table.cell('A3').getAttribute('aria-label');
      await expect.poll(marked).toMatch(/marked dead|marquée morte/);
      const aloud = row.locator('[aria-live]');
      const says = (text: string) => expect.poll(() => aloud.textContent()).toContain(text);
      const off = (name: string) => table.button(name).getAttribute('aria-disabled');

      const show = row.getByRole('button', { name: words.show });
      await show.scrollIntoViewIfNeeded();
      await table.press(show);
      await says(words.begins);
      await page.locator(`button:focus[aria-label="${words.on}"]`).waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await table.expectNoSidewaysScroll();
      const heard: (string | null)[] = [];
      while ((await off(words.on)) === null) {
        const before = await aloud.textContent();
        await table.press(table.button(words.on));
        await expect.poll(() => aloud.textContent()).not.toBe(before);
        heard.push(await aloud.textContent());
      }
      expect(heard.length).toBeGreaterThan(1);
      expect(heard.at(-1)).toContain(words.ends);
      expect(await marked()).toMatch(/A3(?!.*(marked dead|marquée morte))/);
      await table.press(table.button(words.back));
      await says(heard.at(-2) as string);

      await table.press(table.button(words.start));
      await says(words.begins);
      await table.choose('G1');
      await says(words.outside);
      await expect
        .poll(async () => {
          // Where points are small the first tap shows the stone, the second sets it.
          if (!(await aloud.textContent())?.includes(words.outside)) return true;
          await table.choose('A1');
          return false;
        })
        .toBe(true);
      await expect
        .poll(() => table.cell('A1').getAttribute('aria-label'))
        .toMatch(/white stone|pierre blanche/i);
      // Whatever was answered, it leads to the same end.
      await table.button(words.again).waitFor();
      await expect.poll(() => off(words.start)).toBeNull();
      while ((await off(words.on)) === null) await table.press(table.button(words.on));
      await says(words.ends);
      await table.press(table.button(words.again));
      await says(words.begins);

      await table.press(table.button(words.close));
      await page.locator('button:focus', { hasText: words.show }).waitFor();
      await expect.poll(marked).toMatch(/marked dead|marquée morte/);
      const place = await show.boundingBox();
      expect(place?.y).toBeGreaterThan('touch' in view ? view.width : 0);
      expect(place?.y).toBeLessThan(view.height - 44);
      expect(await barriersOf(page)).toEqual([]);
    },
  );

  const KO = `
    . O . O . O . O .
    O O O O O O O O O
    X X X X X X X X X
    X . X . . X . X .
    X X X . . X . . .
    O O X X . . X . .
    . O X X . . . . .
    X O O O X . . X .
    X X . O X . . . .`;
  const SEKI = `
    . X . X . X .
    X X X X X X X
    O O O O O O O
    O . O . O . O
    O O O O O O O
    X X X X X X O
    . O O O . X O`;

  test('a seki is proved for both sides of it; what hangs on a ko has a reason and no proof', async () => {
    const { page } = await openPage('', STILL);
    const ko = {
      size: 9,
      ruleset: 'japanese',
      stones: KO.replaceAll(/\s/g, ''),
      moves: ['pass', 'pass'],
    } as const;
    await openKept(page, { id: 'ko', ...ko });
    const table = new Table(page, 'mouse');
    await table.judged();
    const corner = page.locator('.groups li', { hasText: '7 white stones' });
    await corner.getByText('a ko decides').waitFor();
    expect(await corner.getByRole('button', { name: 'Show the proof' }).count()).toBe(0);

    const seki = {
      size: 7,
      ruleset: 'chinese',
      stones: SEKI.replaceAll(/\s/g, ''),
      moves: ['pass', 'pass'],
    } as const;
    await openKept(page, { id: 'seki', ...seki });
    await table.judged();
    for (const [group, begins] of [
      ['7 black stones', 'White moves first and tries to take the stones.'],
      ['3 white stones', 'Black moves first and tries to take the stones.'],
    ] as const) {
      const row = page.locator('.groups li', { hasText: group });
      const aloud = row.locator('[aria-live]');
      await table.press(row.getByRole('button', { name: 'Show the proof' }));
      await expect.poll(() => aloud.textContent()).toContain(begins);
      const on = table.button('One step on');
      while ((await on.getAttribute('aria-disabled')) === null) {
        const before = await aloud.textContent();
        await table.press(on);
        await expect.poll(() => aloud.textContent()).not.toBe(before);
      }
      expect(await aloud.textContent()).toContain('they live in seki');
      await table.press(table.button('Back to the count'));
    }
  });

  test('Escape leaves it, and where it is looked at nobody is moved', async () => {
    const { page } = await openPage('', STILL);
    const stones = EYE.replaceAll(/\s/g, '');
    await openKept(page, { size: 7, ruleset: 'french', komi: 6.5, stones, moves: ['pass', 'pass'] });
    const table = new Table(page, 'mouse');
    await table.judged();
    await table.press(table.button('Show the proof'));
    await page.keyboard.press('Enter');
    await page.locator('.said', { hasText: 'White at' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'Show the proof' }).waitFor();
    await table.cell('A3').and(page.locator('[aria-label*="marked dead"]')).waitFor();
  });
});

describe('S9: the area counts of the documents', () => {
  test('the guided game: 41 to 47.5, and each line of the sum shows its points', async () => {
    const { page } = await openPage('', DESKTOP);
    await openKept(page, { size: 9, ruleset: 'french', komi: 7.5, moves: [...GUIDED, 'pass', 'pass'] });
    const table = new Table(page, 'keyboard');
    await table.judged();
    expect(await table.receipt()).toEqual({
      'Living stones': ['20', '19'],
      'Surrounded points': ['21', '21'],
      Komi: ['', '7.5'],
      Total: ['41', '47.5'],
    });
    await table.press(page.getByRole('button', { name: 'Living stones' }));
    await expect.poll(() => page.locator('[role=gridcell][aria-label*="dimmed"]').count()).toBe(42);
    await table.press(page.getByRole('button', { name: 'Surrounded points' }).first());
    await expect.poll(() => page.locator('[role=gridcell][aria-label*="dimmed"]').count()).toBe(39);
    await table.press(page.getByRole('button', { name: 'Surrounded points' }).first());
    await expect.poll(() => page.locator('[role=gridcell][aria-label*="dimmed"]').count()).toBe(0);
  });

  test('the 81 points of the 9 × 9 rules: 46, 32 and 3', async () => {
    const { page } = await openPage('', DESKTOP);
    const drawing = `
      . O . O X X X X .
      O O O O X X X X .
      O O X X X X X X X
      O X X X X . O O O
      X X X X X . O O O
      X X X X X . O O O
      X X X X X O . . .
      . . . . X O . . .
      . . . . X O . . .`;
    const table = await openBoard(page, 'chinese', drawing, { komi: 7.5, touched: 'F9' });
    expect((await table.receipt()).Total).toEqual(['46', '39.5']);
    await page.getByText('3 neutral points are empty.').waitFor();
  });

  test('the extract of the French rule: 43 to 38, and with the dead lifted Black by 1.5', async () => {
    const { page } = await openPage('', DESKTOP);
    const first = `
      . O . O X X X X .
      O O O O X X X X .
      O O O X X X X X X
      O O X X X O O O O
      X X X X X O O O O
      X X X X O O O O O
      X X X X X O . . .
      . . . . X O . . .
      . . . . X O . . .`;
    const table = await openBoard(page, 'french', first, { komi: 7.5, touched: 'F9' });
    expect(await table.receipt()).toMatchObject({
      'Living stones': ['33', '27'],
      'Surrounded points': ['10', '11'],
      Total: ['43', '45.5'],
    });
    const second = `
      . O . O X X X X .
      O O O O X X X X .
      O O X X X X X X X
      O O X X X O O O O
      X X X X X O O O O
      X X X X X O O O O
      X X X X X O . . .
      . X X X X O . . .
      . . O O X O . . .`;
    const again = await openBoard(page, 'french', second, { komi: 7.5, dead: ['C1'], touched: 'F9' });
    await expect.poll(async () => (await again.receipt()).Total).toEqual(['45', '43.5']);
  });
});

describe('S10: territory and prisoners', () => {
  const DRAWING = `
    . . . . X X O O . . . . .
    . . . . X X O O . . . . .
    . . . . X X O O O . . . .
    . . . . X X O O O . . . .
    . . . . X X O O O . . . .
    X X X X X X O O O O O O O
    X X X X X X X X X X X X X
    O O O O O O X X X X X X X
    . . . O O O X X X . . . .
    . . . . O O X X X . . . .
    . . . . O O X X X . . . .
    . . . . O O X X . . . . .
    . . . . O O X X . . . . .`;

  test('42 to 41, and Black wins by one', async () => {
    const { page } = await openPage('', DESKTOP);
    const table = await openBoard(page, 'japanese', DRAWING, { komi: 0, touched: 'F13' });
    expect(await table.receipt()).toEqual({
      'Surrounded points': ['42', '41'],
      Prisoners: ['0', '0'],
      Komi: ['', '0'],
      Total: ['42', '41'],
    });
  });

  test('three dead stones each go home, step by step, and the difference stays', async () => {
    const { page } = await openPage('', STILL);
    const drawing = `
      . . . X X O . . .
      . O . X O O . X .
      . O O X X O . X .
      . . . X X O . X .
      X X X X . O O O O
      . . . X . O . . .
      . . . X X O . . .
      . . . X O O . . .
      . . . X X O . . .`;
    const table = await openBoard(page, 'japanese', drawing, { komi: 0, dead: ['B8', 'H8'], touched: 'E9' });
    expect(await table.receipt()).toMatchObject({ 'Surrounded points': ['24', '24'], Prisoners: ['3', '3'] });
    await table.press(table.button('Watch the stones go home'));
    // Who wants no motion gets stills, the last first.
    await page.getByText('Step 6 of 6').waitFor();
    await page.locator('.said', { hasText: 'Black has 21 points left, White 21.' }).waitFor();
    await table.press(table.button('To the start'));
    await page.locator('.said', { hasText: 'Play has stopped. The pale stones are dead.' }).waitFor();
    await table.press(table.button('One step on'));
    await page
      .locator('.said', {
        hasText: 'With the dead, Black holds 3 stones of White’s, White 3 stones of Black’s.',
      })
      .waitFor();
    await table.press(table.button('Back to the count'));
    await table.button('Watch the stones go home').waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });
});

describe('S11: the French quick count', () => {
  test('comes out as the area does; its pass stones go home by themselves, and again', async () => {
    const { page } = await openPage('', PHONE);
    await openKept(page, { size: 9, ruleset: 'french', komi: 7.5, moves: [...GUIDED, 'pass', 'pass'] });
    const table = new Table(page, 'touch');
    await table.judged();
    expect(await others(page)).toEqual([
      expect.stringMatching(/Pass stones\s+20 to 26.5\s+White by 6.5/),
      expect.stringMatching(/Territory\s+21 to 28.5\s+White by 7.5/),
    ]);
    await table.press(table.button('Pass stones'));
    await table.press(table.button('Watch the stones go home'));
    await page
      .locator('.said', { hasText: 'Black gives 1, White 2, one of them because Black had the last turn' })
      .waitFor({ timeout: 30_000 });
    await page
      .locator('.said', { hasText: 'Black has 20 points left, White 19.' })
      .waitFor({ timeout: 30_000 });
    await table.press(table.button('Watch again'));
    await page.locator('.said', { hasText: 'Play has stopped.' }).waitFor();
    await table.press(table.button('To the end'));
    await page.getByText('Step 6 of 6').waitFor();
    expect(await page.locator('[role=gridcell][aria-label*="stone"]').count()).toBe(42);
    expect(await barriersOf(page)).toEqual([]);
    await table.expectNoSidewaysScroll();
  });
});

describe('S12: seki', () => {
  test('is proposed as seki, and by territory its eyes count for nobody', async () => {
    const { page } = await openPage('', DESKTOP);
    const drawing = `
      . X . X . X . X .
      X X X X X X X X X
      O O O O O O O O X
      O . O . O . O O X
      O O O O O O O O X
      O O O O O O O O X
      X X X X X X X O X
      O O O X X X X O X
      . O . X X . X O X`;
    const stones = drawing.replaceAll(/\s/g, '');
    await openKept(page, { size: 9, ruleset: 'japanese', komi: 6.5, stones, moves: ['pass', 'pass'] });
    const table = new Table(page, 'mouse');
    await table.judged();
    await page.locator('.groups b', { hasText: 'alive in seki' }).first().waitFor();
    await page
      .getByText(/lives in seki/)
      .first()
      .waitFor();
    await table.choose('A1');
    await expect
      .poll(() => table.sentence.textContent())
      .toContain('A1 does not count: its group lives in seki.');
  });
});

describe('B2: the receipt', () => {
  test.each([
    [
      'en',
      'en-GB',
      'By area Black has 1 point more than by territory:',
      'Black had one turn more, and area counts the stone of it.',
    ],
    [
      'fr',
      'fr-FR',
      'Par surface, Noir a 1 point de plus que par territoire',
      'Noir a eu un tour de plus, et la surface en compte la pierre.',
    ],
  ])(
    'says why the countings differ, and whose each point is (%s)',
    async (language, locale, differ, because) => {
      const { page } = await openPage('', { ...PHONE, locale });
      await openKept(page, { size: 9, ruleset: 'french', komi: 7.5, moves: [...GUIDED, 'pass', 'pass'] });
      const table = new Table(page, 'touch', language as 'en' | 'fr');
      await table.judged();
      expect(await why(page)).toContain(differ);
      expect(await why(page)).toContain(because);
      await table.choose('A1');
      await expect
        .poll(() => table.sentence.textContent())
        .toContain(
          language === 'en' ? 'A1 is Black’s: only Black’s stones surround its 6 points.' : 'A1 est à Noir',
        );
      expect(await barriersOf(page)).toEqual([]);
    },
  );
});
