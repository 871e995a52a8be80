import { describe, expect, it } from 'vitest';
import { staffOf } from './staff.ts';

describe('the workers of the computer', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [8, 4],
    [64, 4],
  ])('on %i cores are %i, which leaves one to the page', (cores, workers) => {
    expect(staffOf('hard', { cores, memory: 8 }).workers).toBe(workers);
    expect(staffOf('medium', { cores, memory: 8 }).workers).toBe(workers);
  });

  it('are one at Easy, with little memory', () => {
    expect(staffOf('easy', { cores: 16, memory: 8 })).toEqual({ workers: 1, nodes: 60_000 });
  });

  it.each([
    [0.5, 8],
    [1, 16],
    [2, 32],
    [undefined, 65],
    [8, 86],
  ])('on a device of %s gigabytes take %i MB together at the most', (memory, megabytes) => {
    const { workers, nodes } = staffOf('hard', { cores: 8, memory });
    expect(Math.round((workers * nodes * 54) / 1e6)).toBe(megabytes);
  });
});
