/*
 * The kernel against the plain arithmetic, in both builds where this engine runs both.
 */
import { readFileSync } from 'node:fs';
import { geometryOf } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { PLANE_COUNT } from '../features.ts';
import { newOutput, type Output } from '../forward.ts';
import { plainNetwork } from '../network.ts';
import { arraysOf, lengthOf, type Shape } from '../shape.ts';
import { readWeights, type Weights } from '../weights.ts';
import { kernelBuild } from './build.ts';
import { type Kernel, newKernel } from './kernel.ts';

const BUILDS = kernelBuild() === 'relaxed' ? (['plain', 'relaxed'] as const) : (['plain'] as const);
/** Of the greatest number among those that are compared. */
const TOLERANCE = 2e-5;

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(`../../${path}`, import.meta.url)));

/** Numbers between -½ and ½, always the same. */
function dice(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff - 0.5;
  };
}

function drawnWeights(shape: Shape): Weights {
  const roll = dice();
  const arrays = arraysOf(shape).map((array) => {
    const into = array.size.slice(0, -1).reduce((product, n) => product * n, 1);
    return [array.name, new Float32Array(lengthOf(array)).map(() => (3 * roll()) / Math.sqrt(into))] as const;
  });
  return { shape, arrays: new Map(arrays) };
}

function smallWeights(): Weights {
  const read = readWeights(bytesOf('golden/small.honte'));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

function kernelOf(build: string, weights: Weights, width: number, height: number, batch: number): Kernel {
  const kernel = newKernel(bytesOf(`wasm/${build}.wasm`), weights, geometryOf(width, height), batch);
  if (!kernel.ok) throw new Error(kernel.error);
  return kernel.value;
}

/** Planes of which a quarter is 1. */
function fillPlanes(planes: Float32Array): void {
  const roll = dice();
  for (let i = 0; i < planes.length; i++) planes[i] = roll() > 0.25 ? 1 : 0;
}

function answers(kernel: Kernel, width: number, height: number, count: number): Output[] {
  const outputs = Array.from({ length: count }, () => newOutput(geometryOf(width, height)));
  kernel.forward(count, outputs);
  return outputs;
}

/** The greatest difference, in terms of the greatest number. */
function strayOf(mine: ArrayLike<number>, theirs: ArrayLike<number>): number {
  expect(mine.length).toBe(theirs.length);
  let difference = 0;
  let greatest = 0;
  for (let i = 0; i < theirs.length; i++) {
    difference = Math.max(difference, Math.abs(mine[i]! - theirs[i]!));
    greatest = Math.max(greatest, Math.abs(theirs[i]!));
  }
  return difference / greatest;
}

const SIDES = [
  [7, 7],
  [8, 8],
  [9, 9],
  [11, 11],
  [13, 13],
  [19, 19],
  [4, 6],
  [10, 7],
  [25, 5],
] as const;

describe.each(BUILDS)('the %s build', (build) => {
  test.each([
    ['a file’s', smallWeights()],
    ['drawn', drawnWeights({ blocks: 3, channels: 48, pooled: [false, true, false] })],
  ] as const)('with %s weights answers as the plain arithmetic does, on every size', (_, weights) => {
    for (const [width, height] of SIDES) {
      const kernel = kernelOf(build, weights, width, height, 3);
      const plain = plainNetwork(weights, geometryOf(width, height), 3);
      fillPlanes(kernel.planes);
      plain.planes.set(kernel.planes);
      const mine = answers(kernel, width, height, 3);
      const theirs = mine.map(() => newOutput(geometryOf(width, height)));
      plain.forward(3, theirs);
      for (const [i, output] of mine.entries()) {
        const other = theirs[i] as Output;
        const where = `${width} × ${height}, position ${i}`;
        expect(strayOf(output.logits, other.logits), where).toBeLessThan(TOLERANCE);
        expect(strayOf(output.ownership, other.ownership), where).toBeLessThan(TOLERANCE);
        expect(strayOf([output.win, output.lead], [other.win, other.lead]), where).toBeLessThan(TOLERANCE);
      }
    }
  });

  test('answers many positions as it answers each alone, in whatever number they come', () => {
    const weights = smallWeights();
    const many = kernelOf(build, weights, 9, 9, 16);
    fillPlanes(many.planes);
    const together = answers(many, 9, 9, 16);
    const single = kernelOf(build, weights, 9, 9, 1);
    const each = 81 * PLANE_COUNT;
    for (const [i, output] of together.entries()) {
      single.planes.set(many.planes.subarray(i * each, (i + 1) * each));
      expect(strayOf(output.logits, answers(single, 9, 9, 1)[0]!.logits)).toBeLessThan(TOLERANCE);
    }
    expect(answers(many, 9, 9, 5)).toEqual(together.slice(0, 5));
    expect(answers(many, 9, 9, 16)).toEqual(together);
  });
});

describe('a kernel is refused', () => {
  const weights = smallWeights();
  test('where the bytes are none', () => {
    const page = new TextEncoder().encode('<!doctype html>');
    expect(newKernel(page, weights, geometryOf(9), 1)).toEqual({ ok: false, error: 'module' });
    const cut = bytesOf('wasm/plain.wasm').slice(0, 1000);
    expect(newKernel(cut, weights, geometryOf(9), 1)).toEqual({ ok: false, error: 'module' });
  });

  test('where the board is too small to be cut into tiles', () => {
    const refused = newKernel(bytesOf('wasm/plain.wasm'), weights, geometryOf(3, 9), 1);
    expect(refused).toEqual({ ok: false, error: 'side' });
  });

  test('where it would take more memory than a kernel may have', () => {
    const refused = newKernel(bytesOf('wasm/plain.wasm'), weights, geometryOf(19), 10_000);
    expect(refused).toEqual({ ok: false, error: 'memory' });
  });
});
