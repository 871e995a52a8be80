/* Clocks. Main time and overtime are two things, in every sentence. */
import type { TimeSettings } from '@honte/game';
import type { TimeField, TimeKind, TimeRefusal } from '../../clock/time-form.ts';

const SPACE = '\u00a0';

/** 90,000 as "1 min 30 s". */
function span(ms: number): string {
  const seconds = ms / 1000;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round((seconds - 60 * minutes) * 100) / 100;
  const parts = [minutes > 0 ? `${minutes}${SPACE}min` : '', rest > 0 ? `${rest}${SPACE}s` : ''];
  return parts.filter(Boolean).join(' ') || `0${SPACE}s`;
}

const periodsOf = (n: number, ms: number) =>
  n === 1 ? `one period of ${span(ms)}` : `${n} periods of ${span(ms)}`;
const stones = (n: number) => (n === 1 ? 'one stone' : `${n} stones`);
const stonesIn = (n: number, ms: number) => `${stones(n)} in ${span(ms)}`;
const after = (mainMs: number, overtime: string) =>
  mainMs > 0 ? `${span(mainMs)}, then ${overtime}` : overtime;

export const clock = {
  title: 'Clock',
  kinds: {
    none: 'No clock',
    absolute: 'Absolute',
    fischer: 'Fischer',
    byoyomi: 'Byo-yomi',
    canadian: 'Canadian',
  } satisfies Record<TimeKind, string>,
  says: {
    none: 'Take all the time you like.',
    absolute: 'So much time for the whole game. Whoever has used it up loses.',
    fischer: 'Each move adds time to the clock. There is no overtime.',
    byoyomi:
      'After the main time come periods. Move within a period, and you keep it; let it run out, and it is lost.',
    canadian: 'After the main time, so many stones have to be played within each period.',
  } satisfies Record<TimeKind, string>,
  /** What a clock gives each player. */
  summary: (time: TimeSettings): string => {
    switch (time.kind) {
      case 'none':
        return 'Take all the time you like.';
      case 'absolute':
        return `${span(time.mainMs)} each, no overtime`;
      case 'fischer':
        return `${span(time.mainMs)}, and ${span(time.incrementMs)} more with each move`;
      case 'byoyomi':
        return after(time.mainMs, periodsOf(time.periods, time.periodMs));
      case 'canadian':
        return after(time.mainMs, stonesIn(time.stones, time.periodMs));
    }
  },
  /** The same in as few signs as there can be. */
  short: (time: TimeSettings): string => {
    switch (time.kind) {
      case 'none':
        return '–';
      case 'absolute':
        return span(time.mainMs);
      case 'fischer':
        return `${span(time.mainMs)} +${SPACE}${span(time.incrementMs)}`;
      case 'byoyomi':
        return `${span(time.mainMs)}, then ${time.periods}${SPACE}×${SPACE}${span(time.periodMs)}`;
      case 'canadian':
        return `${span(time.mainMs)}, then ${time.stones}${SPACE}/${SPACE}${span(time.periodMs)}`;
    }
  },
  usual: 'Usual clocks',
  mainTime: 'Main time',
  overtime: 'Overtime',
  increment: 'Each move adds',
  units: {
    main: 'min',
    increment: 's',
    periods: 'periods of',
    period: 's',
    stones: 'stones in',
    blockPeriod: 'min',
  },
  /** The names of the fields, for those who do not see where they stand. */
  fields: {
    main: 'Main time, in minutes',
    increment: 'Seconds that each move adds',
    periods: 'Overtime: number of periods',
    period: 'Overtime: seconds of a period',
    stones: 'Overtime: stones to play in a period',
    blockPeriod: 'Overtime: minutes of a period',
  },
  refused: ({ field, least, most }: TimeRefusal): string => {
    const what = {
      main: 'The main time is a number of minutes',
      increment: 'What a move adds is a number of seconds',
      periods: 'The periods are a whole number',
      stones: 'The stones are a whole number',
      period: 'A period is a number of seconds',
      blockPeriod: 'A period is a number of minutes',
    } satisfies Record<TimeField, string>;
    return `${what[field]}, from ${least} to ${most}.`;
  },
  // In the game.
  name: (who: string) => `Clock of ${who}`,
  inMain: 'main time',
  adds: (ms: number) => `+${span(ms)} a move`,
  periodsLeft: (n: number) => (n === 1 ? 'last period' : `overtime, ${n} periods`),
  stonesLeft: (n: number) => `overtime, ${stones(n)}`,
  running: 'running',
  pause: 'Stop the clock',
  pausedLead: 'The stones are covered until you go on.',
  continue: 'Go on',
};
