/*
 * Which encoding a game of a file was read in: files that were put together may have several.
 */
import type { EncodingChoice } from './encoding.ts';
import type { ReadCollection } from './read.ts';
import type { SgfGame } from './record.ts';

/** How a game's text was read from its bytes. */
export function encodingOf({ parts }: ReadCollection, { tree }: SgfGame): EncodingChoice {
  const at = tree.source?.offsets[0] ?? 0;
  const part = parts.findLast(({ offset }) => offset <= at);
  if (part !== undefined) return part;
  return { encoding: 'utf-8', why: 'ascii', confidence: 1, stated: undefined };
}
