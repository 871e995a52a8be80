import { Board, printPoint, unconditionallyAlive, WHITE } from '@honte/rules';
import { expect, test } from 'vitest';
import { enclosureOf, LIVING, UNCONDITIONAL } from './dead-enclosure.ts';
import { drawnStart, pointOf } from './playing.testing.ts';

const start = drawnStart(`
  . O . O . . .
  O O O O . . .
  O O O O . . .
  X X X O . . .
  . O X O . . .
`);
const board = Board.of(start.geometry, start.stones);

function insideOf(name: string, most: number): string[] | undefined {
  const standing = new Uint8Array(start.geometry.points);
  unconditionallyAlive(board, WHITE).chains.forEach((mark, p) => {
    if (mark === 1) standing[p] = UNCONDITIONAL;
  });
  standing[pointOf(start, 'B1')] = LIVING;
  return enclosureOf(board, pointOf(start, name), standing, most)?.points.map((p) =>
    printPoint(start.geometry, p),
  );
}

test('it ends at stones that live, but not at one that can be taken from inside', () => {
  expect(insideOf('A2', 5)).toEqual(['A2', 'B2', 'C2', 'A1', 'B1', 'C1']);
});

test('there is none when more points are empty than are allowed', () => {
  expect(insideOf('A2', 0)).toBeUndefined();
});
