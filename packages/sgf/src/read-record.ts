/*
 * Any file that holds games, told apart by what is in it and not by its name.
 */
import { accept, type Result } from '@honte/rules';
import { isGib, parseGib } from './gib.ts';
import { isNgf, parseNgf } from './ngf.ts';
import { type ReadCollection, type ReadOptions, readSgf, readText } from './read.ts';

export type FileFormat = 'sgf' | 'gib' | 'ngf';

export interface ReadRecord extends ReadCollection {
  readonly format: FileFormat;
}

/** The games of a file of any format known here; at least one. */
export function readRecord(
  bytes: Uint8Array,
  options: ReadOptions = {},
): Result<ReadRecord, { readonly code: 'noGame' }> {
  const format = formatOf(bytes, options);
  if (format === 'sgf') {
    const read = readSgf(bytes, options);
    return read.ok ? accept({ ...read.value, format }) : read;
  }
  const { text, parts } = readText(bytes, options);
  const game = format === 'gib' ? parseGib(text) : parseNgf(text);
  return game.ok ? accept({ games: [game.value], parts, format }) : game;
}

/** The beginning tells: a record of SGF has its parenthesis there, the others have a header. */
function formatOf(bytes: Uint8Array, options: ReadOptions): FileFormat {
  const { text } = readText(bytes.subarray(0, MOST_OF_HEADER), options);
  if (isGib(text)) return 'gib';
  return isNgf(text) ? 'ngf' : 'sgf';
}

const MOST_OF_HEADER = 4096;
