/*
 * A person who plays against the computer on the page, by simple rules: in no way good, but never lost for
 * a move, and glad to pass.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from './table.ts';

/** Points of 9×9 from the middle outward, the edge last: where the person likes to play. */
const LIKED = (
  'E5 D5 F5 E4 E6 D4 F6 D6 F4 C5 G5 E3 E7 C4 G6 C6 G4 D3 F7 D7 F3 C3 G7 C7 G3 ' +
  'B5 H5 E2 E8 B4 H6 B6 H4 D2 F8 D8 F2 B3 H7 B7 H3 C2 G8 C8 G2'
).split(' ');

export class Opponent {
  readonly table: Table;
  readonly page: Page;

  constructor(table: Table) {
    this.table = table;
    this.page = table.page;
  }

  /** From home to a game with the black stones against the computer at this level, on 9×9. */
  async begin(level: string, rules = 'chinese'): Promise<void> {
    const { page, table } = this;
    await table.press(page.locator('a[href="#/new"]'));
    await page.getByRole('combobox').selectOption(rules);
    for (const name of ['Computer', level, 'Black'])
      await page.getByRole('radio', { name, exact: true }).check();
    await table.press(table.button('Play'));
    await page.getByRole('grid').waitFor();
  }

  /** Waits until the person is to move, or the game has left play. */
  async turn(): Promise<'play' | 'over'> {
    const pass = this.table.button('Pass');
    await expect
      .poll(async () => !(await this.isInPlay()) || (await pass.isEnabled()), { timeout: 30_000 })
      .toBe(true);
    return (await this.isInPlay()) ? 'play' : 'over';
  }

  /** Plays on these points, each answered before the next. */
  async play(...points: string[]): Promise<void> {
    for (const point of points) {
      await this.set(point);
      await this.turn();
    }
  }

  /** Sets a stone: again, where the first touch came too soon after the computer's stone. */
  async set(point: string): Promise<void> {
    const stone = async () => (await this.label(point)).includes('stone');
    await expect
      .poll(async () => {
        if (!(await stone())) await this.table.choose(point);
        return stone();
      })
      .toBe(true);
  }

  /** Plays at most so many stones where it likes, then passes until play stops: at once if the computer leads. */
  async playToTheEnd(stones: number): Promise<void> {
    let left = stones;
    for (const point of LIKED) {
      if ((await this.turn()) === 'over') return;
      if (left === 0) break;
      if (!(await this.label(point)).includes('empty')) continue;
      await this.table.choose(point);
      // A forbidden point, or one touched too soon, is as good as passed over.
      left--;
    }
    while ((await this.turn()) === 'play') await this.table.pass();
  }

  label(point: string): Promise<string> {
    return this.table
      .cell(point)
      .getAttribute('aria-label')
      .then((label) => label ?? '');
  }

  /** How many stones stand on the board. */
  stones(): Promise<number> {
    return this.page.locator('[role=gridcell][aria-label*="stone"]').count();
  }

  private async isInPlay(): Promise<boolean> {
    return /#\/game\/\w+$/.test(this.page.url());
  }
}
