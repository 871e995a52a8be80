import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWeights } from './weights.ts';

const small = () => new Uint8Array(readFileSync(new URL('../golden/small.honte', import.meta.url)));

function codeOf(bytes: Uint8Array): string {
  const read = readWeights(bytes);
  return read.ok ? 'read' : read.error.code;
}

describe('a file of weights', () => {
  test('is read with its shape', () => {
    const read = readWeights(small());
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.shape).toEqual({ blocks: 2, channels: 16, pooled: [false, true] });
    expect(read.value.arrays.get('pooled1')?.length).toBe(3 * 16 * 16);
    expect(read.value.arrays.has('pooled0')).toBe(false);
  });

  test('is refused when it is something else, or nothing', () => {
    expect(codeOf(new TextEncoder().encode('<!doctype html><title>404</title>, and so on'))).toBe(
      'notWeights',
    );
    expect(codeOf(new Uint8Array())).toBe('notWeights');
  });

  test('is refused when it was cut anywhere, or has more at its end', () => {
    for (const length of [8, 20, 28, 1000, small().length - 1])
      expect(codeOf(small().slice(0, length))).toBe('cut');
    expect(codeOf(new Uint8Array([...small(), 0, 0]))).toBe('cut');
  });

  test('is refused when any byte of its numbers is another', () => {
    for (const at of [28, 5000, small().length - 1]) {
      const bytes = small();
      bytes[at]! ^= 1;
      expect(codeOf(bytes)).toBe('damaged');
    }
  });

  test('is refused when it is of another version', () => {
    for (const at of [8, 10]) {
      const bytes = small();
      bytes[at] = 9;
      expect(codeOf(bytes)).toBe('version');
    }
  });

  test('is refused when its shape is no network’s', () => {
    for (const [at, value] of [
      [12, 0],
      [13, 200],
      [14, 17],
    ] as const) {
      const bytes = small();
      bytes[at] = value;
      expect(codeOf(bytes)).toBe('shape');
    }
  });
});
