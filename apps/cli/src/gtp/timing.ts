/*
 * The commands about time.
 */
import { type Clock, clockOf, type TimeSystem, withLeft } from '@honte/engine';
import { accept, parseColor, type Result, refuse } from '@honte/rules';
import { type Answer, type Handler, SYNTAX, said } from './answer.ts';
import { parseCount, parseNumber } from './parse.ts';
import type { Session } from './session.ts';

/** Main time, period, stones a period: a period without stones means no limit, none of both no overtime. */
const timeSettings: Handler = (session, args) => {
  const [main, period] = args.map(parseSeconds);
  const stones = parseCount(args[2]);
  if (main === undefined || period === undefined || stones === undefined) return refuse(SYNTAX);
  // No time at all is no game: who sends three zeros means none.
  const isUntimed = stones === 0 && (period > 0 || main === 0);
  if (isUntimed) return timed(session, { kind: 'none' });
  return timed(session, period > 0 ? canadian(main, period, stones) : { kind: 'absolute', main });
};

function parseSeconds(text: string | undefined): number | undefined {
  const seconds = parseNumber(text);
  return seconds === undefined || seconds < 0 ? undefined : seconds;
}

function canadian(main: number, period: number, stones: number): TimeSystem {
  return { kind: 'canadian', main, period, stones };
}

const kgsTimeSettings: Handler = (session, [kind, main, period, count]) => {
  const system = systemOf(kind, [parseSeconds(main), parseSeconds(period), parseCount(count)]);
  return system.ok ? timed(session, system.value) : system;
};

function systemOf(
  kind: string | undefined,
  [main, period, count]: readonly (number | undefined)[],
): Result<TimeSystem, string> {
  if (kind === 'none') return accept({ kind });
  if (main === undefined) return refuse(SYNTAX);
  if (kind === 'absolute') return accept({ kind, main });
  if (!period || !count) return refuse(SYNTAX);
  if (kind === 'byoyomi') return accept({ kind, main, period, periods: count });
  return kind === 'canadian' ? accept(canadian(main, period, count)) : refuse(SYNTAX);
}

function timed(session: Session, system: TimeSystem): Answer {
  return said({ ...session, clock: clockOf(system) });
}

const timeLeft: Handler = (session, [colorName, time, stones]) => {
  const color = colorName === undefined ? undefined : parseColor(colorName);
  const seconds = parseNumber(time);
  const count = parseCount(stones);
  if (color === undefined || seconds === undefined || count === undefined) return refuse(SYNTAX);
  return said({ ...session, clock: withLeft(clockFor(session, seconds, count), color, { seconds, count }) });
};

/** Time left where none was set is a clock all the same: some clients say nothing else. */
function clockFor({ clock }: Session, seconds: number, count: number): Clock {
  if (clock.system.kind !== 'none' || seconds <= 0) return clock;
  return clockOf(count === 0 ? { kind: 'absolute', main: seconds } : canadian(0, seconds, count));
}

export const TIMING: readonly (readonly [string, Handler])[] = [
  ['time_settings', timeSettings],
  ['kgs-time_settings', kgsTimeSettings],
  ['time_left', timeLeft],
];
