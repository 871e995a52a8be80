/* Solving a position that somebody brings: what is asked, what was found, and what becomes of it. */
import type { Color } from '@honte/rules';

const color = (c: Color): string => (c === 1 ? 'Black' : 'White');

export const solve = {
  title: 'Solve a position',
  back: 'All problems',
  // Before a board came.
  lead: 'Bring a position. The solver proves how it stands and finds every move that works; then it can be one of your problems.',
  open: 'Open a file',
  openHelp: 'SGF, NGF or GIB, also with many problems in it. You can drop the file here, too.',
  paste: 'Paste a text',
  pasteHelp: 'SGF, or a board drawn with X, O and dots',
  pasteRead: 'Read it',
  fromGame: 'Or take it from a game: open the game, go to the position, and choose “A problem from here”.',
  games: 'My games',
  reading: 'Reading…',
  brokenAddress: 'There is no position in this address; it may have been copied in part.',
  notReadable: 'There is no board in it.',
  read: (boards: number) => (boards === 1 ? 'One board read.' : `${boards} boards read.`),
  refused: (n: number) =>
    n === 1 ? 'One game is none for a board here.' : `${n} games are none for a board here.`,
  drop: 'Let go to open',
  another: 'Another position',
  // Several of them.
  row: 'Positions of the file',
  place: (n: number, all: number) => `${n} of ${all}`,
  previous: 'Position before',
  next: 'Next position',
  solveAll: 'Solve all',
  keepAll: (n: number) => (n === 1 ? 'Keep the one that is proved' : `Keep the ${n} that are proved`),
  states: {
    new: 'not solved yet',
    incomplete: 'something is missing',
    problem: 'proved',
    none: 'no problem',
    kept: 'kept',
  },
  // What is asked.
  chooseStones: 'Touch the stones that it is about.',
  chooseSecond: 'Touch the other stones to connect.',
  who: 'Who plays',
  wish: 'What for',
  wishes: { kill: 'Kill', live: 'Live', capture: 'Capture', save: 'Save', connect: 'Connect' },
  part: (n: number) =>
    `Decided within the lit part, ${n === 1 ? 'one empty point' : `${n} empty points`}. Touch a point to take it in or leave it out.`,
  enclosed: 'The stones around shut it in.',
  near: 'Nothing shuts it in, so the part is a guess: who gets out of it has got away.',
  smaller: 'Smaller',
  larger: 'Larger',
  limit: 'Moves',
  noLimit: 'As many as it takes',
  within: (moves: number) => `Within ${moves} ${moves === 1 ? 'move' : 'moves'} of each side`,
  escape: (liberties: number) => `With ${liberties} liberties the stones have got away.`,
  // The answer.
  solve: 'Solve',
  stop: 'Stop',
  proving: (moves: string) => `Proving: ${moves} moves tried.`,
  looked: (n: number, all: number) => `${n} of ${all} first moves looked at.`,
  statuses: {
    alive: (owner: Color, foe: Color) => `${color(owner)} lives, even if ${color(foe)} plays first.`,
    seki: (owner: Color, foe: Color) => `${color(owner)} lives in seki, even if ${color(foe)} plays first.`,
    aliveOrSeki: (owner: Color, foe: Color) =>
      `${color(owner)} cannot be taken, even if ${color(foe)} plays first.`,
    dead: (owner: Color) => `${color(owner)} is dead, even playing first.`,
    unsettled: () => 'Whoever plays first decides.',
    ko: () => 'It comes down to a ko.',
    connected: (owner: Color, foe: Color) =>
      `${color(owner)} is connected, even if ${color(foe)} plays first.`,
    cut: (owner: Color) => `${color(owner)} is cut, even playing first.`,
    unknown: () => 'How it stands is not proved.',
  },
  /** The same of a hunt with a limit. */
  hunted: {
    alive: (owner: Color, foe: Color) => `${color(owner)} gets away, even if ${color(foe)} plays first.`,
    dead: (owner: Color) => `${color(owner)} is caught, even playing first.`,
  },
  and: 'and',
  works: (by: Color, moves: string) => `What works for ${color(by)}: ${moves}.`,
  worksByKo: (moves: string) => `Only by winning a ko: ${moves}.`,
  worths: {
    already: (by: Color) =>
      `Nothing needs to be done: it is so even if ${color(by)} passes. So there is nothing to find.`,
    hopeless: (by: Color) =>
      `Nothing works for ${color(by)} here. Perhaps for the other side, or with another wish?`,
    unproved:
      'Not proved: the work ended before all was certain. A smaller part or a limit of moves makes it easier.',
  },
  fileDiffers: (right: string) =>
    `The file calls ${right} right, and that is not what is proved here. Perhaps it means other stones, another wish or a larger part.`,
  failed: 'The part that proves could not be loaded. Try again when there is a network.',
  refusals: {
    noStones:
      'There are no stones on this board. In a game, go to a position first and choose “A problem from here”.',
    noTarget: 'First touch the stones that it is about.',
    oneChain: 'A connection takes two chains: touch the second one.',
    noRegion: 'There is no empty point near these stones: nothing can be played.',
    tooLarge: 'So many empty points cannot be read out. Take in fewer, or set a limit of moves.',
    reachesOut:
      'These stones have a liberty outside the lit part: nothing can happen to them. Take in more, or choose other stones.',
    noLiberty:
      'A stone without a liberty stands on this board. No game leaves it there, so nothing is proved of it.',
  },
  // Kept.
  name: 'Name',
  nameHelp: 'Left empty, it goes without one.',
  keep: 'Keep as my problem',
  kept: 'Kept among your problems.',
  notKept: 'This browser did not keep it. Copy its address instead: the whole problem is in it.',
  train: 'Solve it on the board',
};
