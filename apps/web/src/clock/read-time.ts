/*
 * The time of a game as it is kept on the device.
 */
import { isTimeSettings, type TimeSettings } from '@honte/game';

/** The numbers that each kind of clock is made of, beside its main time. */
const PARTS = {
  absolute: [],
  fischer: ['incrementMs'],
  byoyomi: ['periods', 'periodMs'],
  canadian: ['stones', 'periodMs'],
} as const;

/**
 * Reads what was kept as a game's time; `undefined` for a game that nobody times, and for what is no time at
 * all: such a game can at least be played on.
 */
export function readTime(kept: unknown): TimeSettings | undefined {
  if (typeof kept !== 'object' || !kept) return undefined;
  const { kind, ...from } = kept as Readonly<Record<string, unknown>>;
  if (typeof kind !== 'string' || !Object.hasOwn(PARTS, kind)) return undefined;
  const known = kind as keyof typeof PARTS;
  const numbers: Record<string, number> = {};
  for (const name of ['mainMs', ...PARTS[known]]) {
    const value = from[name];
    if (typeof value !== 'number') return undefined;
    numbers[name] = value;
  }
  const cap = known === 'fischer' ? { capMs: typeof from.capMs === 'number' ? from.capMs : undefined } : {};
  const settings = { kind: known, ...numbers, ...cap } as TimeSettings;
  return isTimeSettings(settings) ? settings : undefined;
}
