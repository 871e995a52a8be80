import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { formOfTime } from './clock/time-form.ts';
import { firstForm, nextColor, problemOf, readForm } from './sheet-form.ts';

const first = firstForm('en');

describe('the form of a new game', () => {
  it('begins against the computer at its easiest', () => {
    expect(first).toMatchObject({ opponent: 'computer', level: 'easy', color: 'turns' });
  });

  it('comes back as it was kept', () => {
    const kept = {
      ...firstForm('fr'),
      opponent: 'person',
      level: 'hard',
      color: WHITE,
      lastColor: BLACK,
      people: ['Léa', 'Max'],
      black: 'second',
      pairs: [{ black: 'Léa', white: 'Max' }],
    } as const;
    expect(readForm(JSON.parse(JSON.stringify(kept)), first)).toEqual(kept);
  });

  it('reads the names of an older form, which had them on its sheet', () => {
    const { people: _, pairs: __, black: ___, ...older } = firstForm('fr');
    const kept = { ...older, sheet: { ...older.sheet, black: 'Léa', white: 'Max' } };
    expect(readForm(kept, first)).toEqual({ ...firstForm('fr'), people: ['Léa', 'Max'] });
  });

  it('keeps handicap and first capture', () => {
    const handicap = { stones: 3, placement: 'free' } as const;
    const kept = { ...first, sheet: { ...first.sheet, handicap, goal: 'firstCapture' } } as const;
    expect(readForm(JSON.parse(JSON.stringify(kept)), first)).toEqual(kept);
  });

  it.each([null, 7, {}, { sheet: {}, opponent: 'dog', level: 9, color: 3, lastColor: 'red' }])(
    '%j is read as the first one',
    (kept) => {
      expect(readForm(kept, first)).toEqual(first);
    },
  );
});

describe('the color against the computer', () => {
  const form = { ...first, komiText: '7.5', timeForm: formOfTime() };

  it('is drawn for the first game, and the other one each time after', () => {
    expect(nextColor(form, WHITE)).toBe(WHITE);
    expect(nextColor({ ...form, lastColor: WHITE }, WHITE)).toBe(BLACK);
    expect(nextColor({ ...form, lastColor: BLACK }, BLACK)).toBe(WHITE);
  });

  it('is the one that is wished for', () => {
    expect(nextColor({ ...form, color: BLACK, lastColor: BLACK }, WHITE)).toBe(BLACK);
  });

  it('is Black with handicap stones, unless White is wished for', () => {
    const sheet = { ...form.sheet, handicap: { stones: 2, placement: 'fixed' } } as const;
    expect(nextColor({ ...form, sheet, lastColor: BLACK }, WHITE)).toBe(BLACK);
    expect(nextColor({ ...form, sheet, color: WHITE }, BLACK)).toBe(WHITE);
    const capture = { ...sheet, goal: 'firstCapture' } as const;
    expect(nextColor({ ...form, sheet: capture, lastColor: BLACK }, WHITE)).toBe(WHITE);
  });
});

describe('a form from which no game can begin', () => {
  const form = { ...first, komiText: '7.5', timeForm: formOfTime(undefined) };

  it('says in which field', () => {
    expect(problemOf(form)).toBeUndefined();
    expect(problemOf({ ...form, komiText: 'some' })).toBe('komi');
    const on = (size: number, stones: number, placement: 'fixed' | 'free') =>
      problemOf({ ...form, sheet: { ...form.sheet, size, handicap: { stones, placement } } });
    expect([on(9, 9, 'fixed'), on(9, 9, 'free'), on(7, 4, 'fixed'), on(6, 4, 'free')]).toEqual(
      Array(4).fill(undefined),
    );
    expect([on(7, 5, 'fixed'), on(6, 2, 'fixed'), on(6, 5, 'free')]).toEqual(Array(3).fill('handicap'));
  });

  it('has no such field where the first capture wins', () => {
    const sheet = { ...form.sheet, size: 5, handicap: { stones: 9, placement: 'fixed' } } as const;
    expect(problemOf({ ...form, sheet: { ...sheet, goal: 'firstCapture' }, komiText: '' })).toBeUndefined();
  });
});
