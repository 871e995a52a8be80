/*
 * What became of files, in the reader's language.
 */
import type { Texts } from '../text/texts.ts';
import type { FileProblem, GameNotice } from './state.ts';

/** What could not be read, after the name of the file. */
export function problemText(problem: FileProblem, { library }: Texts): string {
  const { problems } = library;
  switch (problem.code) {
    case 'otherGame':
      return problems.otherGame(problem.game);
    case 'sizeNotPlayable':
      return problems.sizeNotPlayable(problem.game, problem.size);
    case 'unreadable':
      return problems.unreadable(problem.pieces);
    case 'backupTooNew':
      return problems.backupTooNew(problem.version);
    default:
      return problems[problem.code];
  }
}

/** A notice with its place and what was done. */
export function noticeText({ game, notice }: GameNotice, { library, notices }: Texts): string {
  const { code, done, row, column, about, times } = notice;
  const place = [
    library.inGame(game),
    library.place(row, column),
    ...(times > 1 ? [library.times(times)] : []),
  ];
  const what = about.trim() === '' ? notices.codes[code] : `${notices.codes[code]} (${about.trim()})`;
  return `${what}. ${notices.deeds[done]} (${place.join(', ')})`;
}
