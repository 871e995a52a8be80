/* What a move does, as a hint tells it: claims that were looked up on the board. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const stones = (n: number): string => (n === 1 ? 'one stone' : `${n} stones`);
const points = (n: number): string => (n === 1 ? 'one point' : `${n} points`);
/** The stones of somebody at a point. */
const stonesAt = (whose: string, point: string, n: number): string =>
  n === 1 ? `${whose} stone at ${point}` : `${whose} ${n} stones at ${point}`;

export const reasons = {
  lives: (n: number) =>
    n === 1
      ? 'It makes two eyes: a stone that could be taken no longer can.'
      : `It makes two eyes: ${n} of your stones can never be taken any more.`,
  captures: (n: number) => `It takes ${stones(n)}.`,
  takesAndSaves: (n: number, saved: number) =>
    `It takes ${stones(n)}, and so frees ${saved === 1 ? 'a stone' : `${saved} stones`} of yours from atari.`,
  takesKo: 'It takes the ko: the stone may not be retaken at once.',
  saves: (point: string, n: number) => `It saves ${stonesAt('your', point, n)} from atari.`,
  takesEye: (point: string, n: number, other: Color) =>
    `It takes the point where ${name(other)} would have made two eyes for ${stonesAt('the', point, n)}.`,
  catches: (point: string, n: number, other: Color) =>
    `It gives atari to ${stonesAt(`${name(other)}’s`, point, n)}, which cannot run away.`,
  atari: (point: string, n: number, other: Color) =>
    `It puts ${stonesAt(`${name(other)}’s`, point, n)} in atari.`,
  doubleAtari: (a: string, b: string, other: Color) =>
    `It puts two of ${name(other)}’s chains in atari at once, at ${a} and ${b}.`,
  connects: (a: string, b: string, other: Color) =>
    `It joins your chains at ${a} and ${b}; here ${name(other)} could have cut them apart.`,
  cuts: (a: string, b: string, other: Color) =>
    `It cuts: no single move joins ${name(other)}’s chains at ${a} and ${b} any more.`,
  closes: (n: number) => `It closes off ${points(n)}: only your stones surround them now.`,
  keepsOpen: (n: number, other: Color) => `A stone here would close off ${points(n)} for ${name(other)}.`,
  fillsNeutral: 'It fills a neutral point, between both colors.',
  strengthens: (point: string, n: number, liberties: number) =>
    `It gives ${stonesAt('your', point, n)} ${liberties} liberties instead of two.`,
  forestalls: (point: string, n: number, other: Color) =>
    `Here ${name(other)} would have put ${stonesAt('your', point, n)} in atari.`,
  presses: (point: string, n: number, other: Color, liberties: number) =>
    `It leans on ${stonesAt(`${name(other)}’s`, point, n)}, which ${n === 1 ? 'has' : 'have'} ${liberties} liberties left.`,
  middle: 'It takes the middle of the empty board, as far from one side as from the other.',
  corner: 'No stone stands in this corner yet, and corners are the easiest to surround.',
  widest: (lines: number) =>
    `It takes the largest open place: the nearest stone is ${lines} lines away, and no other place off the edge is farther from all stones.`,
  open: (lines: number) => `It takes an open place: the nearest stone is ${lines} lines away.`,
  enters: (other: Color) => `It enters where only ${name(other)}’s stones are near.`,
  extends: 'It builds where only your own stones are near.',
  answers: (point: string, other: Color) => `It answers ${name(other)}’s move at ${point}, close by.`,
  passAfterPass: 'The other side has passed, and Hard sees no move that gains anything.',
  passAllClosed: 'Every empty point is surrounded by one color: no border is left to play.',
  pass: 'It sees no move that gains anything.',
  plain: 'It takes and threatens nothing at once; of all moves it looked at, this one held up best.',
};
