/*
 * Time. Settings say how much each player has; `TimeLeft` is what one player has left, main time or
 * overtime but never a mixture; a `Clock` is both players' and who is being timed since when. Nothing
 * here reads the time of day: a clock is a function of what happened and of the `now` it is given.
 *
 * Time that an undone move used stays used, and what it earned stays earned: no time comes back. The
 * same ply earns nothing a second time, so that playing and undoing gains no time either.
 */
import { BLACK, type Color, ofColor, type PerColor } from '@honte/rules';

export type TimeSettings =
  | { readonly kind: 'none' }
  /** So much for the whole game. */
  | { readonly kind: 'absolute'; readonly mainMs: number }
  /** Every turn earns `incrementMs`; earning stops at `capMs`, where there is one. */
  | {
      readonly kind: 'fischer';
      readonly mainMs: number;
      readonly incrementMs: number;
      readonly capMs: number | undefined;
    }
  /** After the main time, periods: a turn that ends within one leaves it whole, a period used up is lost. */
  | {
      readonly kind: 'byoyomi';
      readonly mainMs: number;
      readonly periods: number;
      readonly periodMs: number;
    }
  /** After the main time, a period for every `stones` turns. */
  | {
      readonly kind: 'canadian';
      readonly mainMs: number;
      readonly stones: number;
      readonly periodMs: number;
    };

export const UNTIMED: TimeSettings = { kind: 'none' };

/** What one player has left. All times are above 0: at 0 the time is out, or the next period begins. */
export type TimeLeft =
  | { readonly kind: 'unlimited' }
  /** Main time; the overtime, where the settings have any, is untouched. */
  | { readonly kind: 'main'; readonly mainMs: number }
  /** `periods` left, this one included, of which `periodMs` are left. */
  | { readonly kind: 'byoyomi'; readonly periods: number; readonly periodMs: number }
  /** `stones` turns to end within `periodMs`. */
  | { readonly kind: 'canadian'; readonly stones: number; readonly periodMs: number }
  | { readonly kind: 'out' };

/** Both players' time at one moment. */
export interface Clock extends PerColor<TimeLeft> {
  readonly settings: TimeSettings;
  /** Who is being timed: nobody in a pause, once play has stopped, or where time is unlimited. */
  readonly running: Color | undefined;
  /** The moment, in milliseconds since the game began. */
  readonly at: number;
  /** The last ply that earned time, -1 before any; the same ply played again earns none. */
  readonly earnedPly: number;
}

/** Whether these settings make sense: times finite and above 0 (a main time before overtime may be 0). */
export function isTimeSettings(settings: TimeSettings): boolean {
  switch (settings.kind) {
    case 'none':
      return true;
    case 'absolute':
      return isSpan(settings.mainMs);
    case 'fischer': {
      const { mainMs, incrementMs, capMs } = settings;
      const isCapped = capMs === undefined || (isSpan(capMs) && capMs >= mainMs);
      return isSpan(mainMs) && isSpan(incrementMs) && isCapped;
    }
    case 'byoyomi':
      return isBeforeOvertime(settings.mainMs) && isCount(settings.periods) && isSpan(settings.periodMs);
    case 'canadian':
      return isBeforeOvertime(settings.mainMs) && isCount(settings.stones) && isSpan(settings.periodMs);
  }
}

function isSpan(ms: number): boolean {
  return Number.isFinite(ms) && ms > 0;
}

function isBeforeOvertime(ms: number): boolean {
  return Number.isFinite(ms) && ms >= 0;
}

function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 1;
}

/** The clock at the beginning, when `turn` is to move. */
export function newClock(settings: TimeSettings, turn: Color): Clock {
  const all = fullTime(settings);
  const running = settings.kind === 'none' ? undefined : turn;
  return { settings, black: all, white: all, running, at: 0, earnedPly: -1 };
}

function fullTime(settings: TimeSettings): TimeLeft {
  if (settings.kind === 'none') return { kind: 'unlimited' };
  return settings.mainMs > 0 ? { kind: 'main', mainMs: settings.mainMs } : overtime(settings, 0);
}

/** The clock at `now`; no earlier than it was. Untimed clocks do not change. */
export function clockAt(clock: Clock, now: number): Clock {
  if (clock.settings.kind === 'none' || !(now > clock.at)) return clock;
  if (clock.running === undefined) return { ...clock, at: now };
  const left = spend(clock.settings, ofColor(clock, clock.running), now - clock.at);
  return { ...withLeft(clock, clock.running, left), at: now };
}

/** The clock after `color` ended a turn at the clock's moment; the turn was move `ply` of the game. */
export function clockAfterTurn(clock: Clock, color: Color, ply: number): Clock {
  if (clock.settings.kind === 'none') return clock;
  const isNew = ply > clock.earnedPly;
  const left = earn(clock.settings, ofColor(clock, color), isNew);
  return { ...withLeft(clock, color, left), earnedPly: isNew ? ply : clock.earnedPly };
}

/** The clock with `running` timed from its moment on. */
export function clockRunning(clock: Clock, running: Color | undefined): Clock {
  return clock.settings.kind === 'none' || clock.running === running ? clock : { ...clock, running };
}

function withLeft(clock: Clock, color: Color, left: TimeLeft): Clock {
  return color === BLACK ? { ...clock, black: left } : { ...clock, white: left };
}

function spend(settings: TimeSettings, left: TimeLeft, ms: number): TimeLeft {
  switch (left.kind) {
    case 'unlimited':
    case 'out':
      return left;
    case 'main':
      if (ms < left.mainMs) return { ...left, mainMs: left.mainMs - ms };
      return overtime(settings, ms - left.mainMs);
    case 'byoyomi':
      if (ms < left.periodMs) return { ...left, periodMs: left.periodMs - ms };
      return periodsAfter(settings, left.periods - 1, ms - left.periodMs);
    case 'canadian':
      return ms < left.periodMs ? { ...left, periodMs: left.periodMs - ms } : { kind: 'out' };
  }
}

/** What is left when `ms` were used beyond the main time. */
function overtime(settings: TimeSettings, ms: number): TimeLeft {
  if (settings.kind === 'byoyomi') return periodsAfter(settings, settings.periods, ms);
  if (settings.kind !== 'canadian' || ms >= settings.periodMs) return { kind: 'out' };
  return { kind: 'canadian', stones: settings.stones, periodMs: settings.periodMs - ms };
}

/** What is left of `periods` whole periods when `ms` of them were used. */
function periodsAfter(settings: TimeSettings, periods: number, ms: number): TimeLeft {
  if (settings.kind !== 'byoyomi') return { kind: 'out' };
  const used = ms % settings.periodMs;
  // Not the floor of a quotient, which can round up to a period that is not over.
  const lost = Math.round((ms - used) / settings.periodMs);
  if (lost >= periods) return { kind: 'out' };
  return { kind: 'byoyomi', periods: periods - lost, periodMs: settings.periodMs - used };
}

function earn(settings: TimeSettings, left: TimeLeft, isNew: boolean): TimeLeft {
  if (settings.kind === 'fischer' && left.kind === 'main' && isNew) {
    const cap = settings.capMs ?? Number.POSITIVE_INFINITY;
    return { kind: 'main', mainMs: Math.min(left.mainMs + settings.incrementMs, cap) };
  }
  // A period begins afresh even for a ply played again: nothing is gained beyond the period's length.
  if (settings.kind === 'byoyomi' && left.kind === 'byoyomi') return { ...left, periodMs: settings.periodMs };
  if (settings.kind === 'canadian' && left.kind === 'canadian' && isNew)
    return left.stones > 1 ? { ...left, stones: left.stones - 1 } : overtime(settings, 0);
  return left;
}

/**
 * The seconds to show for what is left of the main time or of the current period, rounded up: 0 means
 * that the time is out, and nothing else does. `undefined` where time is unlimited.
 */
export function secondsLeft(left: TimeLeft): number | undefined {
  switch (left.kind) {
    case 'unlimited':
      return undefined;
    case 'main':
      return Math.ceil(left.mainMs / 1000);
    case 'byoyomi':
    case 'canadian':
      return Math.ceil(left.periodMs / 1000);
    case 'out':
      return 0;
  }
}
