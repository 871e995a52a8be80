import { apply, type Event, eventsOf, phaseOf } from '@honte/game';
import { BLACK, type Point, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { firstSheet } from './game-sheet.ts';
import { newTable, readTable, type Table } from './kept-game.ts';

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
