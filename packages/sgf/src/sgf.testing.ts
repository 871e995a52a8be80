/*
 * Short words for tests of files.
 */
import { type NoticeCode, parseSgf, printSgf, type SgfGame, valuesOf } from './index.ts';

/** The games of a text that has some. */
export function gamesOf(text: string): readonly SgfGame[] {
  const parsed = parseSgf(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value.games;
}

/** The only game of a text. */
export function gameOf(text: string): SgfGame {
  const [game, ...others] = gamesOf(text);
  if (!game || others.length > 0) throw new Error(`${others.length + 1} games`);
  return game;
}

/** A text after reading and writing, without what every file gets. */
export function reprinted(text: string): string {
  return printSgf(gamesOf(text).map(({ tree }) => tree))
    .trimEnd()
    .replaceAll('FF[4]CA[UTF-8]', '');
}

/** Values of the root. */
export function rootValues(game: SgfGame, id: string): readonly string[] {
  return valuesOf(game.tree, 0, id);
}

const UNSTATED: readonly NoticeCode[] = ['sizeNotStated', 'komiNotStated'];

/** Notices as `code deed row:column about`, but for what files of tests do not state. */
export function noticesOf({ notices }: SgfGame): string[] {
  return notices
    .filter(({ code }) => !UNSTATED.includes(code))
    .map(({ code, done, row, column, about }) => `${code} ${done} ${row}:${column} ${about}`.trimEnd());
}
