import { EMPTY, geometryOf } from '@honte/rules';
import { expect, test } from 'vitest';
import { drawnBoard } from '../playing.testing.ts';
import { IS_SHAPE, neighborhoodOf, roundOf } from './patterns.ts';

function isShape(text: string, name: string): boolean {
  const { board, at } = drawnBoard(text);
  return IS_SHAPE[neighborhoodOf(roundOf(board.geometry), board.stones, at(name))] === 1;
}

const OPEN = `
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  . . . . .
`;

test('a hane around a stone is a shape', () => {
  const drawing = `
    . . . . .
    . X O . .
    . . . . .
    . . . . .
    . . . . .
  `;
  expect(isShape(drawing, 'C3')).toBe(true);
  expect(isShape(drawing, 'D2')).toBe(false);
});

test('a cut is a shape, and no more so when the point is held', () => {
  const cut = `
    . . . . .
    . X O . .
    . O . . .
    . . . . .
    . . . . .
  `;
  const held = `
    . . . . .
    . X O . .
    . O . O .
    . . O . .
    . . . . .
  `;
  expect(isShape(cut, 'C3')).toBe(true);
  expect(isShape(held, 'C3')).toBe(false);
});

test('an answer on the first line is a shape', () => {
  const drawing = `
    . . . . .
    . . . . .
    . . . . .
    . . X O .
    . . . . .
  `;
  expect(isShape(drawing, 'D1')).toBe(true);
});

test('no point of an empty board is one', () => {
  const { board } = drawnBoard(OPEN);
  const round = roundOf(board.geometry);
  for (let p = 0; p < 25; p++) expect(IS_SHAPE[neighborhoodOf(round, board.stones, p)]).toBe(0);
});

test('a shape is one from every side and in either color', () => {
  const { board } = drawnBoard(`
    X O .
    . . .
    . . .
  `);
  const geometry = geometryOf(3);
  const round = roundOf(geometry);
  const ask = (stones: Uint8Array) => IS_SHAPE[neighborhoodOf(round, stones, 4)];
  const swap = (stone: number) => (stone === 1 || stone === 2 ? 3 - stone : stone);
  const turned = (stones: Uint8Array) =>
    stones.map((stone, p) => (p < 9 ? stones[[6, 3, 0, 7, 4, 1, 8, 5, 2][p]!]! : stone));
  let stones = board.stones.slice();
  for (let turn = 0; turn < 4; turn++) {
    expect(ask(stones)).toBe(1);
    expect(ask(stones.map(swap))).toBe(1);
    stones = turned(stones);
  }
  expect(ask(stones.map((stone) => (stone === 2 ? EMPTY : stone)))).toBe(0);
});
