/*
 * A finger on the screen, by what Chromium itself would hear from one: pressed, slid, lifted; or two of them.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How long a finger of a script lies still, so that it counts as resting. */
const REST_MS = 350;

export class Finger {
  readonly #page: Page;
  readonly #session: CDPSession;
  #at: Place = { x: 0, y: 0 };

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  async press(at: Place): Promise<void> {
    await this.#touch('touchStart', [at]);
  }

  /** Slides there in a few steps. */
  async slide(to: Place, steps = 3): Promise<void> {
    const from = this.#at;
    for (let i = 1; i <= steps; i++) {
      const share = i / steps;
      await this.#touch('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      ]);
    }
  }

  /** Lies still, long enough for what is under the finger to be seen. */
  async rest(): Promise<void> {
    await this.#page.waitForTimeout(REST_MS);
  }

  async lift(): Promise<void> {
    await this.#touch('touchEnd', []);
  }

  async tap(at: Place): Promise<void> {
    await this.press(at);
    await this.lift();
  }

  /** Two fingers that part, or meet. */
  async pinch(a: Place, b: Place, by: number): Promise<void> {
    await this.#touch('touchStart', [a]);
    await this.#touch('touchStart', [a, b]);
    for (let i = 1; i <= 4; i++)
      await this.#touch('touchMove', [
        { x: a.x - (by * i) / 4, y: a.y },
        { x: b.x + (by * i) / 4, y: b.y },
      ]);
    await this.#touch('touchEnd', []);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]): Promise<void> {
    const [first] = places;
    if (first) this.#at = first;
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
    });
  }
}

/** The middle of what is on the screen. */
export async function middleOf(control: Locator): Promise<Place> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
