import {
  areaReceipt,
  BLACK,
  bareRuleset,
  EMPTY,
  type Point,
  printPoint,
  territoryReceipt,
  WHITE,
} from '@honte/rules';
import { expect, test } from 'vitest';
import { at, points, viewOf } from './diagram.testing.ts';
import { ataris, countShown, forbiddenAt, libertiesShown } from './overlays.ts';
import type { BoardView } from './view.ts';

const names = (view: BoardView, all: readonly Point[]) =>
  all.map((p) => printPoint(view.geometry, p)).join(' ');

test('liberties of two chains are given once each', () => {
  const view = viewOf(`
    . X .
    X . .
    . . .`);
  const shown = libertiesShown(view, points(view, 'B3 A2'));
  expect(shown.kind === 'liberties' && names(view, shown.points)).toBe('A3 C3 B2 A1');
  expect(libertiesShown(view)).toEqual(shown);
});

test('every chain in atari comes with its last liberty', () => {
  const view = viewOf(`
    X O . .
    . X . .
    . . O O
    . . X .`);
  expect(
    ataris(view).map((atari) => atari.kind === 'atari' && names(view, [...atari.chain, atari.liberty!])),
  ).toEqual(['A4 A3', 'B4 C4']);
});

test('a suicide is barred on every side that is taken, a repetition on none', () => {
  const view = viewOf(`
    . O .
    O . O
    . X .`);
  const p = at(view, 'B2');
  expect(forbiddenAt(view, p, { kind: 'suicide', chain: [] })).toEqual([
    { kind: 'forbidden', point: p, bars: points(view, 'B3 A2 C2 B1') },
  ]);
  expect(forbiddenAt(view, p, { kind: 'ko', ply: 3 })).toEqual([{ kind: 'forbidden', point: p, bars: [] }]);
  expect(forbiddenAt(view, at(view, 'B1'), { kind: 'occupied' })).toEqual([]);
});

test('a count shows the dead, both territories, the shared points and those in seki', () => {
  const view = viewOf(`
    . O X . O .
    X X X . O O
    . X . . O .`);
  const counted = {
    ...view,
    dead: points(view, 'B3'),
    ruleset: bareRuleset('simple', false),
    komi: 0,
    handicap: 0,
    prisoners: { black: 0, white: 0 },
  };
  const read = (overlays: ReturnType<typeof countShown>) =>
    overlays.map((o) => 'points' in o && `${o.kind} ${'owner' in o ? o.owner : ''} ${names(view, o.points)}`);
  expect(read(countShown(view.stones, areaReceipt(counted)))).toEqual([
    `dead ${BLACK} B3`,
    `territory ${BLACK} A3 A1`,
    `dead ${WHITE} `,
    `territory ${WHITE} F3 F1`,
    `dead ${EMPTY} `,
    `territory ${EMPTY} D3 D2 C1 D1`,
    'seki  ',
  ]);
  const inSeki = { ...counted, sekiPoints: points(view, 'F3') };
  expect(read(countShown(view.stones, territoryReceipt(inSeki))).at(-1)).toBe('seki  F3');
});

test('stones that are dead where nobody surrounds them are pale all the same', () => {
  const view = viewOf(`
    . X .
    . . .
    . O .`);
  const counted = {
    ...view,
    dead: points(view, 'B3 B1'),
    ruleset: bareRuleset('simple', false),
    komi: 0,
    handicap: 0,
    prisoners: { black: 0, white: 0 },
  };
  expect(countShown(view.stones, areaReceipt(counted))).toContainEqual({
    kind: 'dead',
    owner: EMPTY,
    points: points(view, 'B3 B1'),
  });
});
