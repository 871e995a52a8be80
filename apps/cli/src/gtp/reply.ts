/*
 * Answers as GTP writes them.
 *
 * @source GTP version 2, section 2.6
 */
import type { Result } from '@honte/rules';

/** `=1 D4` or `?1 illegal move`, with the empty line that ends it. */
export function printReply(id: string, { ok, ...said }: Result<string, string>): string {
  const text = 'value' in said ? said.value : said.error;
  // A board begins on a line of its own.
  const gap = text === '' || text.startsWith('\n') ? '' : ' ';
  return `${ok ? '=' : '?'}${id}${gap}${text}\n\n`;
}
