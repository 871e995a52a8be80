import { expect, it } from 'vitest';
import { BLACK, WHITE } from './color.ts';
import { at, board, names } from './position.testing.ts';
import { regionsOf } from './region.ts';

function described(text: string): [string, number[]][] {
  const { geometry, stones } = board(text);
  return regionsOf(geometry, stones).map(({ points, touches }) => [
    names(geometry, points).join(' '),
    [...touches].sort(),
  ]);
}

it('an empty board is one region that touches nobody', () => {
  expect(described('...\n...')).toEqual([['A2 B2 C2 A1 B1 C1', []]]);
});

it('a full board has no region', () => {
  expect(described('XO')).toEqual([]);
});

it('regions are connected along the lines and not diagonally', () => {
  expect(
    described(`
      .X.
      X.O
      .O.`),
  ).toEqual([
    ['A3', [BLACK]],
    ['C3', [BLACK, WHITE]],
    ['B2', [BLACK, WHITE]],
    ['A1', [BLACK, WHITE]],
    ['C1', [WHITE]],
  ]);
});

it('a region that turns back on itself is one, its points in increasing order', () => {
  expect(
    described(`
      .....
      .XXX.
      .X.X.
      .XX..
      .....`),
  ).toEqual([
    ['A5 B5 C5 D5 E5 A4 E4 A3 E3 A2 D2 E2 A1 B1 C1 D1 E1', [BLACK]],
    ['C3', [BLACK]],
  ]);
});

it('every empty point is in one region, whose neighbors are in it or of the colors it touches', () => {
  const { geometry, stones } = board(`
    .XO..X
    X.O.XX
    OO..O.
    ..XO.O`);
  const regions = regionsOf(geometry, stones);
  const all = regions.flatMap((r) => r.points);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe([...stones].filter((stone) => stone === 0).length);
  expect(regions.find((r) => r.points.includes(at(geometry, 'A4')))?.points).toHaveLength(1);
});
