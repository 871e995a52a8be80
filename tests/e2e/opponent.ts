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
  'B5 H5 E2 E8 B4 H6 B6 H4 D2 F8 D8 F2 B3 H7 B7 H3 C2 G8 C8 G2 ' +
  'B2 H8 B8 H2 E1 E9 A5 J5 D1 F9 D9 F1 A4 J6 A6 J4 C1 G9 C9 G1 A3 J7 A7 J3'
).split(' ');

const COLUMNS = 'ABCDEFGHJ';

function neighborsOf(name: string): string[] {
  const [x, y] = [COLUMNS.indexOf(name.charAt(0)), Number(name.slice(1))];
  const around = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as const;
  return around
    .filter(([column, row]) => column >= 0 && column < 9 && row >= 1 && row <= 9)
    .map(([column, row]) => `${COLUMNS[column]}${row}`);
}

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
    await table.chooseRules(rules);
    for (const name of ['Computer', level, 'Black'])
      await page.getByRole('radio', { name, exact: true }).check();
    await table.press(table.button('Play'));
    await page.getByRole('grid').waitFor();
  }

  /** From home to the middle of Hard's first thought. */
  async letThink(): Promise<void> {
    await this.begin('Hard');
    await this.set('E5');
    await this.page.getByRole('progressbar').waitFor();
  }

  /** Waits until the person is to move, or the game has left play. */
  async turn(): Promise<'play' | 'over'> {
    const pass = this.table.button('Pass');
    // Pass is gone as soon as play has stopped: that is no reason to wait for it.
    const mayPass = () => pass.isEnabled({ timeout: 1000 }).catch(() => false);
    await expect
      .poll(async () => !(await this.isInPlay()) || (await mayPass()), { timeout: 30_000 })
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
    const stone = async () => (await this.label(point)).includes('black');
    await expect
      .poll(async () => {
        if (!(await stone())) await this.table.choose(point);
        return stone();
      })
      .toBe(true);
  }

  /** Sets a stone on the first free point that it likes. */
  async setSomewhere(): Promise<void> {
    const board = await this.board();
    const free = LIKED.find((name) => board.get(name)?.includes('empty'));
    expect(free).toBeDefined();
    await this.set(free ?? '');
  }

  /**
   * Plays at most so many stones where it likes, none into an eye of its own, then passes until play stops: at
   * once if the computer leads.
   */
  async playToTheEnd(stones: number): Promise<void> {
    const refused = new Set<string>();
    for (let left = stones; left > 0; left--) {
      if ((await this.turn()) === 'over') return;
      const board = await this.board();
      const isEye = (name: string) => neighborsOf(name).every((next) => board.get(next)?.includes('black'));
      const point = LIKED.find(
        (name) => board.get(name)?.includes('empty') && !refused.has(name) && !isEye(name),
      );
      if (point === undefined) break;
      if (!(await this.tries(point))) refused.add(point);
    }
    while ((await this.turn()) === 'play') await this.table.pass();
  }

  /** Sets a stone, unless that is refused: whether it stood there. */
  private async tries(point: string): Promise<boolean> {
    const refusal = this.page.locator('.refusal');
    const before = await this.stones();
    let outcome: boolean | undefined;
    await expect
      .poll(async () => {
        if ((await this.stones()) !== before || (await this.label(point)).includes('stone')) outcome = true;
        else if ((await refusal.allTextContents()).join().includes(point)) outcome = false;
        else await this.table.choose(point);
        return outcome;
      })
      .toBeDefined();
    return outcome === true;
  }

  /** What stands on each point, in the words of a screen reader. */
  private async board(): Promise<Map<string, string>> {
    const labels = await this.page
      .locator('[role=gridcell]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return new Map(labels.map((label) => [label.split(',')[0] ?? '', label]));
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
