import { expect, test } from 'vitest';
import { signatureOf } from './signature.ts';

test('the computer plays as it did when its strength was measured', () => {
  // A change in play belongs in a commit of its own, with the new number and how strong it is.
  expect(signatureOf()).toBe('36b94e99');
});

test('another number of playouts is another signature', () => {
  const sample = { size: 5, rules: 'french', level: 'medium', playouts: 20, turns: 4 } as const;
  expect(signatureOf([sample])).toBe(signatureOf([sample]));
  expect(signatureOf([sample])).not.toBe(signatureOf([{ ...sample, playouts: 21 }]));
});
