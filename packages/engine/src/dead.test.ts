import { readFileSync } from 'node:fs';
import { BLACK, EMPTY, type Point, printPoint, RULESETS, type Ruleset, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { type ChainFate, type Fates, fatesOf, Judge } from './dead.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { drawnStart, emptyStart, pointOf } from './playing.testing.ts';

const PLAYOUTS = 200;

function judged(drawing: string, ruleset: Ruleset = RULESETS.chinese): Fates {
  const start = drawnStart(drawing, BLACK, ruleset, 7.5);
  return fatesOf(start, [], playoutEvaluator(start.geometry, new Chance(3)), PLAYOUTS);
}

function fateAt(drawing: string, name: string, ruleset: Ruleset = RULESETS.chinese): ChainFate {
  const point = pointOf(drawnStart(drawing), name);
  const found = judged(drawing, ruleset).chains.find(({ chain }) => chain.includes(point));
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
  expect(fateAt(FINISHED, 'A8')).toMatchObject({ fate: 'alive', confidence: 1, basis: 'life' });
});

test('a lone stone in the territory of living stones is dead', () => {
  const { fate, confidence } = fateAt(FINISHED, 'G1');
  expect(fate).toBe('dead');
  expect(confidence).toBeGreaterThan(0.8);
});

test('a square of four empty points is one eye', () => {
  const drawing = `
    . X . X . X .
    X X X X X X X
    X X X X X X X
    X X X X X X X
    O O O X X X X
    . . O X X X X
    . . O X X . X
  `;
  expect(fateAt(drawing, 'A3')).toMatchObject({ fate: 'dead' });
});

describe('a bulky five', () => {
  test('is nobody’s while it is empty', () => {
    const drawing = `
      . X . X . X .
      X X X X X X X
      X X X X X X X
      X X X X X X X
      O O O X X X X
      . . O O X X X
      . . . O X . X
    `;
    expect(fateAt(drawing, 'A3').confidence).toBeLessThan(0.7);
  });

  test('is one eye once there are four stones in it, and these live', () => {
    const drawing = `
      . X . X . X .
      X X X X X X X
      X X X X X X X
      X X X X X X X
      O O O X X X X
      . X O O X X X
      X X X O X . X
    `;
    expect(fateAt(drawing, 'A3')).toMatchObject({ fate: 'dead' });
    expect(fateAt(drawing, 'B2')).toMatchObject({ fate: 'alive' });
  });
});

test('eyes between chains that the opponent has parted are false', () => {
  const drawing = `
    . X . X . X .
    X X X X X X X
    X X X X X X X
    X X X X X X X
    X X X X X X X
    O O X O O X X
    O . O . O X .
  `;
  expect(judged(drawing).dead).toHaveLength(7);
});

describe('a bent four in the corner', () => {
  const drawing = `
    . O . O . O . O .
    O O O O O O O O O
    X X X X X X X X X
    X . X . X . X . X
    X X X X X X X X X
    O O X X . . X . .
    . O X X . . . . .
    X O O O X . . X .
    X X . O X . . . .
  `;
  test('is dead by territory', () => {
    expect(fateAt(drawing, 'B3', RULESETS.japanese)).toMatchObject({ fate: 'dead', confidence: 0.9 });
  });

  test('is a ko still to be fought by area, of which nobody is sure', () => {
    expect(fateAt(drawing, 'B3').confidence).toBeLessThan(0.7);
  });
});

test('chains that share liberties which neither can fill are in seki without eyes', () => {
  const drawing = `
    . X . X . X .
    X X X X X X X
    O O O O O O O
    O . O . O . O
    O O O O O O O
    X X X X X X O
    . O O O . X O
  `;
  expect(fateAt(drawing, 'B1')).toMatchObject({ fate: 'seki' });
  expect(fateAt(drawing, 'A2')).toMatchObject({ fate: 'seki' });
});

test('with an eye each the eyes are points that territory does not count, and so is what lies dead in them', () => {
  const drawing = `
    . X . X . X . X .
    X X X X X X X X X
    O O O O O O O O X
    O . O . O . O O X
    O O O O O O O O X
    O O O O O O O O X
    X X X X X X X O X
    O O O X X X X O X
    . O . X O . X O X
  `;
  const { chains, sekiPoints } = judged(drawing, RULESETS.japanese);
  const { geometry } = drawnStart(drawing);
  expect(sekiPoints.map((p) => printPoint(geometry, p))).toEqual(['A1', 'E1', 'F1']);
  const fates = chains.map(({ chain: [first], fate }) => [printPoint(geometry, first as Point), fate]);
  expect(Object.fromEntries(fates)).toMatchObject({ A3: 'seki', A2: 'seki', E1: 'dead' });
});

test('a shape that kills is no seki: two stones become three, and three a single eye', () => {
  const drawing = `
    . X . X . X .
    X X X X X X X
    O O O O O O O
    O . O . O . O
    O O O O O O O
    X X X X X O O
    . O O . X O .
  `;
  expect(fateAt(drawing, 'A2')).toMatchObject({ fate: 'dead' });
  expect(fateAt(drawing, 'B1')).toMatchObject({ fate: 'alive' });
});

test('a corner with a stone in its middle, surrounded by life, is dead', () => {
  const drawing = `
    . O . X O . O . O
    X X X X O O O O O
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X X X X X
    . X . X . X . X .
    X X X X X X X X X
  `;
  expect(fateAt(drawing, 'A8')).toMatchObject({ fate: 'dead' });
});

test('a race that is short of one move is lost', () => {
  const drawing = `
    . X . X . X . X .
    X X X X X X X X X
    X X X X X X X X X
    O O O X X X X X X
    O . O X X X X X X
    O O O X X X X X X
    O . O X X X X X X
    O O O O X . X X X
    . X X X O O . . X
  `;
  expect(fateAt(drawing, 'B1')).toMatchObject({ fate: 'dead' });
  expect(fateAt(drawing, 'E1')).toMatchObject({ fate: 'alive' });
});

test('what a snapback leaves is dead, whether it is taken or not', () => {
  const drawing = `
    . X . X . X .
    X X X X X X X
    O O O O O O O
    O . O . O . O
    O O O O O O O
    O O O X X O O
    . O X . X O .
  `;
  expect(fateAt(drawing, 'C1')).toMatchObject({ fate: 'dead' });
  expect(fateAt(drawing, 'D2')).toMatchObject({ fate: 'dead' });
});

test('a stone in atari that cannot get away is dead', () => {
  const drawing = `
    . X . X . X .
    X X X X X X X
    O O O O O O O
    O . O . O . O
    O O O O O O O
    O O O O O O X
    . O . O O X .
  `;
  expect(fateAt(drawing, 'F1')).toMatchObject({ fate: 'dead' });
});

test('of a stone in a ko nobody is sure', () => {
  const drawing = `
    . X X O O . O
    X X X O . O O
    X . X O O O .
    X X O . O . O
    X . X O O O O
    X X X O . O .
    . X X O O O O
  `;
  expect(fateAt(drawing, 'C4').confidence).toBeLessThan(0.7);
  expect(fateAt(drawing, 'D5')).toMatchObject({ fate: 'alive' });
});

test('on a board of one color everything lives', () => {
  const { chains, dead } = judged(`
    . . . . .
    . X X . .
    . . . X .
    . X . . .
    . . . . .
  `);
  expect(chains.every(({ fate }) => fate === 'alive')).toBe(true);
  expect(dead).toEqual([]);
});

test('on an empty board there is nothing to say', () => {
  const start = emptyStart(5);
  const evaluator = playoutEvaluator(start.geometry, new Chance(1));
  expect(fatesOf(start, [], evaluator, 20)).toEqual({ chains: [], dead: [], sekiPoints: [] });
});

test('a judgement is the same for the same seed, and whichever passes stopped play', () => {
  const start = drawnStart(FINISHED);
  const judge = (moves: Parameters<typeof fatesOf>[1]) =>
    fatesOf(start, moves, playoutEvaluator(start.geometry, new Chance(1)), 60);
  const passes = [
    { kind: 'pass', color: BLACK },
    { kind: 'pass', color: WHITE },
  ] as const;
  expect(judge(passes)).toEqual(judge([]));
});

test('a judge comes to its end in steps, with a fate for every stone', () => {
  const start = drawnStart(FINISHED);
  const judge = new Judge(start, [], playoutEvaluator(start.geometry, new Chance(1)), 100);
  let steps = 0;
  while (!judge.step()) steps++;
  expect(steps).toBeGreaterThan(5);
  const stones = judge.fates.chains.flatMap(({ chain }) => chain).length;
  expect(stones).toBe(start.stones.filter((stone) => stone !== EMPTY).length);
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
const isSettled = ({ expect: { status } }: StatusCase) => ['alive', 'dead', 'seki'].includes(status);
const named = (cases: readonly StatusCase[]) => cases.map((c) => [c.id, c] as const);

describe('the chains of the conformance suite', () => {
  test.each(named(suite.cases.filter(isSettled)))(
    '%s is judged right',
    (_, { setup, target, expect: { status } }) => {
      expect(fateAt(setup.join('\n'), target).fate).toBe(status);
    },
  );

  test.each(named(suite.cases.filter((c) => !isSettled(c))))('%s is left open', (_, { setup, target }) => {
    expect(fateAt(setup.join('\n'), target).confidence).toBeLessThan(0.7);
  });
});

describe('what the solver proves is said to be proved', () => {
  const eye = `
    . X . X . X .
    X X X X X X X
    X X X X X X X
    X X X X X X X
    O O O X X X X
    . . O X X X X
    . . O X X . X
  `;

  test('the dead stones’ side begins a line, and fails', () => {
    const { fate, confidence, proof } = fateAt(eye, 'A3');
    expect([fate, confidence, proof?.trusted]).toEqual(['dead', 1, []]);
    expect(proof?.line[0]).toMatchObject({ kind: 'play', color: WHITE });
    const { geometry } = drawnStart(eye);
    expect(proof?.line.every((move) => move.kind === 'pass' || proof.region.includes(move.point))).toBe(true);
    expect(proof?.region.map((p) => printPoint(geometry, p))).toContain('A1');
  });

  test('what lives unconditionally needs no line', () => {
    expect(fateAt(eye, 'A6')).toMatchObject({ fate: 'alive', confidence: 1, proof: undefined });
  });

  test('stones around that may not live are named, and lessen how sure it is', () => {
    const open = `
      . . . . . . .
      . . . . . . .
      X X X X X . .
      O O O O X . .
      . . . O X . .
      X X X O X . .
      . . X O X . .
    `;
    const { proof, confidence } = fateAt(open, 'A4');
    expect(confidence).toBeLessThan(1);
    expect(proof?.trusted).toHaveLength(1);
  });

  test('where suicide is allowed, nothing is', () => {
    const { fate, confidence, proof } = fateAt(eye, 'A3', RULESETS.nz);
    expect([fate, proof]).toEqual(['dead', undefined]);
    expect(confidence).toBeLessThan(1);
  });
});
