/*
 * The plain arithmetic against PyTorch's, from moves to answers: the features, the file and the forward pass
 * together. `training/golden.py` makes the goldens; the file's numbers are rounded to half precision, PyTorch's
 * are not.
 */
import { readFileSync } from 'node:fs';
import { geometryOf } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Features, PLANE_COUNT } from './features.ts';
import { forward, newOutput, type Output } from './forward.ts';
import { viewAfter } from './view.testing.ts';
import { readWeights } from './weights.ts';

interface Case {
  readonly side: number;
  readonly moves: readonly number[];
  readonly komi: number;
  readonly territory: boolean;
  readonly logits: readonly number[];
  readonly win: number;
  readonly lead: number;
  readonly ownership: readonly number[];
}

const golden = (name: string) => readFileSync(new URL(`../golden/${name}`, import.meta.url));
const cases = JSON.parse(golden('answers.json').toString()) as readonly Case[];

function answerTo({ side, moves, komi, territory }: Case): Output {
  const read = readWeights(new Uint8Array(golden('small.honte')));
  if (!read.ok) throw new Error(read.error.code);
  const geometry = geometryOf(side);
  const planes = new Float32Array(geometry.points * PLANE_COUNT);
  new Features(geometry).fill(viewAfter(side, moves, komi, territory), planes);
  const output = newOutput(geometry);
  forward(read.value, geometry, planes, output);
  return output;
}

function farthest(a: ArrayLike<number>, b: readonly number[]): number {
  expect(a.length).toBe(b.length);
  return Math.max(...b.map((x, i) => Math.abs(x - a[i]!)));
}

describe.each(cases.map((golden, i) => [i, golden] as const))('labelled position %i', (_, golden) => {
  test('is answered as PyTorch answers it', () => {
    const { logits, win, lead, ownership } = answerTo(golden);
    expect(farthest(logits, golden.logits)).toBeLessThan(0.02);
    expect(farthest(ownership, golden.ownership)).toBeLessThan(0.01);
    expect(Math.abs(win - golden.win)).toBeLessThan(0.02);
    expect(Math.abs(lead - golden.lead)).toBeLessThan(0.1);
  });
});
