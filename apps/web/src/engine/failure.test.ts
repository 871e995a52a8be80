import { describe, expect, it } from 'vitest';
import { failureOf, WorkerBroke } from './failure.ts';

describe('the computer could not answer', () => {
  it.each([
    [new TypeError('Failed to fetch dynamically imported module'), true, 'notLoaded'],
    [new TypeError('Failed to fetch dynamically imported module'), false, 'offline'],
    [new WorkerBroke('Uncaught Error: honte: 400 is no point of the board'), true, 'brokeDown'],
    [new WorkerBroke('Uncaught Error: honte: 400 is no point of the board'), false, 'brokeDown'],
    [new WorkerBroke('Uncaught RangeError: Array buffer allocation failed'), true, 'noMemory'],
    [new RangeError('Invalid typed array length'), true, 'noMemory'],
  ] as const)('%s, online %s: %s', (error, isOnline, why) => {
    expect(failureOf(error, isOnline)).toBe(why);
  });
});
