import { expect, test } from 'vitest';
import { drawnBoard } from '../playing.testing.ts';
import { Nakade } from './nakade.ts';

/** The vital point of the space around a point; `none` without one. */
function vitalAt(text: string, name: string): string {
  const { board, at, nameOf } = drawnBoard(text);
  return nameOf(new Nakade(board).vitalPoint(at(name)));
}

test('three in a row have their middle, whichever of them is asked about', () => {
  const drawing = `
    . . . X .
    X X X X .
    . . . . .
  `;
  for (const name of ['A3', 'B3', 'C3']) expect(vitalAt(drawing, name)).toBe('B3');
});

test('a bent three has its corner', () => {
  const drawing = `
    . . O .
    . O O .
    O O . .
    . . . .
  `;
  expect(vitalAt(drawing, 'B4')).toBe('A4');
});

test('four in a row and four in a square have none', () => {
  const row = `
    . . . . X
    X X X X X
  `;
  const square = `
    . . X
    . . X
    X X X
  `;
  expect(vitalAt(row, 'B2')).toBe('none');
  expect(vitalAt(square, 'A3')).toBe('none');
});

test('a pyramid, a cross and a bulky five have their heart', () => {
  const pyramid = `
    . . . X
    X . X X
    X X X .
  `;
  const cross = `
    X X . X X
    X . . . X
    X X . X X
    . X X X .
  `;
  const bulky = `
    . . . X
    . . X X
    X X X .
  `;
  expect(vitalAt(pyramid, 'A3')).toBe('B3');
  expect(vitalAt(cross, 'C4')).toBe('C3');
  expect(vitalAt(bulky, 'C3')).toBe('B3');
});

test('a rabbity six has its heart, and seven points are too many', () => {
  const six = `
    X X . X
    X . . .
    X . . X
    . X X X
  `;
  const seven = `
    . X . X
    . . . .
    X . . X
    . X X X
  `;
  expect(vitalAt(six, 'B2')).toBe('C3');
  expect(vitalAt(seven, 'C3')).toBe('none');
});

test('a single point, a pair, and a space with stones of both colors around have none', () => {
  const drawing = `
    . X . . X
    X X X X X
    . . . O X
    X X X X X
  `;
  expect(vitalAt(drawing, 'A4')).toBe('none');
  expect(vitalAt(drawing, 'C4')).toBe('none');
  expect(vitalAt(drawing, 'B2')).toBe('none');
});
