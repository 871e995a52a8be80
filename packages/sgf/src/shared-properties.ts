/*
 * Short values that are no text, such as the time left, come again and again: the properties last made of
 * them are kept to be used again.
 */
import type { SgfProperty } from './record.ts';
import { isWordSign, RIGHT } from './signs.ts';

const BITS = 12;
const MOST_SIGNS = 7;
const POINT = 0x2e;

export class SharedProperties {
  /** By a mixture of id and value; a newer one takes the place of an older. */
  readonly #made = new Array<SgfProperty | undefined>(1 << BITS).fill(undefined);

  /**
   * The property whose only value begins at `start` and is a few letters, digits and points;
   * `undefined` when it is not, and then nothing is done.
   */
  property(id: string, text: string, start: number): SgfProperty | undefined {
    let mixed = id.charCodeAt(0) * 31 + id.charCodeAt(1);
    let end = start;
    for (; end - start <= MOST_SIGNS; end++) {
      const sign = text.charCodeAt(end);
      if (!isWordSign(sign) && sign !== POINT) break;
      mixed = Math.imul(mixed, 31) + sign;
    }
    if (end === start || end - start > MOST_SIGNS || text.charCodeAt(end) !== RIGHT) return undefined;
    const index = (mixed ^ (mixed >>> BITS)) & ((1 << BITS) - 1);
    const known = this.#made[index];
    const value = known?.values[0];
    if (known?.id === id && value?.length === end - start && text.startsWith(value, start)) return known;
    const property = { id, values: [text.slice(start, end)] };
    this.#made[index] = property;
    return property;
  }
}
