import { BLACK, type Point, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import type { Event } from './event.ts';
import { readEvent } from './read-event.ts';

const p = 40 as Point;

/** One event of every kind. */
const EVENTS: readonly Event[] = [
  { kind: 'played', by: BLACK, at: 0, point: p },
  { kind: 'passed', by: WHITE, at: 1.5 },
  { kind: 'handicapPlaced', by: BLACK, at: 0, points: [p, 41 as Point] },
  { kind: 'resigned', by: BLACK, at: 0 },
  { kind: 'timedOut', by: BLACK, at: 0 },
  { kind: 'markedDead', by: BLACK, at: 0, point: p },
  { kind: 'markedAlive', by: BLACK, at: 0, point: p },
  { kind: 'markedSeki', by: BLACK, at: 0, point: p },
  { kind: 'agreed', by: BLACK, at: 0 },
  { kind: 'resumed', by: BLACK, at: 0 },
  { kind: 'undone', by: BLACK, at: 0, plies: 2 },
  { kind: 'redone', by: BLACK, at: 0 },
  { kind: 'hinted', by: BLACK, at: 0, move: { kind: 'play', color: BLACK, point: p } },
  { kind: 'hinted', by: BLACK, at: 0, move: { kind: 'pass', color: BLACK } },
  { kind: 'voided', by: BLACK, at: 0 },
  { kind: 'paused', at: 0 },
  { kind: 'continued', at: 0 },
  { kind: 'aborted', at: 0 },
];

describe('an event read from plain data', () => {
  it.each(EVENTS.map((event) => [event.kind, event] as const))('%s comes back as it was', (_, event) => {
    expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
  });

  it.each(EVENTS.map((event) => [event.kind, event] as const))(
    '%s is none without any one of its parts',
    (_, event) => {
      for (const part of Object.keys(event)) {
        const { [part]: __, ...rest } = event as unknown as Record<string, unknown>;
        expect(readEvent(rest), part).toEqual({ ok: false, error: 'notAnEvent' });
      }
    },
  );

  it.each([
    null,
    7,
    'played',
    [],
    {},
    { kind: 'jumped', at: 0 },
    { kind: 'toString', at: 0 },
    { kind: 'passed', by: 3, at: 0 },
    { kind: 'passed', by: 'B', at: 0 },
    { kind: 'played', by: 1, at: 0, point: 'D4' },
    { kind: 'handicapPlaced', by: 1, at: 0, points: [1, null] },
    { kind: 'hinted', by: 1, at: 0, move: { kind: 'play', color: 1 } },
    { kind: 'hinted', by: 1, at: 0, move: null },
  ])('%j is none', (data) => {
    expect(readEvent(data)).toEqual({ ok: false, error: 'notAnEvent' });
  });

  it('leaves out what an event does not carry', () => {
    const stuffed = { kind: 'passed', by: 1, at: 0, point: 3, board: '…' };
    expect(readEvent(stuffed)).toEqual({ ok: true, value: { kind: 'passed', by: 1, at: 0 } });
  });
});
