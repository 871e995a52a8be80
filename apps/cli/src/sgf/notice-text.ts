/*
 * Notices about files, for people.
 */
import type { SgfNotice } from '@honte/sgf';

/** `3:14: illegal move W[dd]: kept`, and how often when more than once. */
export function printNotice({ code, done, about, row, column, times }: SgfNotice): string {
  const what = about === '' ? words(code) : `${words(code)} ${about.replace(/\s+/g, ' ')}`;
  const often = times > 1 ? ` (${times} times)` : '';
  return `${row}:${column}: ${what}: ${words(done)}${often}`;
}

/** Codes are English words run together. */
function words(code: string): string {
  return code.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
