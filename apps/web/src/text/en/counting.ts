/* The room of the count: what is left to do, what became of each group, the sums, the stones going home. */
import type { Color } from '@honte/rules';

const name = (color: Color): string => (color === 1 ? 'Black' : 'White');
const number = (value: number) => String(value).replace('-', '−');
const points = (n: number) => `${number(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
const stones = (n: number) => (n === 1 ? 'one stone' : `${n} stones`);
const them = (n: number) => (n === 1 ? 'it' : 'them');

export const counting = {
  looking: 'Honte looks for stones that cannot be saved…',
  byHand: 'Honte cannot be asked now. Touch each group that cannot be saved: it turns pale.',
  // What is left to do.
  before: 'Before you count',
  dame: (n: number) => (n === 1 ? 'One neutral point is empty.' : `${n} neutral points are empty.`),
  open: (point: string) => `A border is still open, near ${point}.`,
  atari: (letter: string, owner: Color, point: string, n: number, opposing: Color) =>
    `${letter}: ${name(owner)} needs a stone at ${point}, or ${name(opposing)} takes ${stones(n)} there.`,
  ko: (letter: string, owner: Color, point: string) =>
    `${letter}: the ko at ${point} is open; ${name(owner)} can end it.`,
  cut: (letter: string, owner: Color, point: string, n: number, threat: string, opposing: Color) =>
    `${letter}: ${name(owner)} needs a stone at ${point}. ${name(opposing)} at ${threat} takes ${stones(n)}, whatever is answered.`,
  onceFilled: (opposing: Color) => `So it is once ${name(opposing)} has filled the neutral points.`,
  more: (n: number) => (n === 1 ? 'And one place more.' : `And ${n} places more.`),
  asked: 'Play on and see to it, or count as it stands?',
  mentioned: 'You can play on, or count as it stands.',
  asItStands: 'Count as it stands',
  // The groups.
  groups: 'The groups',
  group: (color: Color, n: number, point: string) =>
    n === 1 ? `${name(color)} stone at ${point}` : `${n} ${name(color).toLowerCase()} stones at ${point}`,
  fates: { alive: 'alive', dead: 'dead', seki: 'alive in seki' },
  youSay: (mark: 'alive' | 'dead' | 'seki') =>
    `marked ${{ alive: 'alive', dead: 'dead', seki: 'as seki' }[mark]} by hand`,
  why: {
    life: 'two eyes',
    reading: { alive: 'makes two eyes', dead: 'no room for two eyes', seki: 'lives in seki' },
    proof: { alive: 'cannot be taken', dead: 'cannot be saved', seki: 'lives in seki' },
    ko: 'a ko decides',
    unsettled: 'whoever moves first decides',
    beside: { alive: 'takes the stones beside it', dead: 'the stones around it live', seki: 'lives in seki' },
    trials: (percent: number) => `${percent} % of trial games`,
  },
  sure: {
    proved: 'proved',
    provedIf: 'proved, if the stones around it live',
    almost: 'almost sure',
    likely: 'likely',
    unsure: 'unsure',
  },
  proof: {
    show: 'Show the proof',
    title: 'The proof',
    again: 'The proof again',
    start: 'Start',
    move: (at: number, of: number) => `Move ${at} of ${of}`,
    begins: (color: Color, fate: 'alive' | 'dead' | 'seki', n: number) =>
      `${name(color)} moves first and tries to ${fate === 'dead' ? 'save' : 'take'} ${n === 1 ? 'the stone' : 'the stones'}.`,
    plays: (color: Color, point: string, taken: number) =>
      taken === 0 ? `${name(color)} at ${point}.` : `${name(color)} at ${point} takes ${stones(taken)}.`,
    retakes: (color: Color, point: string) =>
      `${name(color)} takes the ko back at ${point} at once: even that is allowed here.`,
    passes: (color: Color) => `${name(color)} passes.`,
    nothing: 'No move is left that changes anything.',
    shows: (fate: 'alive' | 'dead' | 'seki', n: number, ifAroundLive: boolean) => {
      const is = n === 1 ? 'is' : 'are';
      const what = {
        dead: `cannot be saved: ${n === 1 ? 'it' : 'they'} ${is} dead`,
        alive: `cannot be taken: ${n === 1 ? 'it' : 'they'} ${is} alive`,
        seki: `can neither be taken nor get two eyes: ${n === 1 ? 'it lives' : 'they live'} in seki`,
      }[fate];
      return `So the ${n === 1 ? 'stone' : 'stones'} ${what}${ifAroundLive ? ', if the stones around live' : ''}.`;
    },
    tryIt: (color: Color) =>
      `See another move for ${name(color)}? Touch a point that is not dimmed: Honte answers.`,
    asking: 'Honte looks for the answer…',
    notHere: 'No stone can be tried there. Choose an empty point that is not dimmed.',
    noAnswer: 'Honte has no answer to that just now. The proof still stands.',
  },
  living: (n: number) =>
    n === 1 ? 'One more group lives with two eyes, proved.' : `${n} more groups live with two eyes, proved.`,
  allLive: (n: number) =>
    n === 1 ? 'The only group lives with two eyes, proved.' : `All ${n} groups live with two eyes, proved.`,
  noGroups: 'There is no stone on the board.',
  undoPass: 'Take back the last pass',
  undoMark: 'Undo the last mark',
  redoMark: 'Redo the mark',
  lookFirst: 'See the groups first',
  itAccepts: 'Honte accepts these marks.',
  itDisagrees: 'Honte sees it otherwise.',
  neitherYet: 'Nobody has accepted yet.',
  oneAccepted: (color: Color) => `${name(color)} has accepted, ${name((3 - color) as Color)} not yet.`,
  // The sums.
  sum: 'The sum',
  light: 'Touch a line of the sum to see its points.',
  lit: (term: string, black: number, white: number) =>
    `${term}: ${number(black)} for Black, ${number(white)} for White, shown on the board.`,
  unlit: 'The whole board is shown again.',
  countings: 'Three ways to count',
  ways: { area: 'Area', quick: 'Pass stones', territory: 'Territory' },
  decides: 'decides',
  territoryOf: 'Surrounded points',
  filled: 'Stones that go home',
  left: 'Points left',
  prisonersTaken: 'Prisoners',
  // Why they differ.
  differ: (more: 'area' | 'territory', color: Color, n: number) =>
    `By ${more} ${name(color)} has ${points(n)} more than by ${more === 'area' ? 'territory' : 'area'}:`,
  same: 'Area and territory come out alike: both players set as many stones.',
  sameBySum: 'Area and territory come out alike, since these cancel each other:',
  because: {
    turns: (color: Color, n: number) =>
      n === 1
        ? `${name(color)} had one turn more, and area counts the stone of it.`
        : `${name(color)} had ${n} turns more, and area counts the stones of them.`,
    passes: (color: Color, n: number) =>
      n === 1
        ? `${name(color)} passed once more, and so set one stone fewer, which area misses.`
        : `${name(color)} passed ${n} times more, and so set ${n} stones fewer, which area misses.`,
    setUp: (color: Color, n: number) =>
      `The game began with ${stones(n)} more of ${name(color)}’s; area counts ${them(n)}.`,
    handicap: (n: number) =>
      `${n} handicap stones are one turn; area counts the ${n === 2 ? 'other one' : `${n - 1} others`}.`,
    compensation: (n: number) => `White gets ${points(n)} for the handicap by area.`,
    seki: (color: Color, n: number) =>
      n === 1
        ? `One point of ${name(color)}’s in seki counts by area alone.`
        : `${n} points of ${name(color)}’s in seki count by area alone.`,
    passStones: (color: Color, n: number) =>
      `${name(color)} handed over ${stones(n)} more by passing; territory counts ${them(n)} for ${name((3 - color) as Color)}.`,
  },
  quickSame: 'Pass stones make up for it: that count always equals area.',
  noQuick: {
    setUp: 'Without pass stones here: the board was set up.',
    compensation: 'Without pass stones here: these rules weigh the handicap otherwise.',
    alternation: 'Without pass stones here: the players did not always take turns.',
    notStopped: 'Without pass stones here: play did not stop on two passes.',
    illegal: 'Without pass stones here: a move was not legal.',
  },
  // The stones going home.
  watch: 'Watch the stones go home',
  again: 'Watch again',
  toStart: 'To the start',
  stepBack: 'One step back',
  step: 'One step on',
  skip: 'To the end',
  stop: 'Stop',
  closeShow: 'Back to the count',
  stage: (at: number, of: number) => `Step ${at} of ${of}`,
  show: {
    board: 'Play has stopped. The pale stones are dead.',
    lifted: (black: number, white: number) =>
      `With the dead, Black holds ${stones(black)} of White’s, White ${stones(white)} of Black’s.`,
    handed: (black: number, white: number, extra: boolean) =>
      `Each pass hands over a stone: Black gives ${black}, White ${white}${extra ? ', one of them because Black had the last turn' : ''}.`,
    home: (black: number, white: number) =>
      `Every stone goes home into its own territory: ${black} black, ${white} white.`,
    left: (black: number, white: number) => `Black has ${points(black)} left, White ${number(white)}.`,
    komi: (komi: number, result: string) =>
      komi === 0 ? `${result}.` : `With ${number(komi)} for White: ${result}.`,
  },
};
