/* Learning: the path, and what is said of each try in a lesson. */
import type { Color } from '@honte/rules';

const color = (c: Color): string => (c === 1 ? 'Black' : 'White');
const small = (c: Color): string => (c === 1 ? 'black' : 'white');
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const word = (n: number): string => NUMBERS[n] ?? String(n);
const liberties = (n: number): string => `${word(n)} ${n === 1 ? 'liberty' : 'liberties'}`;
const more = (n: number): string => `${word(n).charAt(0).toUpperCase()}${word(n).slice(1)} more.`;

export const lessons = {
  title: 'Learn',
  lead: 'Six short steps teach you the rules, stone in hand. Each takes about three minutes.',
  begin: 'Begin',
  goOn: 'Go on',
  steps: 'The six steps',
  more: 'Then, in any order',
  moreLead: 'What every player meets in the first games.',
  ways: 'More to learn from',
  further: {
    guided: {
      title: 'A whole game, guided',
      lead: 'Forty-one moves to follow or to guess, and the count at the end.',
    },
    drills: { title: 'Count and judge', lead: 'Finished boards without end: count them, find the dead.' },
    book: { title: 'The book', lead: 'The rules and the first ideas, with boards that answer.' },
    words: { title: 'Go words', lead: 'What each word means, with a board where it helps.' },
    problems: { title: 'Problems', lead: 'Every answer is proved, and every wrong move is answered.' },
  },
  states: { done: 'done', begun: 'begun', open: 'not begun' },
  next: 'next',
  doneOf: (n: number, all: number) => `${n} of ${all}`,
  again: 'Begin the path again',
  againQuestion: 'Forget which lessons you have done?',
  againYes: 'Yes, begin again',
  againNo: 'Keep them',
  wasForgotten: 'The path is as on the first day.',

  place: (n: number, all: number) => `${n} of ${all}`,
  exercise: (n: number, all: number, isDone: boolean) => `Position ${n} of ${all}${isDone ? ', done' : ''}`,
  exercises: 'Positions of this lesson',
  path: 'All lessons',
  hint: 'Hint',
  tryAgain: 'Try again',
  takeBack: 'Take back',
  restart: 'Start again',
  onward: 'Next',
  lessonDone: (title: string) => `“${title}” is done.`,
  nextLesson: (title: string) => `Next: ${title}`,
  notHere: 'There is no such lesson here.',
  notHereLead: 'Its address may have been copied in part.',

  played: (c: Color, point: string) => `${color(c)} plays ${point}.`,
  passes: (c: Color) => `${color(c)} passes.`,
  yours: (point: string) => `You play ${point}.`,
  goesOn: 'Right so far. Go on.',
  found: {
    liberties: (left: number) => `A liberty. ${more(left)}`,
    stones: (left: number) => `It belongs to the chain. ${more(left)}`,
    eyes: (left: number) => `An eye. ${more(left)}`,
    ataris: (left: number) => `In atari. ${more(left)}`,
    forbidden: (left: number) => `Forbidden. ${more(left)}`,
    dame: (left: number) => `It belongs to nobody. ${more(left)}`,
    dead: (left: number) => `Dead. ${more(left)}`,
  },
  known: (point: string) => `You have ${point} already.`,
  noPoint: (name: string) => `${name} is not on this board.`,
  useButtons: 'Answer below the board.',
  right: 'Right.',
  no: 'Not quite.',
  ko: (point: string) => `Not yet: ${point} would bring back an earlier board.`,
  reasons: {
    stone: (point: string) => `There is a stone at ${point}. Look for an empty point.`,
    empty: (point: string) => `${point} is empty. Look for stones.`,
    otherColor: (point: string, c: Color) => `The stone at ${point} is ${small(c)}.`,
    diagonal: (point: string) => `${point} touches only at a corner: no line leads there.`,
    away: (point: string) => `${point} is not right beside it.`,
    otherChain: (point: string) => `The stone at ${point} belongs to another chain.`,
    liberties: (point: string, n: number) => `At ${point} there are ${liberties(n)}: that is no atari.`,
    falseEye: (point: string) => `${point} is a false eye: it can be broken from outside.`,
    noEye: (point: string) => `${point} is not closed in.`,
    breathes: (point: string, n: number) => `${point} is allowed: there would be ${liberties(n)}.`,
    takes: (point: string, n: number) =>
      `${point} is allowed: the stone takes ${n === 1 ? 'one stone' : `${word(n)} stones`}.`,
    owned: (point: string, c: Color) => `${point} touches ${color(c)} alone: it is ${color(c)}’s point.`,
    alive: (point: string) => `The stones at ${point} are alive.`,
    escapes: (n: number) =>
      n > 1 ? `The chain gets away with ${liberties(n)}.` : 'The chain is still there.',
    taken: (n: number) => (n === 1 ? 'Your stone is taken.' : `Your ${word(n)} stones are taken.`),
    unpressed: (n: number) => `The stone still has ${liberties(n)}.`,
    cut: 'Your stones are cut.',
    joined: 'Now they are connected.',
    lives: (c: Color) => `${color(c)} lives.`,
    dies: 'Your stones cannot live any more.',
    koOnly: 'That is only a ko. Another move works without one.',
    elsewhere: 'That is not it.',
    tooFew: 'There are more. Count again.',
    tooMany: 'There are fewer. Count again.',
    twice: 'You counted a shared point twice.',
    diagonals: 'You counted the diagonals, which do not count.',
    stonesOnly: 'Those are the stones alone. Add the empty points.',
    emptyOnly: 'Those are the empty points alone. Add the stones.',
    noKomi: 'Do not forget the komi.',
  },
  helped: (point: string) => `It is ${point}.`,
  /** For those who hear the board. */
  stands: (c: Color, points: string) => `${color(c)}: ${points}.`,
  markedAt: (points: string) => `Marked: ${points}.`,
  nothingStands: 'The board is empty.',

  game: 'Your first game',
  gameLead: 'On a small board, against Honte at its gentlest. Count at the end.',
  gameBegin: 'Play on 7 × 7',
};
