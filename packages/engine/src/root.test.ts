import { BLACK, EMPTY, type Move, RULESETS, WHITE } from '@honte/rules';
import { expect, test } from 'vitest';
import { emptyStart, pointOf } from './playing.testing.ts';
import { movesAhead, rootOf } from './root.ts';

const start = emptyStart(5);
const black = (name: string): Move => ({ kind: 'play', color: BLACK, point: pointOf(start, name) });
const white = (name: string): Move => ({ kind: 'play', color: WHITE, point: pointOf(start, name) });
const PASS: Move = { kind: 'pass', color: WHITE };

test('moves are replayed: whose turn it is, what was last, how many passes', () => {
  const root = rootOf(start, [black('C3'), PASS]);
  expect(root.turn).toBe(BLACK);
  expect(root.passes).toBe(1);
  expect(root.last).toBe(start.geometry.wall);
  expect(root.beforeLast).toBe(pointOf(start, 'C3'));
  expect(root.board.stones[pointOf(start, 'C3')]).toBe(BLACK);
  expect(root.excess).toBe(1);
});

test('a play ends a row of passes', () => {
  expect(rootOf(start, [black('C3'), PASS, black('C4')]).passes).toBe(0);
});

test('stones taken still count as put', () => {
  const root = rootOf(start, [black('A4'), white('A5'), black('B5')]);
  expect(root.board.stones[pointOf(start, 'A5')]).toBe(EMPTY);
  expect(root.excess).toBe(1);
});

test('the same game further on is so many moves ahead', () => {
  const root = rootOf(start, [black('C3')]);
  expect(movesAhead(root, start, [black('C3')])).toBe(0);
  expect(movesAhead(root, start, [black('C3'), PASS, black('B2')])).toBe(2);
});

test('another move, a shorter game or another start are not the same game', () => {
  const root = rootOf(start, [black('C3')]);
  expect(movesAhead(root, start, [])).toBeUndefined();
  expect(movesAhead(root, start, [black('C2')])).toBeUndefined();
  expect(movesAhead(root, start, [{ kind: 'pass', color: BLACK }])).toBeUndefined();
  expect(movesAhead(root, emptyStart(5, RULESETS.tt), [black('C3')])).toBeUndefined();
  expect(movesAhead(root, { ...start, komi: 0 }, [black('C3')])).toBeUndefined();
  expect(movesAhead(root, emptyStart(6), [black('C3')])).toBeUndefined();
});

test('an equal start made anew is the same game', () => {
  expect(movesAhead(rootOf(start, []), emptyStart(5), [black('C3')])).toBe(1);
});
