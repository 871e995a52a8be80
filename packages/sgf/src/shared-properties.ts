/*
 * Short values that are no text, such as the time left, come again and again: the properties last made of
 * them are kept to be used again. They are found by the signs themselves, packed into two integers: to look
 * at the strings of one kept would cost more than to make another.
 */
import type { SgfProperty } from './record.ts';
import { RIGHT } from './signs.ts';

const BITS = 12;
const MOST_SIGNS = 7;
/** So many signs fill the first integer. */
const SIGNS_IN_FIRST = 5;
const BITS_OF_SIGN = 6;

/** For each ASCII sign a number of six bits if it may be in such a value, else 0. */
const NUMBER_OF_SIGN = new Uint8Array(128);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.'].forEach((sign, i) => {
  NUMBER_OF_SIGN[sign.charCodeAt(0)] = i + 1;
});

export class SharedProperties {
  /** By a mixture of id and value; a newer one takes the place of an older. */
  readonly #made = new Array<SgfProperty | undefined>(1 << BITS).fill(undefined);
  readonly #firsts = new Int32Array(1 << BITS);
  readonly #rests = new Int32Array(1 << BITS);
  /** Behind the bracket that closes the value found last. */
  end = 0;

  /**
   * The property whose only value begins at `start` and is a few letters, digits and points;
   * `undefined` when it is not, or its id is longer than two signs, and then nothing is done.
   */
  property(id: string, text: string, start: number): SgfProperty | undefined {
    if (id.length > 2) return undefined;
    let first = 0;
    let rest =
      (numberOf(id.charCodeAt(0)) << BITS_OF_SIGN) | (id.length > 1 ? numberOf(id.charCodeAt(1)) : 0);
    let at = start;
    for (const end = start + MOST_SIGNS; at < end; at++) {
      const number = numberOf(text.charCodeAt(at));
      if (number === 0) break;
      if (at < start + SIGNS_IN_FIRST) first = (first << BITS_OF_SIGN) | number;
      else rest = (rest << BITS_OF_SIGN) | number;
    }
    if (at === start || text.charCodeAt(at) !== RIGHT) return undefined;
    this.end = at + 1;
    const mixed = Math.imul(first ^ Math.imul(rest, 0x9e3779b1), 0x85ebca6b);
    const index = mixed >>> (32 - BITS);
    const known = this.#made[index];
    if (known && this.#firsts[index] === first && this.#rests[index] === rest) return known;
    const property = { id, values: [text.slice(start, at)] };
    this.#made[index] = property;
    this.#firsts[index] = first;
    this.#rests[index] = rest;
    return property;
  }
}

function numberOf(sign: number): number {
  return sign < 128 ? NUMBER_OF_SIGN[sign]! : 0;
}
