/* Problems: what to do, what comes of it, hints, and how one stands. */
import type { Color } from '@honte/rules';

const color = (c: Color): string => (c === 1 ? 'Black' : 'White');
const marked = (n: number, c: Color): string =>
  n === 1 ? `the marked ${color(c).toLowerCase()} stone` : `the marked ${color(c).toLowerCase()} stones`;

export const problems = {
  title: 'Problems',
  lead: 'Each answer is proved: every right move counts, and every other one is answered on the board.',
  next: 'Next problem',
  nextWhy: {
    due: 'Due again today.',
    daily: 'From today’s set.',
    new: 'Not solved yet.',
    ahead: 'Nothing is due: this one comes back first.',
  },
  today: 'Today',
  todayLead: 'Five for everybody, new every day.',
  again: 'To repeat today',
  nothingDue: 'Nothing to repeat today.',
  all: 'All problems',
  solvedOf: (n: number, all: number) => `${n} of ${all} solved`,
  dueCount: (n: number) => `${n} to repeat`,
  grade: (n: number) => `Grade ${n}`,
  gradeLead: 'From grade 1, the first day, to grade 6, about 10 kyu.',
  themes: {
    capture: 'Capture',
    save: 'Save',
    ladder: 'Ladder',
    net: 'Net',
    snapback: 'Snapback',
    connect: 'Connect',
    life: 'Life',
    death: 'Death',
    ko: 'Ko',
    race: 'Capturing race',
  },
  open: 'Show',
  numbered: (theme: string, n: number) => `${theme} ${n}`,
  states: { solved: 'solved', due: 'to repeat today', tried: 'tried', new: 'new' },
  rating: (value: number, low: number, high: number) =>
    `Your rating at problems: about ${value}, most likely between ${low} and ${high}.`,
  ratingOfProblem: (value: number, low: number, high: number) =>
    `This problem: about ${value}, between ${low} and ${high}.`,
  noRating: 'Your rating appears with the first problem.',
  kept: 'All of it stays on this device, and in the file of “Save everything”.',

  task: {
    kill: (by: Color, n: number, of: Color) => `${color(by)} to play: kill ${marked(n, of)}.`,
    capture: (by: Color, n: number, of: Color) => `${color(by)} to play: capture ${marked(n, of)}.`,
    captureOne: (by: Color, of: Color) =>
      `${color(by)} to play: capture one of the marked ${color(of).toLowerCase()} chains.`,
    live: (by: Color, n: number) => `${color(by)} to play: make ${marked(n, by)} live.`,
    save: (by: Color, n: number) => `${color(by)} to play: save ${marked(n, by)}.`,
    connect: (by: Color) => `${color(by)} to play: connect the marked stones.`,
  },
  within: (moves: number) => `Within ${moves} ${moves === 1 ? 'move' : 'moves'} of each side.`,
  koTask: 'No way works without a ko: find the move that brings one.',

  played: (c: Color, point: string) => `${color(c)} plays ${point}.`,
  passed: (c: Color) => `${color(c)} plays elsewhere.`,
  toPlay: (c: Color) => `${color(c)} to play.`,
  checking: 'Checking…',
  proving: (moves: string) => `Still proving: ${moves} moves tried.`,
  stop: 'Stop',
  outcomes: {
    captured: (owner: Color) => `${color(owner)} is captured.`,
    dead: (owner: Color) => `${color(owner)} is dead.`,
    caught: (owner: Color) => `${color(owner)} cannot get away.`,
    alive: (owner: Color) => `${color(owner)} lives.`,
    seki: (owner: Color) => `${color(owner)} lives in seki: neither side can attack.`,
    aliveOrSeki: (owner: Color) => `${color(owner)} cannot be taken.`,
    escaped: (owner: Color) => `${color(owner)} gets away.`,
    saved: (owner: Color) => `${color(owner)} is saved.`,
    connected: (owner: Color) => `${color(owner)} is connected.`,
    cut: (owner: Color) => `${color(owner)} is cut.`,
    ko: () => 'It is a ko.',
  },
  onlyKo: 'Only a ko. There is a move that works without one.',
  oneShort: 'One liberty short: with one move more you would have won.',
  right: 'Right.',
  rightKo: 'Right: a ko is the best there is. Whoever wins it has his way.',
  wrong: 'That does not work.',
  unproved: 'Not proved: the work was stopped before this was certain.',
  noSolver: 'The part that proves could not be loaded. Try again when there is a network.',
  refused: {
    outside: 'The problem is decided nearer to the marked stones: nothing is proved of a move there.',
    suicide: 'There the stone would have no liberty.',
    ko: 'The ko may not be retaken at once.',
  },
  comesBack: (days: number) =>
    days <= 0
      ? 'It comes back today.'
      : days === 1
        ? 'It comes back tomorrow.'
        : `It comes back in ${days} days.`,

  hint: 'Hint',
  hints: {
    idea: {
      capture: 'Which liberty is the last way out? Take that one.',
      save: 'Count liberties: after which move do the stones have the most, or friends?',
      ladder: 'Atari from the side where there is no way out, again and again, to the edge.',
      net: 'Not atari: a looser move that closes every way out.',
      snapback: 'Give a stone to take more back.',
      connect: 'Which one point serves two connections?',
      life: 'Make room, or play where the other side would: two eyes are wanted.',
      death: 'Make the room smaller from outside, or take the point that makes two eyes.',
      ko: 'It will not go without giving and taking: look for the stone that can be retaken.',
      race: 'Fill from outside first; count the liberties of both sides.',
    },
    area: (from: string, to: string) => `The move lies between ${from} and ${to}: the rest is veiled.`,
    move: (point: string) => `Play ${point}.`,
  },
  show: 'Show me',
  why: 'See why',
  tryAgain: 'Try again',
  tryReplies: 'Try other replies',
  ifWins: (c: Color) => `If ${color(c)} wins the ko`,
  restart: 'Start again',
  takeBack: 'Take back',
  backToIt: 'Back to the problem',
  stepsLabel: 'Steps of the line',
  first: 'First position',
  back: 'One move back',
  forward: 'One move on',
  step: (n: number, all: number) => `Move ${n} of ${all}`,
  noLine: 'Nothing more has to be played.',
  walk: (c: Color) => `Choose ${color(c)}’s move: each one is answered.`,
  walkOver: 'Take back to try another.',
  walkFree: (c: Color) => `Nothing that ${color(c)} can do must be answered any more.`,
  notHere: 'There is no such problem here.',
  notHereLead: 'Its address may have been copied in part.',
  overview: 'All problems',
};
