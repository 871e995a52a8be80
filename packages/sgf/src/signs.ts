/*
 * The signs that make SGF, by their code, and walks over them.
 */

export const SEMICOLON = 0x3b;
export const OPEN = 0x28;
export const CLOSE = 0x29;
export const LEFT = 0x5b;
export const RIGHT = 0x5d;
export const BACKSLASH = 0x5c;
export const B = 0x42;
export const W = 0x57;

export function isCapital(sign: number): boolean {
  return sign >= 0x41 && sign <= 0x5a;
}

export function isLetter(sign: number): boolean {
  return isCapital(sign) || (sign >= 0x61 && sign <= 0x7a);
}

export function hasSmallLetter(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) >= 0x61) return true;
  return false;
}

/** Space, anything below it, and the marks that some programs begin a file with. */
export function isSpace(sign: number): boolean {
  return sign <= 0x20 || sign === 0xa0 || sign === 0xfeff;
}

export function isLineEnd(sign: number): boolean {
  return sign === 0x0a || sign === 0x0d;
}

/** The offset of the first sign from `at` on that is no space. */
export function spaceEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isSpace(text.charCodeAt(end))) end++;
  return end;
}

/** Letters; digits, which FF[1] had in names; and the low line of private names such as `X_Y`. */
export function isWordSign(sign: number): boolean {
  return isLetter(sign) || (sign >= 0x30 && sign <= 0x39) || sign === 0x5f;
}

/** The offset behind the signs of a name from `at` on. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWordSign(text.charCodeAt(end))) end++;
  return end;
}

/** Whether the text goes on with a name and a bracket. */
export function isPropertyAt(text: string, at: number): boolean {
  if (!isLetter(text.charCodeAt(at))) return false;
  return text.charCodeAt(spaceEnd(text, wordEnd(text, at))) === LEFT;
}

/** Whether nothing but a name, a node, a variation or a value may begin with this sign. */
export function isStructure(sign: number): boolean {
  return sign === SEMICOLON || sign === OPEN || sign === CLOSE || sign === LEFT || isLetter(sign);
}
