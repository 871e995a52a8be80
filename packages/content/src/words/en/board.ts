/* Words of the board, of moves and of stones. */
import type { TextWords } from '../text-word.ts';

export const boardWords = {
  go: {
    names: ['Go', 'igo', 'baduk', 'weiqi'],
    says: 'The game this is all about: two players, one [board](board), black and white [stones](stone). It comes from China; its name in the West comes from Japan.',
  },
  board: {
    names: ['board', 'goban'],
    says: 'The grid that Go is played on. The stones go on the [crossings](intersection) of its lines. The classic size is 19 × 19; 9 × 9 and 13 × 13 are good to learn on.',
  },
  intersection: {
    names: ['point', 'intersection', 'crossing'],
    says: 'Where two lines meet; a stone is set there. The crossings of the [edge](edge) count like the others. *Point* also means what is counted at the end.',
  },
  edge: {
    names: ['edge', 'corner', 'center', 'side'],
    says: 'The edge is the last line of the board, where the others end. In the middle a stone has four [liberties](liberty), on a side three, in a corner two.',
    caption: 'a is in a corner, b on a side, c in the center.',
  },
  'star-point': {
    names: ['star point', 'hoshi'],
    says: 'A point with a dot. It helps the eye, and shows where [handicap stones](handicap) usually go. Otherwise it is like any other point.',
    caption: 'The star points of a small board.',
  },
  stone: {
    names: ['stone'],
    says: 'What is played with: black or white, all alike. Once it stands it does not move, and only a [capture](capture) takes it away.',
  },
  bowl: {
    names: ['bowl'],
    says: 'Where a player keeps the stones that are still to be played.',
  },
  lid: {
    names: ['lid'],
    says: 'The cover of the [bowl](bowl). It lies on the table, and holds the [prisoners](prisoner).',
  },
  move: {
    names: ['move'],
    says: 'What a player does on a [turn](turn): set a stone, or [pass](pass).',
  },
  play: {
    names: ['play', 'to play'],
    says: 'To set a stone on an empty [point](intersection).',
  },
  pass: {
    names: ['pass', 'to pass'],
    says: 'To give up a [turn](turn). It is always allowed. Two passes in a row stop the game, and the count begins.',
  },
  resign: {
    names: ['resign', 'to resign'],
    says: 'To give up a game that cannot be won any more. The other player has won, and nothing is counted.',
  },
  turn: {
    names: ['turn'],
    says: 'The right to make the next [move](move). Black has the first, and then they alternate.',
  },
  chain: {
    names: ['chain'],
    says: 'Stones of one color that touch along the lines, or one stone alone. They share their [liberties](liberty) and are [captured](capture) together.',
    caption: 'A chain of four stones. The stone on the right is a chain of its own.',
  },
  group: {
    names: ['group'],
    says: 'One or several [chains](chain) of one color that stand close together, and live or die together.',
  },
  connect: {
    names: ['connect', 'connected', 'cut', 'to cut'],
    says: 'To make one [chain](chain) of two. To cut is to keep them apart. Stones connect along the lines, never on a diagonal.',
    caption: 'Black at a connects. White at a cuts.',
  },
  liberty: {
    names: ['liberty'],
    says: 'An empty point next to a [chain](chain), along a line. One that touches several stones of it counts once. A chain without liberties is [captured](capture).',
    caption: 'Each ring is a liberty of the black chain.',
  },
  atari: {
    names: ['atari'],
    says: 'A [chain](chain) is in atari when it has one [liberty](liberty) left: the next move could take it.',
    caption: 'The white stone is in atari.',
  },
  'double-atari': {
    names: ['double atari'],
    says: 'A move that puts two chains into [atari](atari) at once. Usually only one of them can be saved.',
    caption: 'Black at a threatens both white stones.',
  },
  capture: {
    names: ['capture', 'to capture', 'to take'],
    says: 'To take a [chain](chain) off the board by filling its last [liberty](liberty). All its stones go at once.',
    caption: 'Black at a captures the white chain.',
  },
  'first-capture': {
    names: ['first capture', 'atari go'],
    says: 'A simpler game for the first evening: whoever captures a stone first has won.',
  },
  prisoner: {
    names: ['prisoner'],
    says: 'A stone that was captured, or taken off as dead at the end. It counts only under [territory scoring](territory-scoring).',
  },
  suicide: {
    names: ['suicide'],
    says: 'A move that captures nothing and leaves its own chain without a [liberty](liberty). Most rules forbid it.',
    caption: 'Black may not play at a.',
  },
} satisfies Partial<TextWords>;
