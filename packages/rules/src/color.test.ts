import { expect, it } from 'vitest';
import { BLACK, COLORS, EMPTY, ofColor, opponent, parseColor, printColor, WALL, WHITE } from './color.ts';

it('colors are 1 and 2, Black first, between the empty point and the wall', () => {
  expect([EMPTY, ...COLORS, WALL]).toEqual([0, 1, 2, 3]);
});

it('each color is the opponent of the other', () => {
  expect(COLORS.map(opponent)).toEqual([WHITE, BLACK]);
});

it('letters and names are read in any case', () => {
  expect(['B', 'b', 'black', 'Black', 'BLACK'].map(parseColor)).toEqual(Array(5).fill(BLACK));
  expect(['W', 'w', 'white', 'White', 'WHITE'].map(parseColor)).toEqual(Array(5).fill(WHITE));
});

it('no other text is a color', () => {
  for (const text of ['', ' b', 'bl', 'blanc', 'x', 'empty', '1']) expect(parseColor(text)).toBe(undefined);
});

it('what is printed is read again', () => {
  expect(COLORS.map(printColor)).toEqual(['B', 'W']);
  expect(COLORS.map(printColor).map(parseColor)).toEqual(COLORS);
});

it('a pair gives each color its own', () => {
  expect(COLORS.map((color) => ofColor({ black: 'b', white: 'w' }, color))).toEqual(['b', 'w']);
});
