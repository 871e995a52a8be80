import { readFileSync } from 'node:fs';
import { BLACK, RULESETS } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { type ChainFate, fatesOf } from './dead.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { drawnStart, pointOf } from './playing.testing.ts';

function fateAt(drawing: string, name: string, playouts = 200): ChainFate {
  const start = drawnStart(drawing, BLACK, RULESETS.chinese, 7.5);
  const point = pointOf(start, name);
  const { chains } = fatesOf(start, [], playoutEvaluator(start.geometry, new Chance(3)), playouts);
  const found = chains.find(({ chain }) => chain.includes(point));
  if (found === undefined) throw new Error('no chain there');
  return found;
}

const FINISHED = `
  . . X . X O . O .
  X X . X X O O . O
  . X X X O . O O O
  X X O X O O . O .
  O O O O X O O O O
  . O . O X X X X O
  O O O X X . X . X
  . O . O X X X X X
  O . O O X . O . .
`;

test('stones with two eyes live, and that is proved', () => {
  expect(fateAt(FINISHED, 'A8')).toMatchObject({ fate: 'alive', confidence: 1 });
});

test('a lone stone in the territory of living stones is dead', () => {
  const { fate, confidence } = fateAt(FINISHED, 'G1');
  expect(fate).toBe('dead');
  expect(confidence).toBeGreaterThan(0.8);
});

test('two chains that share liberties which neither can fill are in seki, with the points that do not count', () => {
  const drawing = `
    . . . . . . . . .
    X X X X X X X X X
    O O O O O O O O X
    . . . . . . . O X
    . . . . . . . O X
    O O O O O O O O X
    X X X X X X X O X
    O O O X X X X O X
    . O . X X . X O X
  `;
  expect(fateAt(drawing, 'A3')).toMatchObject({ fate: 'seki' });
  expect(fateAt(drawing, 'A2')).toMatchObject({ fate: 'seki' });
  const start = drawnStart(drawing, BLACK, RULESETS.japanese);
  const { sekiPoints } = fatesOf(start, [], playoutEvaluator(start.geometry, new Chance(1)), 50);
  expect(sekiPoints).toEqual(['A1', 'F1'].map((name) => pointOf(start, name)));
});

test('a judgement is the same for the same seed', () => {
  expect(fateAt(FINISHED, 'G1', 60)).toEqual(fateAt(FINISHED, 'G1', 60));
});

interface StatusCase {
  readonly id: string;
  readonly setup: readonly string[];
  readonly target: string;
  readonly expect: { readonly status: string };
}
const suite: { readonly cases: readonly StatusCase[] } = JSON.parse(
  readFileSync(new URL('../../../tests/conformance/status.json', import.meta.url), 'utf8'),
);

describe('chains that read as alive or in seki are never surely dead', () => {
  const living = suite.cases.filter(({ expect: { status } }) => status === 'alive' || status === 'seki');
  test.each(living.map((c) => [c.id, c] as const))('%s', (_, { setup, target }) => {
    const { fate, confidence } = fateAt(setup.join('\n'), target);
    expect(fate === 'dead' && confidence >= 0.8).toBe(false);
  });
});
