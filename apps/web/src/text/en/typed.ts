/* The line for typed moves and questions, and what it answers. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const pair = (typed: string, does: string): readonly [string, string] => [typed, does];
const stones = (n: number) => (n === 0 ? 'none' : n === 1 ? 'one stone' : `${n} stones`);
const number = (value: number) => String(value).replace('-', '−');
const moves = (n: number) => (n === 1 ? 'One move' : `${n} moves`);

export const typed = {
  field: 'Move, command or question',
  placeholder: 'd4, pass, undo, ?',
  send: 'Enter',
  close: 'Close',
  help: 'What can be typed',
  listed: 'Here is all that can be typed.',
  /** For each command what it is typed as, and what it does. */
  commands: {
    play: pair('d4', 'plays there, or marks a chain when counting'),
    pass: pair('pass', 'passes'),
    undo: pair('undo', 'takes the last move back'),
    redo: pair('redo', 'brings it back'),
    resign: pair('resign', 'asks once, then yes or no'),
    last: pair('last move', 'what was played last'),
    turn: pair('turn', 'who is to move'),
    moves: pair('moves', 'how many so far, and the last ones'),
    captures: pair('captures', 'what each has taken'),
    chain: pair('chain d4', 'the stones of a chain; without a point, the one under the cursor'),
    liberties: pair('liberties d4', 'where a chain can still breathe'),
    ataris: pair('atari', 'all chains with one liberty'),
    score: pair('score', 'what the board holds so far'),
    clocks: pair('clock', 'the time that is left'),
    yes: pair('yes', 'answers a question'),
    no: pair('no', 'answers it, too'),
    help: pair('?', 'says all this again'),
  },
  color: (color: Color): string => name(color),
  pass: 'pass',
  empty: 'Type a point such as d4, or ? for all that can be typed.',
  offBoard: (point: string, size: string) => `${point} is not on this board of ${size}.`,
  noColumnI: (point: string) => `There is no ${point}: boards have no column I. After H comes J.`,
  unknown: (text: string) => `“${text}” is not understood.`,
  near: (words: string) => `Near it: ${words}.`,
  forHelp: 'Type ? for all that can be typed.',
  itsTurn: 'Wait: it is Honte’s move.',
  notInPlay: 'Play has stopped: that is for later, or too late.',
  nothingToUndo: 'There is no move to take back.',
  nothingToRedo: 'There is no move to bring back.',
  noQuestion: 'Nothing was asked.',
  noMove: 'No move yet.',
  last: (ply: number, color: Color, what: string) => `Move ${ply}: ${name(color)}, ${what}.`,
  toMove: (who: string) => `${who} to move.`,
  marking: 'Both have passed: the dead are being marked.',
  over: 'The game is over.',
  movesSoFar: (n: number) => `${moves(n)} so far.`,
  lastMoves: (list: string) => `The last: ${list}.`,
  captures: (black: number, white: number) =>
    black === 0 && white === 0
      ? 'Nothing has been taken yet.'
      : `Black has taken ${stones(black)}, White ${stones(white)}.`,
  noStone: (point: string) => `${point} is empty.`,
  noPoint: 'Which chain? Type a point after the word, as in chain d4.',
  chain: (color: Color, n: number, list: string) =>
    n === 1 ? `${name(color)}’s stone at ${list} stands alone.` : `${name(color)}’s chain of ${n}: ${list}.`,
  liberties: (n: number, list: string) => `${n === 1 ? 'One liberty' : `${n} liberties`}: ${list}.`,
  inAtari: (color: Color, n: number, point: string, liberty: string) =>
    `${name(color)}, ${stones(n)} at ${point}: last liberty ${liberty}.`,
  noAtari: 'No chain is in atari.',
  notCounted: 'Nothing is counted before both pass.',
  areaSoFar: (black: number, white: number, open: number) =>
    `If every stone lives, the area so far is Black ${number(black)}, White ${number(white)}; ${open === 1 ? 'one point is' : `${open} points are`} open.`,
  komi: (points: number) => `White’s ${number(points)} points of komi are not in it.`,
  noClock: 'This game has no clock.',
  timeOf: (who: string, time: string) => `${who}: ${time}.`,
  minutes: (m: number, s: number) => (m === 0 ? `${s} s` : `${m} min ${s} s`),
  periods: (n: number, time: string) => `${n === 1 ? 'last period' : `${n} periods`}, ${time} in this one`,
  stonesIn: (n: number, time: string) => `${stones(n)} to play in ${time}`,
  timeOut: 'no time left',
};
