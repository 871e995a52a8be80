/*
 * One line from a GTP client, taken apart.
 *
 * @source GTP version 2, section 3.1 (preprocessing) and 2.5 (commands)
 */

/** A command to carry out. */
export interface Request {
  /** The number that the answer repeats, as it was written; empty when there is none. */
  readonly id: string;
  /** Empty when the line holds a number alone. */
  readonly name: string;
  readonly args: readonly string[];
}

/** Reads a line; `undefined` where there is nothing to answer: blank lines and comments. */
export function parseLine(line: string): Request | undefined {
  const words = withoutControls(line)
    .replace(/#.*$/, '')
    .split(' ')
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return undefined;
  const hasId = /^\d+$/.test(first);
  const [name = '', ...args] = hasId ? words.slice(1) : words;
  return { id: hasId ? first : '', name, args };
}

/** Tabs become spaces; other control characters, CR among them, and a byte order mark vanish. */
function withoutControls(line: string): string {
  return [...line]
    .map((sign) => (sign === '\t' ? ' ' : sign))
    .filter((sign) => sign >= ' ' && sign !== '\x7f' && sign !== '\uFEFF')
    .join('');
}

/** Reads a whole number from 0, or refuses with `undefined`. */
export function parseCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Reads a number such as `-7.5`. */
export function parseNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/.test(text) ? Number(text) : undefined;
}
