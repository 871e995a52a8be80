/*
 * Where games begin in a text that may hold anything else.
 */
import { isPropertyAt, LEFT, OPEN, SEMICOLON, spaceEnd } from './signs.ts';

/** The offset of the next parenthesis that opens a game, from `from` on; −1 when there is none. */
export function gameStart(text: string, from: number): number {
  for (let at = text.indexOf('(', from); at >= 0; at = text.indexOf('(', at + 1)) {
    const inside = spaceEnd(text, at + 1);
    const sign = text.charCodeAt(inside);
    if (sign === SEMICOLON || isPropertyAt(text, inside)) return at;
    // A run of parentheses: the innermost decides, and is looked at in its turn.
    if (sign === OPEN) at = inside - 1;
  }
  return -1;
}

/** The offset of the first semicolon before a property, in a text without a parenthesis; −1 for none. */
export function nodeStart(text: string): number {
  for (let at = text.indexOf(';'); at >= 0; at = text.indexOf(';', at + 1))
    if (isPropertyAt(text, spaceEnd(text, at + 1))) return at;
  return -1;
}

/** Whether another game opens at this parenthesis: its first property belongs to a root alone. */
export function isGameAt(text: string, at: number): boolean {
  let inside = spaceEnd(text, at + 1);
  if (text.charCodeAt(inside) === SEMICOLON) inside = spaceEnd(text, inside + 1);
  if (!text.startsWith('GM', inside) && !text.startsWith('FF', inside)) return false;
  return text.charCodeAt(spaceEnd(text, inside + 2)) === LEFT;
}
