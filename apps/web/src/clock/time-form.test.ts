import { isTimeSettings, type TimeSettings } from '@honte/game';
import { describe, expect, it } from 'vitest';
import { clockTextsOf } from './clock-texts.ts';
import { readTime } from './read-time.ts';
import {
  formOfKind,
  formOfTime,
  TIME_FIELDS,
  TIME_KINDS,
  TIME_PRESETS,
  type TimeField,
  type TimeForm,
  timeOfForm,
} from './time-form.ts';

const PRESETS: readonly TimeSettings[] = Object.values(TIME_PRESETS).flat();

/** The usual clock of this kind with these fields typed over. */
const typed = (kind: TimeForm['kind'], fields: { readonly [F in TimeField]?: string }): TimeForm => ({
  ...formOfKind(kind),
  ...fields,
});

describe('the clock of a form', () => {
  it.each(PRESETS)('shows %j and reads the same again', (time) => {
    expect(isTimeSettings(time)).toBe(true);
    expect(timeOfForm(formOfTime(time))).toEqual({ ok: true, value: time });
  });

  it.each(TIME_KINDS)('of the kind %s begins with one that makes sense', (kind) => {
    const time = timeOfForm(formOfKind(kind));
    expect(time.ok && time.value.kind).toBe(kind);
  });

  it('takes numbers with a comma or a point, in minutes and seconds', () => {
    expect(timeOfForm(typed('fischer', { main: ' 2,5 ', increment: '1.5' }))).toEqual({
      ok: true,
      value: { kind: 'fischer', mainMs: 150_000, incrementMs: 1500, capMs: undefined },
    });
    expect(timeOfForm(typed('canadian', { stones: '25', blockPeriod: '7.5' }))).toEqual({
      ok: true,
      value: { kind: 'canadian', mainMs: 600_000, stones: 25, periodMs: 450_000 },
    });
  });

  it('may have no main time before overtime, and must have some where there is none', () => {
    expect(timeOfForm(typed('byoyomi', { main: '0' })).ok).toBe(true);
    expect(timeOfForm(typed('canadian', { main: '0' })).ok).toBe(true);
    expect(timeOfForm(typed('absolute', { main: '0' }))).toEqual({
      ok: false,
      error: { field: 'main', least: 0.5, most: 600 },
    });
    expect(timeOfForm(typed('fischer', { main: '0' })).ok).toBe(false);
  });

  it.each<[TimeForm['kind'], TimeField, string]>([
    ['absolute', 'main', ''],
    ['absolute', 'main', 'ten'],
    ['absolute', 'main', '-5'],
    ['absolute', 'main', '1e3'],
    ['absolute', 'main', '601'],
    ['fischer', 'increment', '0'],
    ['byoyomi', 'periods', '2.5'],
    ['byoyomi', 'periods', '0'],
    ['byoyomi', 'period', '4'],
    ['canadian', 'stones', '100'],
    ['canadian', 'blockPeriod', '0.4'],
  ])('of the kind %s refuses %s "%s", and says what it may be', (kind, field, text) => {
    const time = timeOfForm(typed(kind, { [field]: text }));
    expect(!time.ok && time.error.field).toBe(field);
    const { least, most } = time.ok ? { least: 0, most: 0 } : time.error;
    for (const language of ['en', 'fr'] as const) {
      const said = time.ok ? '' : clockTextsOf(language).refused(time.error);
      for (const bound of [least, most])
        expect(said).toContain(String(bound).replace('.', language === 'fr' ? ',' : '.'));
    }
  });

  it('looks at no field that it does not show', () => {
    for (const kind of TIME_KINDS) {
      const others = Object.fromEntries(
        (['main', 'increment', 'periods', 'period', 'stones', 'blockPeriod'] as const)
          .filter((field) => !TIME_FIELDS[kind].includes(field))
          .map((field) => [field, 'nonsense']),
      );
      expect(timeOfForm(typed(kind, others)).ok).toBe(true);
    }
  });
});

describe('the words for a clock', () => {
  const BYOYOMI: TimeSettings = { kind: 'byoyomi', mainMs: 90_000, periods: 3, periodMs: 30_000 };

  it('keep main time and overtime apart', () => {
    const [en, fr] = [clockTextsOf('en'), clockTextsOf('fr')];
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(en.summary(BYOYOMI))).toBe('1 min 30 s, then 3 periods of 30 s');
    expect(plain(fr.summary(BYOYOMI))).toBe('1 min 30 s, puis 3 périodes de 30 s');
    expect(plain(en.summary({ ...BYOYOMI, mainMs: 0, periods: 1 }))).toBe('one period of 30 s');
    expect(plain(en.summary({ kind: 'absolute', mainMs: 600_000 }))).toBe('10 min each, no overtime');
    expect(plain(fr.summary({ kind: 'canadian', mainMs: 0, stones: 20, periodMs: 300_000 }))).toBe(
      '20 pierres en 5 min',
    );
  });
});

describe('a time that was kept', () => {
  it.each(PRESETS)('is read as it was written: %j', (time) => {
    expect(readTime(JSON.parse(JSON.stringify(time)))).toEqual(time);
  });

  it('is none where there was none, as in games of an earlier page', () => {
    expect(readTime(undefined)).toBeUndefined();
    expect(readTime({ kind: 'none' })).toBeUndefined();
  });

  it.each([
    null,
    'absolute',
    { kind: 'toString' },
    { kind: 'sandglass', mainMs: 1 },
    { kind: 'absolute' },
    { kind: 'absolute', mainMs: '600' },
    { kind: 'absolute', mainMs: -1 },
    { kind: 'fischer', mainMs: 1000, incrementMs: null },
    { kind: 'byoyomi', mainMs: 0, periods: 1.5, periodMs: 1000 },
  ])('is none where it makes no sense: %j', (kept) => {
    expect(readTime(kept)).toBeUndefined();
  });

  it('keeps the cap of a Fischer clock', () => {
    const capped = { kind: 'fischer', mainMs: 1000, incrementMs: 1000, capMs: 5000 };
    expect(readTime(capped)).toEqual(capped);
  });
});
