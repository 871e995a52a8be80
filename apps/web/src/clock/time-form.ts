/*
 * The clock of a new game as it is being chosen: its kind, and the fields as they are typed. Main time is in
 * minutes, overtime in seconds, but for the long periods of Canadian time. `timeOfForm` makes settings of it, or says which field makes no sense.
 */
import { type TimeSettings, UNTIMED } from '@honte/game';
import { accept, type Result, refuse } from '@honte/rules';

export type TimeKind = TimeSettings['kind'];

export const TIME_KINDS: readonly TimeKind[] = ['none', 'absolute', 'fischer', 'byoyomi', 'canadian'];

/** `blockPeriod`: a period in which several stones are played. */
export type TimeField = 'main' | 'increment' | 'periods' | 'period' | 'stones' | 'blockPeriod';

/** The kind and the text of each of its fields; the fields of other kinds are empty. */
export type TimeForm = { readonly kind: TimeKind } & { readonly [F in TimeField]: string };

/** What each kind asks for, main time first. */
export const TIME_FIELDS: { readonly [K in TimeKind]: readonly TimeField[] } = {
  none: [],
  absolute: ['main'],
  fischer: ['main', 'increment'],
  byoyomi: ['main', 'periods', 'period'],
  canadian: ['main', 'stones', 'blockPeriod'],
};

/** A field whose text makes no sense: it has to be from `least` to `most`. */
export interface TimeRefusal {
  readonly field: TimeField;
  readonly least: number;
  readonly most: number;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

const MINUTE_MS = 60_000;

/** In a clock without overtime, or one that earns, main time is all there is; else there may be none. */
const BOUNDS: { readonly [F in TimeField]: Bounds } = {
  main: { least: 0.5, most: 600, isWhole: false },
  increment: { least: 1, most: 600, isWhole: false },
  periods: { least: 1, most: 99, isWhole: true },
  stones: { least: 1, most: 99, isWhole: true },
  period: { least: 5, most: 3600, isWhole: false },
  blockPeriod: { least: 0.5, most: 600, isWhole: false },
};

function boundsOf(kind: TimeKind, field: TimeField): Bounds {
  const hasOvertime = kind === 'byoyomi' || kind === 'canadian';
  return field === 'main' && hasOvertime ? { ...BOUNDS.main, least: 0 } : BOUNDS[field];
}

const minutes = (n: number) => n * MINUTE_MS;

/** Usual clocks of each kind, from quick to slow. The second is the one to begin with. */
export const TIME_PRESETS: { readonly [K in Exclude<TimeKind, 'none'>]: readonly TimeSettings[] } = {
  absolute: [5, 10, 30].map((main) => ({ kind: 'absolute', mainMs: minutes(main) })),
  fischer: (
    [
      [3, 5],
      [5, 10],
      [20, 30],
    ] as const
  ).map(([main, seconds]) => ({
    kind: 'fischer',
    mainMs: minutes(main),
    incrementMs: seconds * 1000,
    capMs: undefined,
  })),
  byoyomi: (
    [
      [1, 3, 20],
      [10, 3, 30],
      [30, 5, 60],
    ] as const
  ).map(([main, periods, seconds]) => ({
    kind: 'byoyomi',
    mainMs: minutes(main),
    periods,
    periodMs: seconds * 1000,
  })),
  canadian: (
    [
      [2, 10, 2],
      [10, 20, 5],
      [30, 25, 10],
    ] as const
  ).map(([main, stones, block]) => ({
    kind: 'canadian',
    mainMs: minutes(main),
    stones,
    periodMs: minutes(block),
  })),
};

const EMPTY = { main: '', increment: '', periods: '', period: '', stones: '', blockPeriod: '' };

/** The form of a kind that is chosen: its usual clock. */
export function formOfKind(kind: TimeKind): TimeForm {
  return formOfTime(kind === 'none' ? UNTIMED : (TIME_PRESETS[kind][1] ?? UNTIMED));
}

/** The form that shows these settings; what nobody can type is left out. */
export function formOfTime(time: TimeSettings = UNTIMED): TimeForm {
  if (time.kind === 'none') return { kind: 'none', ...EMPTY };
  const form = { ...EMPTY, main: String(time.mainMs / MINUTE_MS) };
  switch (time.kind) {
    case 'absolute':
      return { ...form, kind: 'absolute' };
    case 'fischer':
      return { ...form, kind: 'fischer', increment: String(time.incrementMs / 1000) };
    case 'byoyomi':
      return {
        ...form,
        kind: 'byoyomi',
        periods: String(time.periods),
        period: String(time.periodMs / 1000),
      };
    case 'canadian':
      return {
        ...form,
        kind: 'canadian',
        stones: String(time.stones),
        blockPeriod: String(time.periodMs / MINUTE_MS),
      };
  }
}

/** The settings of a form, or the first field that makes no sense. */
export function timeOfForm(form: TimeForm): Result<TimeSettings, TimeRefusal> {
  const { kind } = form;
  for (const field of TIME_FIELDS[kind]) {
    const { least, most } = boundsOf(kind, field);
    if (numberIn(form, field) === undefined) return refuse({ field, least, most });
  }
  const number = (field: TimeField) => numberIn(form, field) ?? 0;
  const mainMs = Math.round(number('main') * MINUTE_MS);
  switch (kind) {
    case 'none':
      return accept(UNTIMED);
    case 'absolute':
      return accept({ kind, mainMs });
    case 'fischer':
      return accept({ kind, mainMs, incrementMs: Math.round(number('increment') * 1000), capMs: undefined });
    case 'byoyomi':
      return accept({
        kind,
        mainMs,
        periods: number('periods'),
        periodMs: Math.round(number('period') * 1000),
      });
    case 'canadian':
      return accept({
        kind,
        mainMs,
        stones: number('stones'),
        periodMs: Math.round(number('blockPeriod') * MINUTE_MS),
      });
  }
}

/** The number in a field, with a comma or a point; `undefined` when there is none within its bounds. */
function numberIn(form: TimeForm, field: TimeField): number | undefined {
  const text = form[field].trim().replace(',', '.');
  const { least, most, isWhole } = boundsOf(form.kind, field);
  if (!(isWhole ? /^\d{1,4}$/ : /^\d{1,4}(\.\d{1,2})?$/).test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
