/* The library: games and records on this device. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const games = (n: number) => (n === 1 ? 'one game' : `${n} games`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const library = {
  title: 'Games',
  search: 'Search',
  searchHelp: 'A player, a name, a board, a date',
  list: 'Games on this device',
  number: (n: number) => (n === 1 ? 'One game' : `${n} games`),
  found: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? 'One game found.' : `${n} games found.`),
  foundNone: (query: string) => `No game here answers to “${query}”.`,
  showAll: 'Show all games',
  empty: 'No games yet.',
  emptyLead: 'Your games will lie here, on this device only. Play one, or bring some in from files.',
  opening: 'Opening the library…',
  unnamed: 'Without a name',
  pasted: 'Pasted text',
  withHonte: (level: string) => `Against Honte (${level})`,
  day: (ms: number) =>
    new Date(ms).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' }),
  inPlay: (moves: number) => (moves === 0 ? 'In play, no move yet' : `In play, move ${moves}`),
  toCount: 'To be counted',
  won: {
    resignation: (winner: Color) => `${name(winner)} by resignation`,
    time: (winner: Color) => `${name(winner)} on time`,
    forfeit: (winner: Color) => `${name(winner)} by forfeit`,
    win: (winner: Color) => `${name(winner)} won`,
  },
  unknownResult: 'Result unknown',
  actions: (entry: string) => `What to do with ${entry}`,
  open: 'Open',
  rename: 'Rename',
  newName: 'Name',
  nameHelp: 'Left empty, it goes by its players.',
  save: 'Save the name',
  delete: 'Delete',
  deleted: (entry: string) => `${entry}: deleted.`,
  undo: 'Bring back',
  saveSgf: 'Save as SGF',
  copySgf: 'Copy as SGF',
  savePng: 'Picture (PNG)',
  saveSvg: 'Picture (SVG)',
  import: 'Open files',
  importHelp: 'SGF, NGF and GIB in any encoding, or a backup. You can also drop files here, or paste.',
  paste: 'Paste a game',
  pasteHelp: 'The text of a game, as SGF',
  pasteRead: 'Open it',
  drop: 'Let go to open',
  backup: 'Save everything',
  backupHelp: 'One file with all games, records and settings. Open it here, or on another device.',
  reading: (done: number, of: number) => `Reading file ${Math.min(done + 1, of)} of ${of}…`,
  stop: 'Stop',
  opened: (n: number) => (n === 0 ? 'No game opened.' : `${capital(games(n))} opened.`),
  same: (n: number) => (n === 1 ? 'One was here already.' : `${n} were here already.`),
  ownProblems: (n: number) =>
    n === 1 ? 'One problem of yours came with it.' : `${n} problems of yours came with it.`,
  repaired: (n: number) =>
    n === 1
      ? 'One oddity was noted, nothing was thrown away.'
      : `${n} oddities were noted, nothing was thrown away.`,
  details: 'Show them',
  more: (n: number) => (n === 1 ? 'And one more.' : `And ${n} more.`),
  inGame: (game: number) => `game ${game}`,
  place: (row: number, column: number) => `line ${row}, sign ${column}`,
  times: (n: number) => `${n} times`,
  problems: {
    noGame: 'there is no game in it.',
    notReadable: 'the browser could not read it.',
    notKept: 'this browser has no room for it. The file itself is untouched.',
    otherGame: (game: number) => `game ${game} is not a game of Go.`,
    unreadable: (pieces: number) =>
      pieces === 1 ? 'one piece of it could not be read.' : `${pieces} pieces of it could not be read.`,
    shortened: (n: number) =>
      n === 1
        ? 'one game goes on in a way that is not known here; it is there up to that point.'
        : `${n} games go on in a way that is not known here; they are there up to that point.`,
    unknownParts: (names: string) =>
      `a later Honte put more into it than this one knows (${names}). Keep the file: that is still in it.`,
    backupBroken: 'it begins like a backup and breaks off. Perhaps it was not saved whole.',
    notABackup: 'it is no backup of Honte.',
    backupTooNew: (version: number) =>
      `it was made by a later Honte (version ${version} of the file). Update this one first.`,
  },
  news: {
    copied: 'Copied.',
    saved: 'Saved as a file.',
    copyFailed: 'This browser does not let the page copy. Save the game as SGF instead.',
    pictureFailed: 'This browser could not make the picture. Try the other kind.',
    keepsNothing: 'This browser keeps nothing here: neither games nor records can lie in the library.',
    keepingFailed: 'This browser did not keep that. Save what matters as a file.',
  },
  close: 'Close this message',
  saveThis: 'Save this game as a file',
};
