// One game in two tabs. Nothing is lost without a word, and nothing is taken back that was done.
import { apply, type Event } from '@honte/game';
import { BLACK, geometryOf, type Point, parsePoint, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import { newTable, type Table } from '../kept-game.ts';
import { meetingOf } from './two-tabs.ts';

const START = newTable('g1', { ...firstSheet('en'), size: 9, time: { kind: 'absolute', mainMs: 60_000 } }, 5);

function after(...events: Event[]): Table {
  let { game } = START;
  for (const event of events) {
    const next = apply(game, event);
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return { ...START, game };
}

function point(name: string): Point {
  const read = parsePoint(geometryOf(9), name);
  if (!read.ok) throw new Error(name);
  return read.value;
}

const played = (by: 1 | 2, name: string, at = 0): Event => ({ kind: 'played', by, at, point: point(name) });
const passed = (by: 1 | 2, at = 0): Event => ({ kind: 'passed', by, at });

describe('a game in two tabs', () => {
  it('is ahead where its last move is still to be kept', () => {
    expect(meetingOf(after(played(BLACK, 'E5')), after())).toBe('ahead');
    expect(meetingOf(after(played(BLACK, 'E5')), after(played(BLACK, 'E5')))).toBe('ahead');
  });

  it('is behind where the other has played on', () => {
    expect(meetingOf(after(), after(played(BLACK, 'E5')))).toBe('behind');
    expect(meetingOf(after(passed(BLACK)), after(passed(BLACK), passed(WHITE)))).toBe('behind');
  });

  it('is behind where the other has set another handicap stone', () => {
    const one = { ...after(), placing: [point('E5')] };
    expect(meetingOf(one, { ...one, placing: [point('E5'), point('C3')] })).toBe('behind');
    expect(meetingOf(one, { ...one })).toBe('ahead');
  });

  it('is overtaken where both moved at once, and otherwise', () => {
    expect(meetingOf(after(played(BLACK, 'E5')), after(played(BLACK, 'D4')))).toBe('overtaken');
    expect(meetingOf(after(played(BLACK, 'E5'), passed(WHITE)), after(played(BLACK, 'D4')))).toBe(
      'overtaken',
    );
    const stopped = [played(BLACK, 'E5'), passed(WHITE), passed(BLACK)];
    const dead: Event = { kind: 'markedDead', by: BLACK, at: 0, point: point('E5') };
    const agreed: Event = { kind: 'agreed', by: WHITE, at: 0 };
    expect(meetingOf(after(...stopped, dead), after(...stopped, agreed))).toBe('overtaken');
  });

  it('has lost nothing where both did the same, or only a clock stopped', () => {
    expect(meetingOf(after(passed(BLACK, 3)), after(passed(BLACK, 4)))).toBe('behind');
    expect(meetingOf(after({ kind: 'paused', at: 3 }), after(played(BLACK, 'E5', 2)))).toBe('behind');
  });
});
