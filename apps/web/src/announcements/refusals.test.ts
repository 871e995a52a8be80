import { movesOf, positionOf } from '@honte/game';
import { BLACK, type Color, geometryOf, type Point, parsePoint, type RulesetName, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { boardAfter } from '../derive/past.ts';
import { firstSheet } from '../game-sheet.ts';
import type { Intent } from '../intent.ts';
import { type AppState, firstState } from '../state.ts';
import { texts as en } from '../text/en/index.ts';
import { update } from '../update/update.ts';

const ALL: readonly RulesetName[] = ['french', 'chinese', 'japanese', 'korean', 'aga', 'nz', 'tt'];

/** A game of two people by these rules from a diagram of seven rows, after these moves. */
function played(ruleset: RulesetName, diagram: string, turn: Color, moves: string): AppState {
  const position = { stones: diagram.replace(/\s/g, ''), turn };
  const sheet = { ...firstSheet('en'), size: 7, ruleset, position };
  const home = firstState({ language: 'en', theme: 'system', coordinates: false } as never, en, {
    screen: 'home',
  });
  const begin: Intent = { kind: 'begunFrom', sheet, id: 'g1', now: 1 };
  const names = moves.split(' ').filter(Boolean);
  const intents = names.map((name): Intent => (name === 'pass' ? { kind: 'passChosen' } : choose(name)));
  return [begin, ...intents].reduce((now, intent) => update(now, intent)[0], home);
}

function point(name: string): Point {
  const found = parsePoint(geometryOf(7), name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

const choose = (name: string): Intent => ({ kind: 'pointChosen', point: point(name) });

function roomOf({ room }: AppState) {
  if (room.kind !== 'open') throw new Error(room.kind);
  return room;
}

/** What choosing a point comes to: the notice, and what is heard of it. */
function tried(state: AppState, name: string) {
  const [after] = update(state, choose(name));
  const { notice, table } = roomOf(after);
  const isPlayed = movesOf(table.game).length > movesOf(roomOf(state).table.game).length;
  return { notice, isPlayed, heard: after.announcements.at(-1)?.text };
}

/** The stones that a play would leave, whether it is allowed or not. */
function left(state: AppState, name: string): number[] {
  const position = positionOf(roomOf(state).table.game);
  return [...position.forced(point(name), position.turn).board.stones];
}

const EMPTY_BOARD = '.......'.repeat(7);

describe('a ko taken back at once', () => {
  const KO = 'C4 E5 D5 F4 D3 E3 G7 D4 E4';

  it.each(ALL)('is refused by %s rules, with the move whose board would return', (ruleset) => {
    const state = played(ruleset, EMPTY_BOARD, BLACK, KO);
    const { notice, heard } = tried(state, 'D4');
    if (notice.kind !== 'refused' || notice.refusal.kind !== 'ko') throw new Error(notice.kind);
    expect(notice.refusal.ply).toBe(8);
    expect([...boardAfter(roomOf(state).table.game, 8).board.stones]).toEqual(left(state, 'D4'));
    expect(heard).toBe(
      'Not yet: D4 would bring back the board of White’s move 8. Play elsewhere first. Move 8 was D4.',
    );
  });

  it.each(ALL)('is allowed by %s rules after a move elsewhere and its answer', (ruleset) => {
    const state = played(ruleset, EMPTY_BOARD, BLACK, `${KO} A1 A7`);
    expect(tried(state, 'D4').isPlayed).toBe(true);
  });
});

describe('a board that returns with the other player to move', () => {
  const SENT = `
    .......
    .......
    .......
    .......
    .......
    XXXO...
    .OO.O..`;
  const MOVES = 'A1 D1 C1 pass';

  it.each(['chinese', 'tt'] as const)(
    'is refused by %s rules, which look at the board alone: it is the start’s',
    (ruleset) => {
      const state = played(ruleset, SENT, WHITE, MOVES);
      const { notice, heard } = tried(state, 'B1');
      expect(notice).toMatchObject({ kind: 'refused', refusal: { kind: 'ko', ply: 0 } });
      expect([...boardAfter(roomOf(state).table.game, 0).board.stones]).toEqual(left(state, 'B1'));
      expect(heard).toBe('Not yet: B1 would bring back the board of the start. Play elsewhere first.');
    },
  );

  it.each(['french', 'japanese', 'korean', 'aga', 'nz'] as const)('is allowed by %s rules', (ruleset) => {
    expect(tried(played(ruleset, SENT, WHITE, MOVES), 'B1').isPlayed).toBe(true);
  });
});

describe('stones that would have no liberty', () => {
  const CORNER = `
    .......
    .......
    .......
    .......
    .......
    OO.....
    X.O....`;

  it.each(['french', 'chinese', 'japanese', 'korean', 'aga'] as const)(
    'are refused by %s rules, with the chain, seen and heard',
    (ruleset) => {
      const { notice, heard } = tried(played(ruleset, CORNER, BLACK, ''), 'B1');
      expect(notice).toMatchObject({
        kind: 'refused',
        refusal: { kind: 'suicide', chain: [point('A1'), point('B1')] },
      });
      expect(heard).toBe(
        'B1 is forbidden. Your 2 stones would have no liberty and take nothing. The chain: A1, B1.',
      );
    },
  );

  it.each(['nz', 'tt'] as const)('are lifted by %s rules, which allow it', (ruleset) => {
    const [state] = update(played(ruleset, CORNER, BLACK, ''), choose('B1'));
    const { board } = positionOf(roomOf(state).table.game);
    expect([board.stones[point('A1')], board.stones[point('B1')]]).toEqual([0, 0]);
    expect(state.announcements.at(-1)?.text).toContain('Black played B1.');
  });
});
