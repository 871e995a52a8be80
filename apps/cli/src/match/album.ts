/*
 * The games of a match as SGF files in a folder, `game-0001.sgf` and so on: one written as each game ends,
 * and those that are missing when a match goes on.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { type Io, printPathRefusal } from '../io.ts';
import type { Outside } from './outside.ts';
import type { GameRecord } from './record.ts';

/** Writes a finished game down; refuses with a line that says why it cannot be. */
export type KeepSgf = (record: GameRecord) => Promise<Result<void, string>>;

/**
 * Opens the folder, makes it where it is missing, and writes the finished games that have no file in it. A
 * folder with other games is refused: nothing in it is written over. Without a folder nothing is kept.
 *
 * @param print the text of a game's file.
 */
export async function openAlbum(
  folder: string | undefined,
  finished: readonly GameRecord[],
  print: (record: GameRecord) => string,
  io: Pick<Io, 'readFolder'>,
  outside: Pick<Outside, 'replaceFile' | 'makeFolder'>,
): Promise<Result<KeepSgf, string>> {
  if (folder === undefined) return accept(async () => accept(undefined));
  const names = await io.readFolder(folder);
  if (!names.ok && names.error.code !== 'missing') return refuse(printPathRefusal(names.error));
  if (names.ok && names.value === undefined) return refuse(`${folder}: a file, not a folder`);
  const there = new Set(names.ok ? names.value : []);
  const ours = new Set(finished.map(nameOf));
  const other = [...there].find((name) => /^game-\d{4,}\.sgf$/.test(name) && !ours.has(name));
  if (other !== undefined) return refuse(`${folder} holds ${other}, which is no game of this match so far`);
  const made = await outside.makeFolder(folder);
  if (!made.ok) return refuse(`${folder}: cannot be made (${made.error})`);
  const base = folder.replace(/\/+$/, '');
  const keep: KeepSgf = async (record) => {
    const path = `${base}/${nameOf(record)}`;
    const written = await outside.replaceFile(path, print(record));
    return written.ok ? written : refuse(`${path}: cannot be written (${written.error})`);
  };
  for (const record of finished) {
    if (there.has(nameOf(record))) continue;
    const kept = await keep(record);
    if (!kept.ok) return kept;
  }
  return accept(keep);
}

/** Always as long, so that a folder lists its games in order. */
function nameOf({ game }: GameRecord): string {
  return `game-${String(game).padStart(4, '0')}.sgf`;
}
