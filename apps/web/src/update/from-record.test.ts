import { phaseOf, positionOf } from '@honte/game';
import { describe, expect, it } from 'vitest';
import { firstSheet } from '../game-sheet.ts';
import { firstSettings } from '../settings.ts';
import { firstForm } from '../sheet-form.ts';
import { type AppState, firstState } from '../state.ts';
import { texts } from '../text/en/index.ts';
import { update } from './update.ts';

const settings = firstSettings('en');
const AT_RECORD: AppState = firstState(
  settings,
  texts,
  { screen: 'record', id: 'r1', way: '' },
  firstForm('en'),
);

describe('the place in a record', () => {
  it('is in the address, in place of the one before', () => {
    const route = { screen: 'record', id: 'r1', way: '3.2' } as const;
    const [state, effects] = update(AT_RECORD, { kind: 'wayShown', id: 'r1', way: '3.2' });
    expect(state.route).toEqual(route);
    expect(effects).toEqual([{ kind: 'go', route, replaces: true }]);
    expect(update(state, { kind: 'wayShown', id: 'r1', way: '3.2' })).toEqual([state, []]);
  });

  it('changes no address once somebody has gone elsewhere', () => {
    const elsewhere = { ...AT_RECORD, route: { screen: 'home' } } as const;
    expect(update(elsewhere, { kind: 'wayShown', id: 'r1', way: '3' })).toEqual([elsewhere, []]);
    expect(update(AT_RECORD, { kind: 'wayShown', id: 'r2', way: '3' })).toEqual([AT_RECORD, []]);
  });
});

describe('a game from a place in a record', () => {
  const position = { stones: `X${'.'.repeat(79)}O`, turn: 2 } as const;

  it('begins on its stones, is kept, and has an address to come back from', () => {
    const sheet = { ...firstSheet('en'), position };
    const [state, effects] = update(AT_RECORD, { kind: 'begunFrom', sheet, id: 'g1', now: 7 });
    const { room } = state;
    if (room.kind !== 'open') throw new Error('the game is open');
    const { board, turn } = positionOf(room.table.game);
    expect([board.stones[0], board.stones[80], turn]).toEqual([1, 2, 2]);
    expect(phaseOf(room.table.game)).toBe('play');
    expect(effects).toEqual([
      { kind: 'keepGame', table: room.table },
      { kind: 'go', route: { screen: 'game', id: 'g1', part: 'play' }, replaces: false },
    ]);
  });

  it('has the computer move where it is its turn', () => {
    const sheet = { ...firstSheet('en'), position, computer: { color: 2, level: 'easy' } } as const;
    const [state, effects] = update(AT_RECORD, { kind: 'begunFrom', sheet, id: 'g1', now: 7 });
    expect(state.engine.kind).toBe('thinking');
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'askEngine', question: expect.objectContaining({ moves: [] }) }),
    );
  });
});
