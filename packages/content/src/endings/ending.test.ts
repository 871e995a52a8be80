import { areaReceipt, BLACK, geometryOf, printPoint, RULESETS, territoryReceipt, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { endingOf, readEndings, sekiPointsOf } from './ending.ts';
import { WORKED_IDS, type WorkedEnding, workedEndings } from './worked.ts';

const workedAt = (id: string): WorkedEnding => workedEndings().find((one) => one.id === id)!;

function counted(ending: WorkedEnding) {
  const { geometry, stones, dead, prisoners, ruleset, komi } = ending;
  return { geometry, stones, dead, prisoners, ruleset: RULESETS[ruleset], komi, handicap: 0 };
}

describe('an ending as it is written', () => {
  it('has its stones, its dead, its seki and its prisoners', () => {
    const [ending] = readEndings(3, '\n7 2 1 Xx.oOBW..\n');
    expect(ending).toMatchObject({ id: '3-7', geometry: geometryOf(3), prisoners: { black: 2, white: 1 } });
    expect([...ending!.stones]).toEqual([1, 1, 0, 2, 2, 1, 2, 0, 0]);
    expect([ending!.dead, ending!.seki]).toEqual([
      [1, 3],
      [5, 6],
    ]);
  });

  it.each(['X', 'X?.......', '..........'])('is not %j', (signs) => {
    expect(() => endingOf('x', geometryOf(3), signs, { black: 0, white: 0 })).toThrow();
  });

  it('knows the points that stones in seki surround', () => {
    const rows = ['XXXXXXO', 'WWWBBXO', '.W.B.XO'];
    const ending = endingOf('x', geometryOf(7, 3), rows.join(''), { black: 0, white: 0 });
    expect(sekiPointsOf(ending).map((p) => printPoint(ending.geometry, p))).toEqual(['A1', 'E1']);
  });
});

describe('the endings that are counted step by step', () => {
  it('are there under their names, each with something to do', () => {
    expect(workedEndings().map(({ id }) => id)).toEqual([...WORKED_IDS]);
    for (const { tasks } of workedEndings()) expect(tasks.length).toBeGreaterThan(0);
  });

  it('46 and 32, and 3 that belong to nobody', () => {
    const receipt = areaReceipt(counted(workedAt('neutral')));
    const { stones, surrounded } = receipt;
    expect([stones.black + surrounded.black, stones.white + surrounded.white, receipt.dame]).toEqual([
      46, 32, 3,
    ]);
    expect(receipt.result).toBe('B+6.5');
  });

  it('43 and 38, which the komi turns round', () => {
    const receipt = areaReceipt(counted(workedAt('komi')));
    expect([receipt.total.black, receipt.total.white - receipt.komi]).toEqual([43, 38]);
    expect(receipt.result).toBe('W+2.5');
  });

  it('two dead stones make Black win by 1.5', () => {
    const ending = workedAt('lifted');
    expect(ending.dead.map((p) => printPoint(ending.geometry, p))).toEqual(['C1', 'D1']);
    expect(areaReceipt(counted(ending)).result).toBe('B+1.5');
    expect(areaReceipt({ ...counted(ending), dead: [] }).result).toBe('W+5.5');
  });

  it('42 and 41 become 37 and 36 when five prisoners each go home', () => {
    const { surrounded, prisoners, lead } = territoryReceipt(counted(workedAt('prisoners')));
    expect(surrounded).toEqual({ black: 42, white: 41 });
    expect([surrounded.black - prisoners.white, surrounded.white - prisoners.black]).toEqual([37, 36]);
    expect(lead).toBe(1);
  });

  it('three dead stones in each upper corner, and two points between the colors', () => {
    const ending = workedAt('corners');
    const of = (color: number) => ending.dead.filter((p) => ending.stones[p] === color);
    expect([of(BLACK).length, of(WHITE).length]).toEqual([3, 3]);
    const { surrounded, prisoners, dame } = territoryReceipt(counted(ending));
    expect([surrounded.black - prisoners.white, surrounded.white - prisoners.black, dame]).toEqual([
      21, 21, 2,
    ]);
  });
});
