/*
 * What became of files, in the reader's language.
 */
import type { Texts } from '../text/texts.ts';
import type { FileProblem, GameNotice } from './state.ts';

/** More parts than these nobody reads. */
const MOST_NAMED = 5;

/** What could not be read, after the name of the file. */
export function problemText(problem: FileProblem, { library }: Texts): string {
  const { problems } = library;
  switch (problem.code) {
    case 'otherGame':
      return problems.otherGame(problem.game);
    case 'unreadable':
      return problems.unreadable(problem.pieces);
    case 'shortened':
      return problems.shortened(problem.games);
    case 'unknownParts':
      return problems.unknownParts(problem.names.slice(0, MOST_NAMED).join(', '));
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
  // A backup may come from a later Honte, or from anywhere.
  const odd = Object.hasOwn(notices.codes, code) ? notices.codes[code] : notices.otherCode(code);
  const deed = Object.hasOwn(notices.deeds, done) ? `${notices.deeds[done]} ` : '';
  const what = about.trim() === '' ? odd : `${odd} (${about.trim()})`;
  return `${what}. ${deed}(${place.join(', ')})`;
}
