/*
 * The boards of the book, chapter by chapter, in the order of reading.
 */
import { invariant } from '@honte/rules';
import { type Plate, plateOf, type TextPlate } from './plate.ts';

const EMPTY_9 = '. . . . . . . . .\n'.repeat(9);
const EMPTY_13 = `${'. '.repeat(13)}\n`.repeat(13);
const EMPTY_19 = `${'. '.repeat(19)}\n`.repeat(19);

/** The chain with two eyes, enclosed. */
const TWO_EYES = `
  . . . . . . .
  . O O O O O .
  O X X X X X O
  O X . X . X O
  O X X X X X O
  . O O O O O .
  . . . . . . .
`;

/** Two stones on a diagonal, and the point that decides whether they are one chain. */
const DIAGONAL = `
  . . . . .
  . O X . .
  . X . O .
  . . O . .
  . . . . .
`;

/** The end of the game that the sixth chapter tells. */
const LAST_BOARD = `
  . . . X X O . . .
  . . . X O O . . .
  X X X X X O O O O
  . . . X O O . . .
  . . . X X O . . .
  . . . X O O . . .
  X X X X X O O O O
  . . . X O O . . .
  . . . X X O . . .
`;

const TEXTS: readonly TextPlate[] = [
  {
    id: 'glance',
    kind: 'count',
    komi: 0,
    board: `
      . . X O . . .
      . X X O O . .
      . X O O . O .
      X X X O . . O
      . X X X O O O
      . . . X X O .
      . . . . X O .
    `,
  },
  { id: 'nine', kind: 'still', board: EMPTY_9 },
  { id: 'thirteen', kind: 'still', board: EMPTY_13 },
  { id: 'nineteen', kind: 'still', board: EMPTY_19 },
  {
    id: 'area',
    kind: 'count',
    komi: 0,
    board: `
      . . X O .
      . . X O .
      X X . O .
      . X X O O
      . . X O .
    `,
  },
  { id: 'link', kind: 'play', steps: ['B C3'], letters: 'a=C3', board: DIAGONAL },
  {
    id: 'lone',
    kind: 'liberties',
    chain: 'C3',
    board: `
      . . . . .
      . . . . .
      . . X . .
      . . . . .
      . . . . .
    `,
  },
  {
    id: 'ell',
    kind: 'liberties',
    chain: 'C3',
    board: `
      . . . . .
      . . X . .
      . . X X .
      . . . . .
      . . . . .
    `,
  },
  {
    id: 'side',
    kind: 'liberties',
    chain: 'C1',
    board: `
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      . . X . .
    `,
  },
  {
    id: 'corner',
    kind: 'liberties',
    chain: 'A1',
    board: `
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      X . . . .
    `,
  },
  {
    id: 'edge-stone',
    kind: 'play',
    chain: 'C1',
    steps: ['B B1 C2 D1', 'B B1 C2 D1', 'B B1 C2 D1'],
    board: `
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      . . O . .
    `,
  },
  {
    id: 'capture',
    kind: 'play',
    chain: 'C3',
    steps: ['B C2'],
    board: `
      . . . . .
      . . X . .
      . X O X .
      . . . . .
      . . . . .
    `,
  },
  {
    id: 'capture-chain',
    kind: 'play',
    chain: 'B4',
    steps: ['B C2'],
    board: `
      . X X . .
      X O O X .
      . X O X .
      . . . . .
      . . . . .
    `,
  },
  {
    id: 'forbidden',
    kind: 'play',
    steps: ['B !C3'],
    letters: 'a=C3',
    board: `
      . . . . .
      . . O . .
      . O . O .
      . . O . .
      . . . . .
    `,
  },
  {
    id: 'allowed',
    kind: 'play',
    steps: ['B C3'],
    letters: 'a=C3',
    board: `
      . X O X .
      . X O X .
      . O . O .
      . . O . .
      . . . . .
    `,
  },
  { id: 'two-eyes', kind: 'play', steps: ['W !C4 E4', 'W !C4 E4'], letters: 'a=C4 b=E4', board: TWO_EYES },
  {
    id: 'one-eye',
    kind: 'play',
    chain: 'B4',
    steps: ['W !C3', 'W E3', 'W C3'],
    letters: 'a=C3 b=E3',
    board: `
      . O O O .
      O X X X O
      O X . X .
      O X X X O
      . O O O .
    `,
  },
  {
    id: 'false-eye',
    kind: 'play',
    chain: 'B2',
    steps: ['W F1', 'B D1', 'W A1'],
    letters: 'a=A1 b=D1 c=F1',
    board: `
      . . . . . .
      . . . . . .
      . . . . . .
      O O O O . .
      X X X X O .
      . X X . X .
    `,
  },
  {
    id: 'seki',
    kind: 'play',
    steps: ['W C5 C6', 'B C5 C6'],
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
  {
    id: 'ko',
    kind: 'play',
    steps: ['B C4', 'W ~C5', 'W *C5', 'B *C5', 'W C5'],
    board: `
      . . X . . .
      . X O X . .
      . O . O . .
      . . O . . .
      . . . . . .
      . . . . . .
    `,
  },
  { id: 'names', kind: 'names', board: EMPTY_9 },
  {
    id: 'twelve',
    kind: 'line',
    moves: 'D1 F1 D2 F2 D3 F3 D4 F4 D5 F5 D6 F6',
    board: EMPTY_9,
  },
  {
    id: 'rooms',
    kind: 'line',
    first: 19,
    moves: 'A3 J3 B3 H3 C3 G3 A7 J7 B7 H7 C7 G7',
    board: '. . . X . O . . .\n'.repeat(9),
  },
  {
    id: 'strip',
    kind: 'line',
    first: 31,
    moves: 'E1 E2 E3 E4 E5 E6 E7 E8 E9',
    board: `
      . . . X . O . . .
      . . . X . O . . .
      X X X X . O O O O
      . . . X . O . . .
      . . . X . O . . .
      . . . X . O . . .
      X X X X . O O O O
      . . . X . O . . .
      . . . X . O . . .
    `,
  },
  {
    id: 'chambers',
    kind: 'still',
    zones: [
      { from: 'A1', to: 'C2', text: '6' },
      { from: 'A4', to: 'C6', text: '9' },
      { from: 'A8', to: 'C9', text: '6' },
      { from: 'G1', to: 'J2', text: '6' },
      { from: 'G4', to: 'J6', text: '9' },
      { from: 'G8', to: 'J9', text: '6' },
    ],
    board: LAST_BOARD,
  },
  {
    id: 'dead',
    kind: 'count',
    komi: 7.5,
    dead: 'B6 F2',
    board: `
      . . . X O . .
      . O . X O . .
      . . . X O . .
      . . X . O . .
      X X X O O O .
      . . X O . X .
      . . X O . . .
    `,
  },
  { id: 'final', kind: 'count', komi: 7.5, board: LAST_BOARD },
  { id: 'cut', kind: 'play', steps: ['W C3'], letters: 'a=C3', board: DIAGONAL },
  {
    id: 'big-eye',
    kind: 'play',
    chain: 'A1',
    steps: ['W B1 B2', 'B B1 B2', 'W B1 B2'],
    board: `
      . . . . .
      O O O . .
      X X X O .
      X . X O .
      X . X O .
    `,
  },
  {
    id: 'rescue',
    kind: 'play',
    chain: 'C4',
    steps: ['B D4'],
    board: `
      . . O . .
      . O X . .
      . . O X .
      . . . . .
      . . . . .
    `,
  },
  {
    id: 'enclosures',
    kind: 'still',
    zones: [
      { from: 'A2', to: 'B1', text: '4' },
      { from: 'E9', to: 'F8', text: '4' },
      { from: 'F5', to: 'G4', text: '4' },
    ],
    board: `
      . . . X . . X . .
      . . . X . . X . .
      . . . . X X . . .
      . . . . . X X . .
      . . . . X . . X .
      . . . . X . . X .
      X X . . . X X . .
      . . X . . . . . .
      . . X . . . . . .
    `,
  },
];

/** Every plate of the book, in the order of reading. */
export const PLATES: readonly Plate[] = TEXTS.map(plateOf);

/** @throws when there is no such plate: which there are is known when a chapter is written. */
export function plateNamed(id: string): Plate {
  const plate = PLATES.find((one) => one.id === id);
  invariant(plate !== undefined, `the book has no plate ${id}`);
  return plate;
}
