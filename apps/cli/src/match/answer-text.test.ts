import { describe, expect, it } from 'vitest';
import { takeAnswer } from './answer-text.ts';

describe('an answer', () => {
  it.each([
    ['= D4\n\n', { kind: 'said', text: 'D4' }, ''],
    ['=\n\n= 2\n\n', { kind: 'said', text: '' }, '= 2\n\n'],
    ['=12 D4\r\n\r\n', { kind: 'said', text: 'D4' }, ''],
    ['= a\nb\n\n', { kind: 'said', text: 'a\nb' }, ''],
    ['\n\n? unknown command\n\n', { kind: 'declined', text: 'unknown command' }, ''],
    ['Welcome!\n= D4\n\n', { kind: 'garbled', text: 'Welcome!' }, '= D4\n\n'],
  ])('is taken from %j', (text, answer, rest) => {
    expect(takeAnswer(text)).toEqual({ answer, rest });
  });

  it.each(['', '\n', '=', '= D4', '= D4\n', '=\r\n', 'Welc'])('is not yet whole in %j', (text) => {
    expect(takeAnswer(text)).toBeUndefined();
  });
});
