/* Counting for oneself: endings worked through, and drills without end. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const small = (color: Color): string => (color === 1 ? 'black' : 'white');
const number = (value: number) => String(value).replace('-', '−');
const stones = (n: number) => (n === 1 ? 'one stone' : `${n} stones`);
const stonesOf = (color: Color, n: number, at: string) =>
  n === 1 ? `The ${small(color)} stone at ${at}` : `The ${n} ${small(color)} stones at ${at}`;

export const drills = {
  title: 'Counting',
  lead: 'At the end of a game you count. Here you learn it on real endings, and get quick at it.',
  worked: 'Step by step',
  workedLead: 'Six endings, each with one thing to learn.',
  endless: 'Drills without end',
  endlessLead: 'Finished games, in ever new views. Every answer is proved.',
  done: 'done',
  examples: {
    neutral: {
      title: 'Points that belong to nobody',
      lead: 'Two colors, and a few points between them.',
      learned: 'A point that touches both colors counts for neither. All 81 points are accounted for.',
    },
    komi: {
      title: 'The komi decides',
      lead: 'Count both, then see what 7.5 points do.',
      learned: 'Black has more on the board, but White moved second and gets the komi.',
    },
    lifted: {
      title: 'Dead stones',
      lead: 'Some white stones cannot be saved. Who finds them finds the winner.',
      learned: 'Nobody had to take the dead stones: they are lifted before the count.',
    },
    prisoners: {
      title: 'Prisoners go home',
      lead: 'By territory, each fills in the stones that it lost.',
      learned: 'Each side lost five stones, so both totals fall by five and the lead stays.',
    },
    corners: {
      title: 'The end of a game in four steps',
      lead: 'Agree, close what belongs to nobody, lift the dead, count.',
      learned: 'Who closes the points between the colors makes no difference by territory.',
    },
    passes: {
      title: 'The quick count',
      lead: 'The French way: stones handed over by passing, filled in at the end.',
      learned: 'The same lead as by area, without counting a single stone on the board.',
    },
  },
  drillNames: {
    whose: 'Whose point is this?',
    dead: 'Find the dead stones',
    area: 'Count this board: area',
    territory: 'Count this board: territory',
  },
  drillLeads: {
    whose: 'One point at a time: Black, White or nobody.',
    dead: 'Which stones can no longer be saved?',
    area: 'Living stones and the points that they surround.',
    territory: 'Surrounded points and prisoners.',
  },
  best: (n: number) => `best ${n}`,
  run: (now: number, best: number) => `${now} in a row, your best ${best}.`,
  bestTime: (seconds: number, size: string) => `Quickest on ${size}: ${number(seconds)} s.`,
  kept: 'All of it stays on this device, and in the file of “Save everything”.',

  size: 'Board',
  growing: 'Growing',
  clock: 'Show the time',
  took: (seconds: number) => `${number(seconds)} s`,
  nextBoard: 'Next board',
  nextPoint: 'Next point',
  onward: 'Go on',
  toAll: 'All of counting',

  // What is asked.
  tasks: {
    dead: 'Touch the stones that are dead.',
    owners: 'Whose is each empty region? Touch it: + Black, × White, a dot for nobody.',
    area: 'Count living stones and surrounded points.',
    surrounded: 'Count the empty points that each surrounds.',
    territory: 'Count surrounded points and add the prisoners.',
    filled: 'Each fills in the stones that it lost. How many points are left?',
    quick: 'Each fills in the stones that it handed over. How many points are left?',
    whose: (point: string) => `Whose point is ${point}?`,
  },
  prisonersAre: (black: number, white: number) => `Prisoners: Black holds ${black}, White ${white}.`,
  lostAre: (black: number, white: number) => `Lost: Black ${stones(black)}, White ${stones(white)}.`,
  passesAre: (black: number, white: number, isExtra: boolean) =>
    `Handed over: Black ${stones(black)}, White ${stones(white)}${isExtra ? ', one of them because Black had the last turn' : ''}.`,
  answers: { 1: 'Black', 2: 'White', 0: 'Nobody' },
  check: 'Check',
  nothingDead: 'None is dead',
  show: 'Show',
  erase: 'Erase the last digit',
  field: (color: Color) => `${name(color)}’s points`,
  markedStones: (n: number) => (n === 0 ? 'Nothing is marked.' : `Marked: ${stones(n)}.`),

  // Rectangles.
  rectangles: 'Rectangles',
  firstCorner: 'Touch two opposite corners of a rectangle that is all of one color.',
  secondCorner: (point: string) => `From ${point} to which corner?`,
  stray: (point: string) => `${point} does not belong in it. Choose two other corners.`,
  takeGroup: 'Take back',

  // How answers are answered.
  right: 'Right.',
  no: 'No.',
  step: (at: number, of: number) => `${at} of ${of}`,
  shownAnswer: 'This is the answer.',
  incomplete: (color: Color) => `${name(color)}’s number is still missing.`,
  notYet: 'Not quite.',
  misses: (n: number) => (n === 1 ? 'One chain is marked otherwise.' : `${n} chains are marked otherwise.`),
  whyDead: (color: Color, n: number, at: string) =>
    `${stonesOf(color, n, at)} cannot be saved: there is no room for two eyes.`,
  whyAlive: (color: Color, n: number, at: string) =>
    `${stonesOf(color, n, at)} cannot be taken, whoever plays first.`,
  whySeki: (color: Color, n: number, at: string) =>
    `${stonesOf(color, n, at)} ${n === 1 ? 'is' : 'are'} in seki: neither side can begin there.`,
  noneDead: 'No stone is dead here: every chain can be kept.',
  allDead: (n: number) => `${n === 1 ? 'One stone is' : `${n} stones are`} dead.`,
  leftOver: (n: number) => (n === 1 ? 'One region has no sign yet.' : `${n} regions have no sign yet.`),
  misgiven: (n: number) => (n === 1 ? 'One region belongs to another.' : `${n} regions belong to others.`),
  swapped: 'You have the two numbers the other way round.',
  slips: {
    stonesOnly: (color: Color) => `You have ${name(color)}’s stones, but not the points that they surround.`,
    surroundedOnly: (color: Color) => `You have ${name(color)}’s empty points, but not the stones.`,
    deadAlive: (color: Color) =>
      `${name(color)}: dead stones are lifted first, and the points under them count for the other side.`,
    dame: (color: Color) => `${name(color)}: a point that touches both colors counts for nobody.`,
    komi: () => 'The komi is added later: here only the board counts.',
    noPrisoners: (color: Color) => `${name(color)}: you have the points, now add the prisoners.`,
    deadNoPrisoners: (color: Color) =>
      `${name(color)}: a dead stone counts twice, as a prisoner and for the point under it.`,
    stonesToo: (color: Color) => `${name(color)}: by territory, stones on the board count for nothing.`,
    notFilled: (color: Color) =>
      `${name(color)}: you have all points. Now take off the stones that were lost.`,
    off: (color: Color, by: number) =>
      by > 0
        ? `${name(color)}: ${by === 1 ? 'one too many' : `${number(by)} too many`}.`
        : `${name(color)}: ${by === -1 ? 'one too few' : `${number(-by)} too few`}.`,
  },
  restOf: (all: number, black: number, dame: number, white: number) =>
    dame === 0
      ? `All ${all} points less Black’s ${black} are White’s ${white}: one count is enough.`
      : `All ${all} points less Black’s ${black} and nobody’s ${dame} are White’s ${white}: one count is enough.`,
  resultLine: (color: Color, by: number) => `${name(color)} by ${number(by)}`,
  draw: 'Level',
  showRectangles: 'In rectangles',
  sumOf: (color: Color, sum: string) => `${name(color)}: ${sum}`,

  // Trying to save dead stones.
  tryToSave: (at: string) => `Try to save ${at}`,
  trying: 'Looking for the best try…',
  notHere: 'There is nothing to count under this address.',
  notHereLead: 'Its address may have been copied in part.',
};
