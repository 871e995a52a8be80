/*
 * What every evaluator promises, run over each of them; and what playouts promise.
 */
import { readFileSync } from 'node:fs';
import { plainNetwork, readWeights } from '@honte/net';
import { BLACK, Board, type Color, EMPTY, type Geometry, geometryOf, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { type Evaluation, type Evaluator, isOwnEye, type Leaf, newEvaluation, newLeaf } from './evaluator.ts';
import { netEvaluator } from './evaluators/net.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { uniformEvaluator } from './evaluators/uniform.ts';
import { drawnStart } from './playing.testing.ts';
import { Playout } from './playout/playout.ts';

const EVALUATORS: readonly (readonly [string, (geometry: Geometry) => Evaluator])[] = [
  ['uniform', () => uniformEvaluator()],
  ['playout', (geometry) => playoutEvaluator(geometry, new Chance(7))],
  ['net', (geometry) => netEvaluator(geometry, plainNetwork(smallWeights(), geometry, 2))],
];

/** A network of random weights. */
function smallWeights() {
  const bytes = readFileSync(new URL('../../net/golden/small.honte', import.meta.url));
  const read = readWeights(new Uint8Array(bytes));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const DRAWING = `
  . X O . . O .
  X . X O O . O
  . X X O . O .
  X O O O . . .
  O . O . X X .
  . O . X . X X
  O . O X X . X
`;

function leafOf(turn: Color): Leaf {
  const start = drawnStart(DRAWING);
  return newLeaf(Board.of(start.geometry, start.stones), turn, { scoring: 'area', komi: 7.5 });
}

describe.each(EVALUATORS)('the %s evaluator', (_, evaluatorOf) => {
  const answersOf = (leaves: readonly Leaf[]): Evaluation[] => {
    const { geometry } = leafOf(BLACK).board;
    const answers = leaves.map(() => newEvaluation(geometry));
    evaluatorOf(geometry).evaluate(leaves, answers, leaves.length);
    return answers;
  };

  test('answers with numbers in their ranges', () => {
    for (const { winrate, lead, ownership, policy, trials, trialWins } of answersOf([
      leafOf(BLACK),
      leafOf(WHITE),
    ])) {
      expect(winrate).toBeGreaterThanOrEqual(0);
      expect(winrate).toBeLessThanOrEqual(1);
      expect(Number.isFinite(lead)).toBe(true);
      expect(ownership.every((own) => own >= -1 && own <= 1)).toBe(true);
      expect(policy.reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1, 5);
      expect(trials.every((n, i) => n >= trialWins[i]! && trialWins[i]! >= 0)).toBe(true);
    }
  });

  test('gives no prior to a point where no stone may be put', () => {
    for (const turn of [BLACK, WHITE] as const) {
      const leaf = leafOf(turn);
      const [answer] = answersOf([leaf]);
      for (let p = 0; p < leaf.board.geometry.points; p++)
        if (leaf.board.stones[p] !== EMPTY) expect(answer?.policy[p]).toBe(0);
    }
  });

  test('answers a batch as it answers one after another', () => {
    const { geometry } = leafOf(BLACK).board;
    const leaves = [leafOf(BLACK), leafOf(WHITE), leafOf(BLACK)];
    const evaluator = evaluatorOf(geometry);
    const singles = leaves.map((leaf) => {
      const answer = newEvaluation(geometry);
      evaluator.evaluate([leaf], [answer], 1);
      return answer;
    });
    expect(answersOf(leaves)).toEqual(singles);
  });

  test('answers the same again, and leaves the board as it was', () => {
    const leaf = leafOf(BLACK);
    const before = leaf.board.stones.slice();
    expect(answersOf([leaf])).toEqual(answersOf([leaf]));
    expect(leaf.board.stones).toEqual(before);
  });
});

test('playouts fill no own eye', () => {
  const start = drawnStart(`
    . X . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .
    . . . . . . .
  `);
  const { geometry } = start;
  const leaf = newLeaf(Board.of(geometry, start.stones), WHITE, { scoring: 'area', komi: 7.5 });
  const playout = new Playout(geometry, new Chance(2));
  // Eyes of black stones that cannot be captured: White may not play there, Black does not.
  const eyes = [0, 2];
  expect(eyes.every((p) => isOwnEye(leaf.board, p, BLACK))).toBe(true);
  for (let i = 0; i < 300; i++) {
    playout.run(leaf);
    for (const p of eyes) expect(playout.firsts[p]).toBe(EMPTY);
  }
});

test('every stone that a playout puts first is recorded', () => {
  const geometry = geometryOf(7);
  const playout = new Playout(geometry, new Chance(4));
  const leaf = newLeaf(new Board(geometry), BLACK, { scoring: 'area', komi: 7.5 });
  playout.run(leaf);
  for (let p = 0; p < geometry.points; p++)
    if (playout.board.stones[p] !== EMPTY) expect(playout.firsts[p]).not.toBe(EMPTY);
});
