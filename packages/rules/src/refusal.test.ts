import { expect, it } from 'vitest';
import { accept, invariant, refuse } from './refusal.ts';

it('a result is a value or an error', () => {
  expect([accept(3), refuse('ko')]).toEqual([
    { ok: true, value: 3 },
    { ok: false, error: 'ko' },
  ]);
});

it('an invariant that holds says nothing, one that does not throws in the name of the library', () => {
  invariant(true, 'fine');
  expect(() => invariant(false, 'no such point')).toThrow('honte: no such point');
});
