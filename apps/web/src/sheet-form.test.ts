import { BLACK, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { formOfTime } from './clock/time-form.ts';
import { firstForm, nextColor, readForm } from './sheet-form.ts';

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
    } as const;
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
});
