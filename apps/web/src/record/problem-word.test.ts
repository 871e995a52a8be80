import { expect, test } from 'vitest';
import { wordAt } from './problem-word.ts';
import { viewerOf } from './record.testing.ts';

test('a position of a record is a board with who is to play, or a question where its stones are marked', () => {
  const record = '(;SZ[5];B[aa];W[cc]TR[cc]C[White to play, to save it])';
  expect(wordAt(viewerOf(record))).toBe('5..B');
  expect(wordAt(viewerOf(record, '1'))).toBe('5.x.W');
  expect(wordAt(viewerOf('(;SZ[5]AB[ba][ab]AW[aa][bb]PL[B]TR[bb])'))).toMatch(/^5\.ox-xo\.Bkill\.B4\./);
});
