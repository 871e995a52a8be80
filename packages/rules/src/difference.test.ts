import { describe, expect, it } from 'vitest';
import { diceOf } from './chance.testing.ts';
import { WHITE } from './color.ts';
import { chancePoints, countedOf, gameOfChance, setUpOfChance } from './complete-game.testing.ts';
import { type Difference, type DifferenceReason, differenceOf } from './difference.ts';
import { geometryOf } from './geometry.ts';
import type { Move } from './move.ts';
import { at, board, got } from './position.testing.ts';
import { Position } from './position.ts';
import { RULESET_NAMES, RULESETS } from './ruleset.ts';
import { areaReceipt, territoryReceipt } from './score.ts';
import { evenStart, type Start, setUpStart } from './start.ts';

describe('random complete games', () => {
  it('differ by exactly what the reasons say, and every reason occurs', () => {
    const dice = diceOf(2011);
    const seen = new Map<DifferenceReason['kind'], number>();
    for (const name of RULESET_NAMES)
      for (let i = 0; i < 40; i++) {
        const ruleset = RULESETS[name];
        const game =
          i % 3 === 0
            ? gameOfChance(dice, ruleset, setUpOfChance(dice, ruleset), true)
            : gameOfChance(dice, ruleset, undefined, i % 3 === 1);
        const passStones = ruleset.passStones ? { black: dice(9), white: dice(9) } : { black: 0, white: 0 };
        const sekiPoints = chancePoints(dice, game.start.geometry);
        const counted = { ...countedOf(game), passStones, sekiPoints };
        const { points, reasons } = differenceOf({ ...game, counted });
        expect(points).toBe(areaReceipt(counted).lead - territoryReceipt(counted).lead);
        expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
        for (const { kind } of reasons) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    const kinds = ['turns', 'passes', 'setUp', 'handicap', 'compensation', 'seki', 'passStones'] as const;
    for (const kind of kinds) expect([kind, (seen.get(kind) ?? 0) > 8]).toEqual([kind, true]);
  });
});

describe('the reasons of a game', () => {
  const empty = got(evenStart(geometryOf(3), RULESETS.french));

  function reasonsOf(start: Start, line: string): Difference {
    let end = Position.at(start);
    const moves: Move[] = [];
    for (const word of line.split(' ')) {
      const color = end.turn;
      const point = word === 'pass' ? undefined : at(start.geometry, word);
      moves.push(point === undefined ? { kind: 'pass', color } : { kind: 'play', color, point });
      end = point === undefined ? end.passed() : got(end.after(point));
    }
    const game = { start, moves, end, dead: [] };
    return differenceOf({ ...game, counted: countedOf(game) });
  }

  it('are the last turn and the passes', () => {
    expect(reasonsOf(empty, 'B2 pass B1 pass pass')).toEqual({
      points: 2,
      reasons: [
        { kind: 'turns', black: 3, white: 2, points: 1 },
        { kind: 'passes', black: 1, white: 2, points: 1 },
      ],
    });
  });

  it('are none where both set as many stones, whatever was taken', () => {
    expect(reasonsOf(empty, 'B1 A1 A2 C3 pass pass')).toEqual({ points: 0, reasons: [] });
  });

  it('are the stones of the start where the board was set up', () => {
    const { geometry, stones } = board('X X . \n . . . \n . O .');
    const start = got(setUpStart(geometry, RULESETS.chinese, stones, WHITE));
    expect(reasonsOf(start, 'pass pass')).toEqual({
      points: 1,
      reasons: [{ kind: 'setUp', black: 2, white: 1, points: 1 }],
    });
  });
});
