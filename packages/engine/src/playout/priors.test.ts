import { BLACK, type Color, WHITE } from '@honte/rules';
import { expect, test } from 'vitest';
import { newEvaluation, newLeaf } from '../evaluator.ts';
import { drawnBoard } from '../playing.testing.ts';
import { Priors } from './priors.ts';

/** How a move looks, 0 … 1, before it is tried; 0 for one that is left out. */
function looksOf(text: string, turn: Color, last?: string) {
  const { board, at } = drawnBoard(text);
  const leaf = newLeaf(board, turn, { scoring: 'area', komi: 7.5 });
  if (last !== undefined) leaf.last = at(last);
  const evaluation = newEvaluation(board.geometry);
  new Priors(board.geometry).fill(leaf, evaluation);
  const { trials, trialWins, policy } = evaluation;
  return {
    policy,
    look: (name: string) => (trials[at(name)] === 0 ? 0 : trialWins[at(name)]! / trials[at(name)]!),
  };
}

test('taking looks better than a move elsewhere, and taking more better still', () => {
  const { look } = looksOf(
    `
    . X . . . . .
    X O . . . . .
    . X . . X X .
    . . . X O O .
    . . . . X X .
    . . . . . . .
  `,
    BLACK,
  );
  expect(look('C5')).toBeGreaterThan(look('A1'));
  expect(look('G3')).toBeGreaterThan(look('C5'));
});

test('saving a chain looks good, dragging it along a ladder bad', () => {
  const drawing = (breaker: string) => `
    . . . . . . . . .
    . . X X . . . . .
    . X O . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . ${breaker} . .
    . . . . . . . . .
    . . . . . . . . .
  `;
  expect(looksOf(drawing('O'), WHITE).look('D7')).toBeGreaterThan(0.5);
  expect(looksOf(drawing('.'), WHITE).look('D7')).toBeLessThan(0.5);
});

test('own eyes and points that cannot be played are left out', () => {
  const { look, policy } = looksOf(
    `
    . X . O
    X X O O
    . X O .
    X X O O
  `,
    BLACK,
  );
  for (const name of ['A4', 'A2', 'D2', 'B3']) expect(look(name)).toBe(0);
  expect(look('C4')).toBeGreaterThan(0);
  expect(policy.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 5);
});

test('with nothing to play, the pass has all of the policy', () => {
  const { policy } = looksOf(
    `
    . X .
    X X X
    . X .
  `,
    BLACK,
  );
  expect(policy.at(-1)).toBe(1);
});

test('a point next to the last move looks better than the same one far from it', () => {
  const drawing = `
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .
  `;
  const { look } = looksOf(drawing, WHITE, 'C3');
  expect(look('C2')).toBeGreaterThan(look('G2'));
});

test('the first line looks bad and the third good where nothing is near', () => {
  const lines = Array.from({ length: 11 }, () => '. '.repeat(11)).join('\n');
  const { look } = looksOf(lines, BLACK);
  expect(look('C3')).toBeGreaterThan(look('F6'));
  expect(look('A6')).toBeLessThan(look('F6'));
});

test('the vital point of an eye space looks better than its other points', () => {
  const { look } = looksOf(
    `
    . . . X O .
    . . X X O .
    X X X O O .
    O O O O . .
    . . . . . .
  `,
    WHITE,
  );
  // A5 and A4 leave a stone two liberties as well.
  expect(look('B5')).toBeGreaterThan(look('A5'));
  expect(look('B5')).toBeGreaterThan(look('A4'));
});
