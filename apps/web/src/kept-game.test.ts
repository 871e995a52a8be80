import { apply, type Event, eventsOf, phaseOf } from '@honte/game';
import { BLACK, type Point, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from './game-sheet.ts';
import { headingOf, newTable, readTable, type Table } from './kept-game.ts';

function grown(table: Table, ...events: Event[]): Table {
  let { game } = table;
  for (const event of events) {
    const next = apply(game, event);
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return { ...table, game };
}

const played = (by: 1 | 2, point: number): Event => ({ kind: 'played', by, at: 0, point: point as Point });
const MARKING: Event[] = [
  played(BLACK, 40),
  { kind: 'passed', by: WHITE, at: 0 },
  { kind: 'passed', by: BLACK, at: 0 },
  { kind: 'markedDead', by: BLACK, at: 0, point: 40 as Point },
  { kind: 'agreed', by: WHITE, at: 0 },
];

describe('a kept game', () => {
  const table = grown(newTable('a1', firstSheet('fr'), 5), ...MARKING);
  const kept = { id: 'a1', sheet: table.sheet, events: MARKING, begunAt: 5, changedAt: 9 };

  it('comes back whole, in the middle of marking', () => {
    const back = readTable(structuredClone(kept));
    expect(back && eventsOf(back.game)).toEqual(MARKING);
    expect(back && phaseOf(back.game)).toBe('marking');
    expect(back).toMatchObject({ id: 'a1', begunAt: 5, sheet: table.sheet });
  });

  it('loses only what cannot follow when its end is damaged', () => {
    const damaged = {
      ...kept,
      events: [...MARKING.slice(0, 2), { kind: 'played', by: 1, at: 0, point: 40 }],
    };
    const back = readTable(damaged);
    expect(back && eventsOf(back.game)).toEqual(MARKING.slice(0, 2));
  });

  it('keeps the stones of a handicap that is half set, as far as they can stand there', () => {
    const handicap = { stones: 3, placement: 'free' } as const;
    const waiting = newTable('h1', { ...firstSheet('fr'), size: 9, handicap }, 5);
    const placing = [40, 20] as Point[];
    const heading = headingOf({ ...waiting, placing }, 9);
    expect(readTable(structuredClone({ ...heading, events: [] }))?.placing).toEqual(placing);
    const foreign = [40, 40, 81, -1, 2.5, 'E5', 20, 21, 22];
    expect(readTable({ ...heading, events: [], placing: foreign })?.placing).toEqual([40, 20, 21]);
    expect(readTable({ ...heading, events: [], placing: 40 })?.placing).toEqual([]);
    expect(readTable({ ...kept, placing })?.placing).toEqual([]);
  });

  it.each([
    undefined,
    7,
    {},
    { ...kept, sheet: { size: 9 } },
    { ...kept, events: 'none' },
    { ...kept, id: 3 },
  ])('%j is none', (foreign) => {
    expect(readTable(foreign)).toBeUndefined();
  });

  it.each([[null], [{ kind: 'jumped' }], [{ kind: 'played', by: 9, at: 'soon', point: 1e9 }]])(
    'with the event %j is the game before it',
    (event) => {
      const back = readTable({ ...kept, events: [MARKING[0], event, MARKING[1]] });
      expect(back && eventsOf(back.game)).toEqual(MARKING.slice(0, 1));
    },
  );
});
