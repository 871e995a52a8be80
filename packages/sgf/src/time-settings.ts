/*
 * Time as files state it: TM, the main time in seconds, and OT, the overtime in free words; Fox writes TC
 * and TT instead, how many periods of how many seconds. Then what each player has left, in BL, WL, OB, OW.
 */
import { isTimeSettings, type TimeLeft, type TimeSettings, UNTIMED } from '@honte/game';

/** The texts of a file's time properties; those that it lacks are left out. */
export interface TimeTexts {
  readonly TM?: string | undefined;
  readonly OT?: string | undefined;
  readonly TC?: string | undefined;
  readonly TT?: string | undefined;
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(h|hours?|heures?|std)$/, 3_600_000],
  [/^(m|min|mins|minutes?|分|分钟)$/, 60_000],
  [/^(d|days?|jours?)$/, 86_400_000],
];

/** `1800`, `30 min`, `1h30`, `1:30:00`, `45m`; milliseconds. */
function spanIn(text: string): number | undefined {
  const words = text.trim().toLowerCase().replace(',', '.');
  if (/^\d{1,9}(\.\d{0,6})?$/.test(words)) return Number(words) * 1000;
  const clock = /^(\d{1,4}):(\d{2})(?::(\d{2}))?$/.exec(words);
  if (clock) {
    const [, a, b, c] = clock.map(Number);
    const [hours, minutes, seconds] = c === undefined || Number.isNaN(c) ? [0, a, b] : [a, b, c];
    return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  }
  const parts = [...words.matchAll(/(\d{1,9}(?:\.\d{1,6})?)\s*([\p{L}]*)/gu)];
  if (parts.length === 0 || !/^[\d.\s\p{L}]*$/u.test(words)) return undefined;
  // In `1h30` the second number is in the next smaller unit.
  let unit = 1000;
  let sum = 0;
  for (const [, digits, word = ''] of parts) {
    unit = word === '' && unit > 1000 ? unit / 60 : unitOf(word);
    if (Number.isNaN(unit)) return undefined;
    sum += Number(digits) * unit;
  }
  return sum;
}

function unitOf(word: string): number {
  if (/^(|s|sec|secs|seconds?|secondes?|秒)$/.test(word)) return 1000;
  return UNITS.find(([sign]) => sign.test(word))?.[1] ?? Number.NaN;
}

/**
 * The settings that these texts state; `undefined` when they state none, or none that can be told. Without
 * a word about overtime there is none.
 */
export function timeSettingsOf(texts: TimeTexts): TimeSettings | undefined {
  const main = texts.TM === undefined || texts.TM.trim() === '' ? undefined : spanIn(texts.TM);
  const overtime = texts.OT?.trim().toLowerCase() ?? '';
  if (main === undefined && overtime === '') return undefined;
  const mainMs = main ?? 0;
  const settings = overtime === '' ? foxSettings(mainMs, texts) : overtimeSettings(mainMs, overtime);
  return settings && isTimeSettings(settings) ? settings : undefined;
}

function foxSettings(mainMs: number, { TC, TT }: TimeTexts): TimeSettings {
  const [periods, seconds] = [Number(TC ?? 0), Number(TT ?? 0)];
  if (periods > 0 && seconds > 0) return { kind: 'byoyomi', mainMs, periods, periodMs: seconds * 1000 };
  return mainMs > 0 ? { kind: 'absolute', mainMs } : UNTIMED;
}

const SPAN = String.raw`(\d[\d.,:]*\s*\p{L}{0,8})`;
const CANADIAN = new RegExp(
  String.raw`^(\d{1,4})\s*(?:moves|stones|coups|pierres)?\s*(?:\/|in|per|en)\s*${SPAN}`,
  'u',
);
const PERIODS = new RegExp(String.raw`^(\d{1,4})\s*(?:periods?\s*)?(?:x|×|\*|of|periods? of)\s*${SPAN}`, 'u');
const FISCHER = new RegExp(String.raw`^\+?\s*${SPAN}.*(?:fischer|increment|bonus|per move|par coup)`, 'u');
const PLUS = new RegExp(String.raw`^\+\s*${SPAN}$`, 'u');
const CAP = new RegExp(String.raw`(?:at most|max|cap)\s*${SPAN}`, 'u');
const SINGLE = /^(\d[\d.,:]*\s*(?:s|sec|seconds?|m|min|minutes?|秒)?)\s*(?:byo|simple|per move|$)/u;

function overtimeSettings(mainMs: number, text: string): TimeSettings | undefined {
  if (/^(none|no|aucun|-|absolute|sudden death)$/.test(text))
    return mainMs > 0 ? { kind: 'absolute', mainMs } : undefined;
  const fischer = FISCHER.exec(text) ?? PLUS.exec(text);
  if (fischer) return fischerSettings(mainMs, fischer[1] ?? '', text);
  const periods = PERIODS.exec(text);
  if (periods) return byoyomi(mainMs, Number(periods[1]), spanBefore(periods[2]));
  const canadian = CANADIAN.exec(text);
  if (canadian) {
    const periodMs = spanBefore(canadian[2]);
    return periodMs === undefined
      ? undefined
      : { kind: 'canadian', mainMs, stones: Number(canadian[1]), periodMs };
  }
  const single = SINGLE.exec(text);
  return single ? byoyomi(mainMs, 1, spanBefore(single[1])) : undefined;
}

function byoyomi(mainMs: number, periods: number, periodMs: number | undefined): TimeSettings | undefined {
  return periodMs === undefined ? undefined : { kind: 'byoyomi', mainMs, periods, periodMs };
}

function fischerSettings(mainMs: number, span: string, text: string): TimeSettings | undefined {
  const incrementMs = spanBefore(span);
  if (incrementMs === undefined) return undefined;
  return { kind: 'fischer', mainMs, incrementMs, capMs: spanBefore(CAP.exec(text)?.[1]) };
}

/** The span at the beginning of some words: a unit, or what is none and so means seconds. */
function spanBefore(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  return spanIn(words) ?? spanIn(words.replace(/\s*\p{L}*$/u, ''));
}

/** Seconds, with at most three digits behind the point. */
function printSeconds(ms: number): string {
  return String(Math.round(ms) / 1000);
}

/** What to write for these settings: nothing where nobody times the game. */
export function timeTextsOf(settings: TimeSettings): { readonly TM?: string; readonly OT?: string } {
  if (settings.kind === 'none') return {};
  const TM = printSeconds(settings.mainMs);
  switch (settings.kind) {
    case 'absolute':
      return { TM };
    case 'fischer': {
      const cap = settings.capMs === undefined ? '' : `, at most ${printSeconds(settings.capMs)}`;
      return { TM, OT: `${printSeconds(settings.incrementMs)} fischer${cap}` };
    }
    case 'byoyomi':
      return { TM, OT: `${settings.periods}x${printSeconds(settings.periodMs)} byo-yomi` };
    case 'canadian':
      return { TM, OT: `${settings.stones}/${printSeconds(settings.periodMs)} Canadian` };
  }
}

/**
 * What a player has left, from the seconds in BL or WL and the number in OB or OW: in overtime, the periods
 * or the stones left. `undefined` when nothing is stated.
 */
export function timeLeftOf(
  settings: TimeSettings | undefined,
  seconds: string | undefined,
  count: string | undefined,
): TimeLeft | undefined {
  const ms =
    seconds === undefined || seconds.trim() === '' ? Number.NaN : Number(seconds.replace(',', '.')) * 1000;
  if (!Number.isFinite(ms)) return undefined;
  if (ms <= 0) return { kind: 'out' };
  const left = count === undefined || count.trim() === '' ? 0 : Number(count);
  if (!(Number.isInteger(left) && left > 0)) return { kind: 'main', mainMs: ms };
  if (settings?.kind === 'byoyomi') return { kind: 'byoyomi', periods: left, periodMs: ms };
  return { kind: 'canadian', stones: left, periodMs: ms };
}

/** The seconds and the number for what is left; nothing where time is unlimited. */
export function timeLeftTexts(left: TimeLeft): { readonly seconds?: string; readonly count?: string } {
  switch (left.kind) {
    case 'unlimited':
      return {};
    case 'main':
      return { seconds: printSeconds(left.mainMs) };
    case 'byoyomi':
      return { seconds: printSeconds(left.periodMs), count: String(left.periods) };
    case 'canadian':
      return { seconds: printSeconds(left.periodMs), count: String(left.stones) };
    case 'out':
      return { seconds: '0' };
  }
}
