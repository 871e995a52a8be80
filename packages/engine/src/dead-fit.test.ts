import { Board, type Color, type Point } from '@honte/rules';
import { expect, test } from 'vitest';
import { type ChainFate, type Fate, fittedFates } from './dead-fit.ts';
import { drawnStart, pointOf } from './playing.testing.ts';

const start = drawnStart(`
  X X O O
  . X O .
`);
const board = Board.of(start.geometry, start.stones);

function fitted(black: readonly [Fate, number], white: readonly [Fate, number]): (readonly [Fate, number])[] {
  const fateOf = (name: string, [fate, confidence]: readonly [Fate, number]): ChainFate => {
    const chain: readonly Point[] = board.chainAt(pointOf(start, name));
    const color = board.stones[pointOf(start, name)] as Color;
    return { chain, color, fate, confidence, basis: 'trials', proof: undefined };
  };
  const fates = [fateOf('A2', black), fateOf('C2', white)];
  return fittedFates(board, fates).map(({ fate, confidence }) => [fate, confidence]);
}

test('of two dead chains side by side the less sure one lives', () => {
  expect(fitted(['dead', 0.6], ['dead', 0.9])).toEqual([
    ['alive', 0.9],
    ['dead', 0.9],
  ]);
});

test('a dead chain is no surer than what kills it', () => {
  expect(fitted(['dead', 0.95], ['alive', 0.55])).toEqual([
    ['dead', 0.55],
    ['alive', 0.55],
  ]);
});

test('a dead chain that touches nobody is as sure as it was', () => {
  const far = drawnStart(`
    X . O
    X . .
  `);
  const wide = Board.of(far.geometry, far.stones);
  const chain = wide.chainAt(pointOf(far, 'C2'));
  const lone: ChainFate = {
    chain,
    color: 2,
    fate: 'dead',
    confidence: 0.9,
    basis: 'trials',
    proof: undefined,
  };
  expect(fittedFates(wide, [lone])).toEqual([lone]);
});

test('what is said of a chain because of another one says so', () => {
  const chains = (black: Fate, white: Fate): ChainFate[] =>
    (['A2', 'C2'] as const).map((name, i) => ({
      chain: board.chainAt(pointOf(start, name)),
      color: board.stones[pointOf(start, name)] as Color,
      fate: i === 0 ? black : white,
      confidence: i === 0 ? 0.9 : 0.6,
      basis: 'reading',
      proof: undefined,
    }));
  const bases = (...fates: [Fate, Fate]) => fittedFates(board, chains(...fates)).map(({ basis }) => basis);
  expect(bases('dead', 'dead')).toEqual(['reading', 'beside']);
  expect(bases('dead', 'alive')).toEqual(['beside', 'reading']);
  expect(bases('alive', 'alive')).toEqual(['reading', 'reading']);
});

test('nobody is in seki alone', () => {
  expect(fitted(['seki', 0.9], ['alive', 1])).toEqual([
    ['alive', 0.9],
    ['alive', 1],
  ]);
});
