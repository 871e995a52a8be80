/*
 * Small boards for words that are easier seen than said.
 */
import type { TextPlate } from '../book/plate.ts';
import type { WordId } from './word-facts.ts';

type Still = Omit<Extract<TextPlate, { kind: 'still' }>, 'id' | 'kind'>;

const STILLS: Partial<Readonly<Record<WordId, Still>>> = {
  'star-point': { board: '. . . . . . . . .\n'.repeat(9) },
  edge: {
    letters: 'a=A5 b=C1 c=C3',
    board: '. . . . .\n'.repeat(5),
  },
  chain: {
    board: `
      . . . . .
      . X X . .
      . . X . .
      . . X . X
      . . . . .
    `,
  },
  connect: {
    letters: 'a=C3',
    board: `
      . . . . .
      . O X . .
      . X . O .
      . . O . .
      . . . . .
    `,
  },
  liberty: {
    chains: 'C3',
    board: `
      . . . . .
      . . X . .
      . . X X .
      . . . . .
      . . . . .
    `,
  },
  atari: {
    chains: 'C3',
    board: `
      . . . . .
      . . X . .
      . X O X .
      . . . . .
      . . . . .
    `,
  },
  'double-atari': {
    letters: 'a=C3',
    board: `
      . . . . .
      . X . X .
      . O . O .
      . X . X .
      . . . . .
    `,
  },
  capture: {
    letters: 'a=C2',
    board: `
      . X X . .
      X O O X .
      . X O X .
      . . . . .
      . . . . .
    `,
  },
  suicide: {
    letters: 'a=C3',
    board: `
      . . . . .
      . . O . .
      . O . O .
      . . O . .
      . . . . .
    `,
  },
  eye: {
    letters: 'a=C4 b=E4',
    board: `
      . . . . . . .
      . O O O O O .
      O X X X X X O
      O X . X . X O
      O X X X X X O
      . O O O O O .
      . . . . . . .
    `,
  },
  'false-eye': {
    letters: 'a=A1 b=D1',
    board: `
      . . . . . .
      . . . . . .
      . . . . . .
      O O O O . .
      X X X X O .
      . X X . X O
    `,
  },
  nakade: {
    letters: 'a=C1',
    board: `
      . . . . . .
      . . . . . .
      . . . . . .
      O O O O O O
      X X X X X O
      X . . . X O
    `,
  },
  seki: {
    letters: 'a=C6 b=C5',
    board: `
      X O . X O .
      X O . X O .
      X O X X O .
      X X O O O .
      . X X O . .
      . . X O . .
    `,
  },
  ko: {
    letters: 'a=C4',
    board: `
      . . X . . .
      . X O X . .
      . O . O . .
      . . O . . .
      . . . . . .
      . . . . . .
    `,
  },
  snapback: {
    letters: 'a=D1',
    board: `
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . X X X X . .
      . X O O X O .
      . X . . O O .
    `,
  },
  ladder: {
    letters: 'a=D3',
    board: `
      . . . . . . .
      . . . . . . .
      . . O O . . .
      . O X . . . .
      . . X . . . .
      . O O . . . .
      . . . . . . .
    `,
  },
  net: {
    letters: 'a=E3',
    board: `
      . . . . . . .
      . . . . . . .
      . . X X X . .
      . . X O . . O
      . . X . . . .
      . . . . O . .
      . . X . . O .
    `,
  },
  territory: {
    isCounted: true,
    board: `
      . . X O .
      . . X O .
      X X . O .
      . X X O O
      . . X O .
    `,
  },
};

export const WORD_BOARDS: Partial<Readonly<Record<WordId, TextPlate>>> = Object.fromEntries(
  Object.entries(STILLS).map(([id, still]): [string, TextPlate] => [id, { id, kind: 'still', ...still }]),
);
