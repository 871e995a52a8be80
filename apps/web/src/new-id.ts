/*
 * Names for games.
 */

/** A name that no other game has: twelve letters and digits, short enough for an address. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}
