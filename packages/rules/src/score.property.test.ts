import { describe, expect, it } from 'vitest';
import { diceOf } from './chance.testing.ts';
import { BLACK, EMPTY, WHITE } from './color.ts';
import { chancePoints, countedOf, gameOfChance } from './complete-game.testing.ts';
import { got } from './position.testing.ts';
import { quickCount } from './quick-count.ts';
import { RULESETS } from './ruleset.ts';
import { areaReceipt, territoryReceipt } from './score.ts';

const GAMES = 300;

describe('random complete games', () => {
  for (const name of ['french', 'aga'] as const)
    it(`come out by the quick count as by area, even or with a handicap: ${name}`, () => {
      const dice = diceOf(1996);
      const seen = { even: 0, handicap: 0, extra: 0, dead: 0, captured: 0, belowZero: 0 };
      for (let i = 0; i < GAMES; i++) {
        const game = gameOfChance(dice, RULESETS[name]);
        const counted = countedOf(game);
        const area = areaReceipt(counted);
        const quick = got(quickCount(game));
        expect([quick.lead, quick.result]).toEqual([area.lead, area.result]);
        seen[game.start.handicap > 0 ? 'handicap' : 'even']++;
        if (quick.extraWhiteStone) seen.extra++;
        if (game.dead.length > 0) seen.dead++;
        if (counted.prisoners.black + counted.prisoners.white > 0) seen.captured++;
        if (Math.min(quick.left.black, quick.left.white) < 0) seen.belowZero++;
      }
      for (const [what, times] of Object.entries(seen)) expect([what, times > 50]).toEqual([what, true]);
    });

  it('have each point counted once: for a color, as dame, or as seki', () => {
    const dice = diceOf(1997);
    for (let i = 0; i < GAMES; i++) {
      const game = gameOfChance(dice, RULESETS.japanese);
      const { geometry } = game.start;
      const counted = { ...countedOf(game), sekiPoints: chancePoints(dice, geometry) };
      for (const receipt of [areaReceipt(counted), territoryReceipt(counted)]) {
        const { stones, surrounded, dame, seki } = receipt;
        const areas = stones.black + stones.white + surrounded.black + surrounded.white;
        expect(areas + dame + seki).toBe(geometry.points);
        const owned = (color: number) => receipt.owner.filter((owner) => owner === color).length;
        expect(owned(BLACK)).toBe(stones.black + surrounded.black);
        expect(owned(WHITE)).toBe(stones.white + surrounded.white);
        expect(owned(EMPTY)).toBe(dame + seki);
      }
    }
  });
});
