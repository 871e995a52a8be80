/* Playing: whose turn, what just happened, what is refused and why. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');

export const game = {
  title: (size: string) => `Game on ${size}`,
  pass: 'Pass',
  undo: 'Undo',
  redo: 'Redo',
  liberties: 'Liberties',
  sound: 'Sound',
  resign: 'Resign',
  newGame: 'New game',
  taken: (n: number) => `${n} taken`,
  toMove: 'to move',
  moves: 'Moves',
  passed: 'pass',
  tools: 'Tools',
  begin: (who: string) => `${who} plays first, on any crossing.`,
  turn: (who: string) => `${who} to move.`,
  played: (color: Color, point: string) => `${name(color)} played ${point}.`,
  captured: (color: Color, n: number) =>
    n === 1 ? `${name(color)} took one stone.` : `${name(color)} took ${n} stones.`,
  atari: (point: string, stones: number) =>
    stones === 1 ? `The stone at ${point} is in atari.` : `The ${stones} stones at ${point} are in atari.`,
  onePass: (color: Color, other: string) => `${name(color)} passes. If ${other} passes too, you count.`,
  undone: 'Taken back.',
  overtaken:
    'The game went on in another tab at the same moment. What you did here last is not kept: the board shows how it stands.',
  redone: 'Brought back.',
  resumed: (who: string) => `Play goes on: ${who} to move.`,
  occupied: (point: string) => `There is already a stone at ${point}.`,
  suicide: (point: string, stones: number) =>
    stones === 1
      ? `${point} is forbidden. Your stone would have no liberty and take nothing.`
      : `${point} is forbidden. Your ${stones} stones would have no liberty and take nothing.`,
  koOfMove: (point: string, color: Color, ply: number) =>
    `Not yet: ${point} would bring back the board of ${name(color)}’s move ${ply}. Play elsewhere first.`,
  koOfStart: (point: string) =>
    `Not yet: ${point} would bring back the board of the start. Play elsewhere first.`,
  enlarge: (board: string) => `${board}: show it large`,
  /** For those who hear a refusal, what those who see it are shown. */
  chainNames: (list: string) => `The chain: ${list}.`,
  earlierMove: (ply: number, point: string) => `Move ${ply} was ${point}.`,
  earlier: (ply: number) => (ply === 0 ? 'The board of the start' : `The board after move ${ply}`),
  libertiesOf: (point: string, stones: number, n: number) =>
    `${stones === 1 ? `The stone at ${point} has` : `The chain of ${stones} at ${point} has`} ${n} ${n === 1 ? 'liberty' : 'liberties'}.`,
  touchChain: 'Touch a chain to see its liberties.',
  passQuestion: 'Pass, and give up this turn?',
  passYes: 'Yes, pass',
  liftToPlay: (point: string) => `Lift to play ${point}. Slide off the board to cancel.`,
  tapAgain: (point: string) => `Tap ${point} again to play there.`,
  offBoard: 'Lift here, and nothing is played.',
  place: (point: string) => `Play ${point}`,
  marks: 'Marks',
  markTools: {
    liberties: 'Liberties',
    atari: 'Atari',
    numbers: 'Numbers',
    forbidden: 'Forbidden',
    coordinates: 'Letters',
  },
  resignQuestion: (color: Color) => `${name(color)} resigns?`,
  resignYes: 'Yes, resign',
  resignNo: 'Keep playing',
  opening: 'Opening the game…',
  notHere: 'This game is not on this device.',
  notHereLead: 'Games stay in the browser they were played in. You can begin a new one.',
  notReadable: 'This browser does not let the page read what it keeps. Reload the page, or open a backup.',
  nowhere: 'There is nothing at this address.',
  nowhereLead: 'The way home is one touch away.',
};
