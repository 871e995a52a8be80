/*
 * Files of records, from the outside to their games.
 */
import { accept, type Result, refuse } from '@honte/rules';
import { type EncodingChoice, encodingOf, type FileFormat, readRecord, type SgfGame } from '@honte/sgf';
import { type Io, printPathRefusal } from '../io.ts';

/** A file's games, in its order; at least one. */
export interface GameFile {
  /** As given on the command line; `-` for standard input. */
  readonly path: string;
  readonly format: FileFormat;
  readonly games: readonly SgfGame[];
  /** How each game's text was read from its bytes. */
  readonly encodingOf: (game: SgfGame) => EncodingChoice;
}

/** A file, or in one line why there is none; the path comes first. */
export async function readGameFile(path: string, io: Io): Promise<Result<GameFile, string>> {
  const bytes = await io.readBytes(path);
  if (!bytes.ok) return refuse(printPathRefusal(bytes.error));
  return gameFileIn(path, bytes.value);
}

/** The same of bytes that were read already. */
export function gameFileIn(path: string, bytes: Uint8Array): Result<GameFile, string> {
  const read = readRecord(bytes);
  if (!read.ok) return refuse(`${nameOf(path)}: no game in it`);
  const { games, format } = read.value;
  return accept({ path, format, games, encodingOf: (game) => encodingOf(read.value, game) });
}

/** How messages name a file. */
export function nameOf(path: string): string {
  return path === '-' ? 'standard input' : path;
}

/** The paths given, standard input where there is none, and in place of each folder its files of records. */
export async function pathsOf(operands: readonly string[], io: Io): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const operand of operands.length > 0 ? operands : ['-']) {
    const names = operand === '-' ? accept(undefined) : await io.readFolder(operand);
    // What cannot be read says so when it is opened.
    if (!names.ok || names.value === undefined) {
      paths.push(operand);
      continue;
    }
    const folder = operand.endsWith('/') ? operand : `${operand}/`;
    for (const name of names.value) if (/\.(sgf|ngf|gib)$/i.test(name)) paths.push(folder + name);
  }
  return paths;
}

/** Every so many milliseconds, standard error says how far a long task is. */
const EVERY_MS = 1000;

/** Says from time to time how many of many files are done; nothing about few that are done at once. */
export function progressOf(total: number, name: string, io: Io): (done: number) => Promise<void> {
  let last = io.now();
  return async (done) => {
    const now = io.now();
    if (now - last < EVERY_MS || done === total) return;
    last = now;
    await io.err(`${name}: ${done} of ${total} files\n`);
  };
}

/** The game that `--game` names, from 1; the first when it is not given. */
export function gameNamed(file: GameFile, option: string | boolean | undefined): Result<SgfGame, string> {
  const number = typeof option === 'string' ? Number(option) : 1;
  const game = Number.isInteger(number) ? file.games[number - 1] : undefined;
  if (game !== undefined) return accept(game);
  return refuse(`${nameOf(file.path)}: --game is 1 to ${file.games.length}, not "${option}"`);
}
