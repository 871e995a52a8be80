/*
 * The games of a match as they are played: kept in a file where one was asked for.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { type Io, printPathRefusal } from '../io.ts';
import type { Outside } from './outside.ts';
import type { GameRecord } from './record.ts';
import { differenceOf, type Header, readResults, writeLine } from './results-file.ts';

export interface Sheet {
  /** In the order played. */
  readonly games: readonly GameRecord[];
  /** The same with one game more, written down; refuses with a line that says why it cannot be. */
  with(game: GameRecord): Promise<Result<Sheet, string>>;
}

/** The games in the file at `path` that belong to this match; a file that is missing is begun. */
export async function openSheet(
  path: string | undefined,
  header: Header,
  io: Pick<Io, 'readFile'>,
  outside: Pick<Outside, 'replaceFile' | 'appendToFile'>,
): Promise<Result<Sheet, string>> {
  if (path === undefined) return accept(sheetOf([], async () => accept(undefined)));
  const text = await io.readFile(path);
  if (!text.ok && text.error.code !== 'missing') return refuse(printPathRefusal(text.error));
  const results = readResults(text.ok ? text.value : '');
  if (!results.ok) return refuse(`${path}: ${results.error}`);
  const { value: there } = results;
  const difference = there && differenceOf(there.header, header);
  if (difference !== undefined) return refuse(`${path} holds another match: ${difference}`);
  // Cuts off a line that was torn when the last run was killed.
  const whole = there?.whole ?? writeLine(header);
  if (!text.ok || whole !== text.value) {
    const written = await outside.replaceFile(path, whole);
    if (!written.ok) return refuse(`${path}: cannot be written (${written.error})`);
  }
  const save = async (game: GameRecord): Promise<Result<void, string>> => {
    const written = await outside.appendToFile(path, writeLine(game));
    return written.ok ? written : refuse(`${path}: cannot be written (${written.error})`);
  };
  return accept(sheetOf(there?.games ?? [], save));
}

function sheetOf(
  games: readonly GameRecord[],
  save: (game: GameRecord) => Promise<Result<void, string>>,
): Sheet {
  return {
    games,
    with: async (game) => {
      const saved = await save(game);
      return saved.ok ? accept(sheetOf([...games, game], save)) : saved;
    },
  };
}
