import { describe, expect, it } from 'vitest';
import { BLACK, EMPTY, WHITE } from './color.ts';
import { printRows } from './diagram.ts';
import { pointsOf } from './geometry.ts';
import { at, board, names } from './position.testing.ts';
import { RULESETS, type Ruleset } from './ruleset.ts';
import { areaReceipt, type Counted, lift, printLead, receiptOf, territoryReceipt } from './score.ts';

/** Black has the left, with a dead white stone at A2; White the right, with a dead black stone at E1. */
const BOARD = `
  .XO..
  XXO.O
  .XXOO
  OX.O.
  XXXOX`;

function counted(ruleset: Ruleset, more: Partial<Counted> = {}): Counted {
  const { geometry, stones } = board(BOARD);
  return {
    geometry,
    stones,
    dead: [at(geometry, 'A2'), at(geometry, 'E1')],
    ruleset,
    komi: 0.5,
    handicap: 0,
    prisoners: { black: 3, white: 5 },
    ...more,
  };
}

function points(...names: string[]) {
  const { geometry } = board(BOARD);
  return names.map((name) => at(geometry, name));
}

describe('a receipt by area', () => {
  it('names the owner of every point and the reason', () => {
    const receipt = areaReceipt(counted(RULESETS.chinese));
    const { geometry } = receipt;
    expect(printRows(geometry, receipt.stonesLeft)).toEqual(['.XO..', 'XXO.O', '.XXOO', '.X.O.', 'XXXO.']);
    expect(printRows(geometry, receipt.owner)).toEqual(['XXOOO', 'XXOOO', 'XXXOO', 'XX.OO', 'XXXOO']);
    const withReason = (reason: string) =>
      names(
        geometry,
        pointsOf(geometry).filter((p) => receipt.reason[p] === reason),
      );
    expect(withReason('dame')).toEqual(['C2']);
    expect(withReason('surrounded')).toEqual(['A5', 'D5', 'E5', 'D4', 'A3', 'A2', 'E2', 'E1']);
    expect(withReason('stone')).toHaveLength(16);
  });

  it('adds stones and surrounded points, White’s komi and compensation, and nothing held', () => {
    const receipt = areaReceipt(counted(RULESETS.chinese, { handicap: 3 }));
    expect(receipt).toMatchObject({
      scoring: 'area',
      stones: { black: 9, white: 7 },
      surrounded: { black: 3, white: 5 },
      dame: 1,
      seki: 0,
      prisoners: { black: 4, white: 6 },
      komi: 0.5,
      compensation: 3,
      total: { black: 12, white: 15.5 },
      lead: -3.5,
      result: 'W+3.5',
    });
  });

  it('counts points in seki, and stones handed over not at all', () => {
    const plain = areaReceipt(counted(RULESETS.aga));
    const seki = areaReceipt(
      counted(RULESETS.aga, { sekiPoints: points('A3'), passStones: { black: 1, white: 4 } }),
    );
    expect(seki).toEqual({ ...plain, passStones: { black: 1, white: 4 } });
    expect(plain.passStones).toEqual({ black: 0, white: 0 });
  });
});

describe('a receipt by territory', () => {
  it('adds surrounded points, prisoners and the dead, and White’s komi', () => {
    const receipt = territoryReceipt(counted(RULESETS.japanese));
    expect(receipt).toMatchObject({
      scoring: 'territory',
      stones: { black: 9, white: 7 },
      surrounded: { black: 3, white: 5 },
      prisoners: { black: 4, white: 6 },
      compensation: 0,
      total: { black: 7, white: 11.5 },
      result: 'W+4.5',
    });
    expect(receipt.reason.filter((reason) => reason === 'seki')).toEqual([]);
  });

  it('gives points in seki to nobody', () => {
    const sekiPoints = points('A3', 'E5', 'C2');
    const receipt = territoryReceipt(counted(RULESETS.japanese, { sekiPoints }));
    expect(sekiPoints.map((p) => [receipt.reason[p], receipt.owner[p]])).toEqual([
      ['seki', EMPTY],
      ['seki', EMPTY],
      ['dame', EMPTY],
    ]);
    expect(receipt).toMatchObject({
      seki: 2,
      dame: 1,
      surrounded: { black: 2, white: 4 },
      total: { black: 6, white: 10.5 },
    });
  });

  it('adds the stones that the opponent handed over', () => {
    const receipt = territoryReceipt(counted(RULESETS.aga, { passStones: { black: 1, white: 4 } }));
    expect(receipt).toMatchObject({
      passStones: { black: 1, white: 4 },
      total: { black: 7 + 4, white: 11.5 + 1 },
      lead: -1.5,
    });
  });

  it('adds a compensation only under rules that count by territory', () => {
    const generous = { ...RULESETS.japanese, compensation: 'stones' } as const;
    expect(territoryReceipt(counted(generous, { handicap: 4 }))).toMatchObject({
      compensation: 4,
      total: { black: 7, white: 15.5 },
    });
    expect(territoryReceipt(counted(RULESETS.aga, { handicap: 4 }))).toMatchObject({
      compensation: 0,
      total: { black: 7, white: 11.5 },
    });
  });

  it('is what the ruleset asks for, or the area is', () => {
    expect(receiptOf(counted(RULESETS.korean)).scoring).toBe('territory');
    expect(receiptOf(counted(RULESETS.nz)).scoring).toBe('area');
  });
});

describe('a receipt', () => {
  it('throws on what is no number, and on a board that lacks points', () => {
    const { french, japanese } = RULESETS;
    for (const komi of [Number.NaN, undefined, '7.5'] as number[])
      expect(() => receiptOf(counted(french, { komi }))).toThrow('must be numbers');
    const prisoners = { black: 0, white: Number.NaN };
    expect(() => receiptOf(counted(japanese, { prisoners }))).toThrow('must be numbers');
    expect(() => receiptOf(counted(french, { handicap: 1.5 }))).toThrow('no handicap of 1.5 stones');
    const stones = new Uint8Array(24);
    expect(() => receiptOf(counted(french, { stones, dead: [] }))).toThrow('an entry for each point');
  });
});

describe('lifting', () => {
  it('takes whole chains, named by any of their stones, once', () => {
    const { geometry, stones } = board(BOARD);
    const lifted = lift(geometry, stones, points('D1', 'E3', 'D3', 'A2'));
    expect(lifted.lifted).toEqual({ black: 0, white: 6 });
    expect(points('D1', 'D2', 'D3', 'E3', 'E4', 'A2').map((p) => lifted.stones[p])).toEqual(Array(6).fill(0));
    expect(points('C4', 'C5', 'E1', 'B1').map((p) => lifted.stones[p])).toEqual([WHITE, WHITE, BLACK, BLACK]);
    expect(stones[at(geometry, 'A2')]).toBe(WHITE);
  });

  it('throws when there is no stone to lift', () => {
    const { geometry, stones } = board(BOARD);
    expect(() => lift(geometry, stones, points('C2'))).toThrow('a dead stone must stand on the board');
  });
});

describe('a lead', () => {
  it('is printed with the color ahead, or 0', () => {
    expect([3.5, -6, 0].map(printLead)).toEqual(['B+3.5', 'W+6', '0']);
  });
});
