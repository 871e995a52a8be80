/*
 * A game as a person plays it on the page: by finger, by mouse, or by keyboard alone.
 */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type Hand = 'touch' | 'mouse' | 'keyboard';

/** The words a test looks for, by language. */
export const WORDS = {
  en: {
    play: 'Play',
    two: 'Two players here',
    rematch: 'Rematch',
    resign: 'Resign',
    more: 'More',
    pass: 'Pass',
    yesPass: 'Yes, pass',
    black: 'Black accepts',
    white: 'White accepts',
    playOn: 'Play on',
    look: 'See the groups first',
    passAllTheSame: 'Pass all the same',
  },
  fr: {
    play: 'Jouer',
    two: 'À deux ici',
    rematch: 'Revanche',
    resign: 'Abandonner',
    more: 'Plus',
    pass: 'Passer',
    yesPass: 'Oui, passer',
    black: 'Noir accepte',
    white: 'Blanc accepte',
    playOn: 'Continuer à jouer',
    look: 'Voir d’abord les groupes',
    passAllTheSame: 'Passer quand même',
  },
} as const;

export type Language = keyof typeof WORDS;

/** The guided game of 41 moves: 39 stones, then two passes. */
export const GUIDED = (
  'D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6 D7 F7 D8 F8 D9 F9 ' +
  'A3 J3 B3 H3 C3 G3 A7 J7 B7 H7 C7 G7 E1 E2 E3 E4 E5 E6 E7 E8 E9'
).split(' ');

export class Table {
  readonly page: Page;
  readonly hand: Hand;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, hand: Hand = 'mouse', language: Language = 'en') {
    this.page = page;
    this.hand = hand;
    this.words = WORDS[language];
  }

  /** What the page says of the last thing that happened. */
  get sentence(): Locator {
    return this.page.locator('p[data-said]');
  }

  cell(point: string): Locator {
    return this.page.locator(`[role=gridcell][aria-label^="${point},"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** From home to the first move of a game of two people by these rules. */
  async begin(rules = 'french', size = '9 × 9'): Promise<void> {
    await this.press(this.page.locator('a[href="#/new"]'));
    await this.page.getByRole('radio', { name: this.words.two }).check();
    await this.chooseRules(rules);
    if (size !== '9 × 9') await this.page.getByRole('radio', { name: size }).check();
    await this.press(this.button(this.words.play));
    await this.page.getByRole('grid').waitFor();
  }

  /** On the sheet of a new game: opens its rules, if they are not open, and chooses some. */
  async chooseRules(rules: string): Promise<void> {
    await this.openRules();
    await this.page.locator('select[name=rules]').selectOption(rules);
  }

  /** Opens the rules on the sheet of a new game, if they are not open. */
  async openRules(): Promise<void> {
    const row = this.page.locator('details:has(select[name=rules]) > summary');
    await row.waitFor();
    if (!(await this.page.locator('select[name=rules]').isVisible())) await this.press(row);
  }

  /** Plays these points one after the other, each seen on the board before the next. */
  async play(...points: string[]): Promise<void> {
    for (const point of points) {
      await this.choose(point);
      await this.cell(point)
        .and(this.page.locator('[aria-label*="last move"], [aria-label*="dernier coup"]'))
        .waitFor();
    }
  }

  /** Chooses a point, whatever comes of it. */
  async choose(point: string): Promise<void> {
    if (this.hand === 'keyboard') {
      await this.reach(this.page.locator('[role=gridcell][tabindex="0"]'));
      await this.page.keyboard.type(point.toLowerCase());
      await this.page.keyboard.press('Enter');
      return;
    }
    const cell = this.cell(point);
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    if (!box) throw new Error(`${point} is not on the screen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.hand === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /**
   * Presses a control as the hand does: the keyboard gets there with Tab alone.
   *
   * @param timeout how long it may take to be there and still, in milliseconds.
   */
  async press(control: Locator, timeout = 30_000): Promise<void> {
    if (this.hand === 'mouse') return control.click({ timeout });
    if (this.hand === 'touch') return control.tap({ timeout });
    await this.reach(control, timeout);
    await this.page.keyboard.press('Enter');
  }

  /** Passes, all the same if that gives the game away. */
  async pass(): Promise<void> {
    await this.press(this.button(this.words.pass));
    // A finger is asked, since it may have slipped; whoever is behind, too.
    const allTheSame = this.button(this.words.passAllTheSame);
    if ((await allTheSame.count()) > 0) await this.press(allTheSame);
    else if (this.hand === 'touch') await this.press(this.button(this.words.yesPass));
  }

  /** Waits until it is known who is dead. */
  async judged(): Promise<void> {
    await this.page.locator('#groups').waitFor({ timeout: 60_000 });
  }

  /** Marks the group on a point dead, or alive, whatever was proposed. */
  async mark(point: string, isDead: boolean): Promise<void> {
    await this.judged();
    const holds = async () =>
      /marked dead|marquée morte/.test((await this.cell(point).getAttribute('aria-label')) ?? '');
    if ((await holds()) !== isDead) await this.choose(point);
    await expect.poll(holds).toBe(isDead);
  }

  /** Accepts a count by the button of this name, once the groups have been looked through. */
  async accept(name: string): Promise<void> {
    await this.judged();
    const look = this.button(this.words.look);
    await expect
      .poll(
        async () => {
          // Who scrolls to the end of the groups has seen them: the control may be gone before it is pressed.
          if ((await look.count()) > 0) await this.press(look, 1000).catch(() => undefined);
          return this.button(name)
            .isEnabled({ timeout: 1000 })
            .catch(() => false);
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await this.press(this.button(name));
  }

  /** Asks to resign; on a phone that is among the tools that `More` shows. */
  async askToResign(): Promise<void> {
    const resign = this.button(this.words.resign);
    if ((await resign.count()) === 0) await this.press(this.button(this.words.more));
    await this.press(resign);
  }

  /** Tab until the control has the focus; fails after going round the page twice. */
  async reach(control: Locator, timeout = 30_000): Promise<void> {
    await control.waitFor({ timeout });
    for (let i = 0; i < 60; i++) {
      if (await control.evaluate((element) => element === document.activeElement, undefined, { timeout }))
        return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${control}`);
  }

  /** The numbers of the receipt, row by row, by what stands before them. */
  async receipt(): Promise<Record<string, string[]>> {
    const rows = this.page.locator('table.receipt tr:has(th[scope=row])');
    await rows.first().waitFor();
    const entries = await rows.evaluateAll((found) =>
      found.map((row) => {
        const name = row.querySelector('th .name')?.textContent?.trim() ?? '';
        return [name, [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')] as const;
      }),
    );
    return Object.fromEntries(entries.map(([name, cells]) => [name, [...cells]]));
  }

  /** Nothing runs over the side of the screen. */
  async expectNoSidewaysScroll(): Promise<void> {
    const over = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, 'pixels over the side').toBeLessThanOrEqual(0);
  }
}
