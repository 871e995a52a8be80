/*
 * Every ending of the house, asked of the rules and of the solver: it is a board that can be, nobody gains a point by
 * playing on, and those who are called dead are dead for the solver's other search as well.
 */
import { type Ending, houseEndings, sekiPointsOf } from '@honte/content';
import {
  areaReceipt,
  Board,
  type Color,
  EMPTY,
  lift,
  type Point,
  pointsOf,
  printPoint,
  RULESETS,
  regionsOf,
  symmetriesOf,
  territoryReceipt,
} from '@honte/rules';
import { checkProblem, doubtOf, enclosureOf, Solver, UNBOUND } from '@honte/solver';
import { describe, expect, it } from 'vitest';

const ENDINGS = houseEndings();
/** Positions looked at for each estate, as when they were drawn; a third more, should the order of moves change. */
const MOST = 550;
const LIMITS = { nodes: 60_000, tableBits: 14 };
/** Empty points up to which the solver says of each dead stone what becomes of it. */
const MOST_EMPTY = 8;

function countedOf({ geometry, stones, dead, prisoners }: Ending) {
  return { geometry, stones, dead, prisoners, ruleset: RULESETS.french, komi: 0, handicap: 0 };
}

/** The same for boards that differ by a symmetry or by the colors alone. */
function shapeOf({ geometry, stones }: Ending): string {
  const views = symmetriesOf(geometry).flatMap((table) => {
    const view = new Array<string>(geometry.points).fill('.');
    for (const [p, to] of table.entries()) view[to] = '.XO'.charAt(stones[p] ?? 0);
    const seen = view.join('');
    return [seen, seen.replace(/[XO]/g, (sign) => (sign === 'X' ? 'O' : 'X'))];
  });
  return `${geometry.width} ${views.sort()[0]}`;
}

describe('the endings of the house', () => {
  it('are at least 150, of four sizes, most with dead stones, some with points between, a few in seki', () => {
    expect(ENDINGS.length).toBeGreaterThanOrEqual(150);
    for (const size of [5, 7, 9, 13])
      expect(
        ENDINGS.filter(({ geometry }) => geometry.width === size).length,
        String(size),
      ).toBeGreaterThanOrEqual(15);
    expect(ENDINGS.filter(({ dead }) => dead.length > 0).length).toBeGreaterThanOrEqual(ENDINGS.length / 2);
    expect(ENDINGS.filter(({ dead }) => dead.length === 0).length).toBeGreaterThanOrEqual(3);
    expect(ENDINGS.filter((ending) => areaReceipt(countedOf(ending)).dame > 0).length).toBeGreaterThanOrEqual(
      15,
    );
    expect(ENDINGS.filter(({ seki }) => seki.length > 0).length).toBeGreaterThanOrEqual(3);
  });

  it('are all different, turned, mirrored or with the colors changed, and have names of their own', () => {
    expect(new Set(ENDINGS.map(shapeOf)).size).toBe(ENDINGS.length);
    expect(new Set(ENDINGS.map(({ id }) => id)).size).toBe(ENDINGS.length);
  });
});

describe('is a board that is settled', () => {
  it.each(ENDINGS.map((ending) => [ending.id, ending] as const))('%s', (_, ending) => {
    const { geometry, stones, dead, seki } = ending;
    const board = Board.of(geometry, stones);
    for (const p of pointsOf(geometry))
      if (stones[p] !== EMPTY) expect(board.libertyCount(p), printPoint(geometry, p)).toBeGreaterThan(0);
    // Chains are dead, or in seki, as a whole.
    for (const some of [dead, seki])
      expect(new Set(some.flatMap((p) => board.chainAt(p)))).toEqual(new Set(some));
    expect(doubtOf({ geometry, stones, dead, seki }, MOST)).toBeUndefined();
    // Every point is accounted for, and prisoners are as many as could be.
    const area = areaReceipt(countedOf(ending));
    expect(area.total.black + area.total.white + area.dame).toBe(geometry.points);
    const territory = territoryReceipt({ ...countedOf(ending), sekiPoints: sekiPointsOf(ending) });
    expect(territory.prisoners.black + territory.prisoners.white).toBe(
      dead.length + ending.prisoners.black + ending.prisoners.white,
    );
  });
});

describe('the dead', () => {
  it('are dead for the solver wherever it is asked, in most places where they lie', () => {
    let [asked, proved] = [0, 0];
    for (const { id, geometry, stones, dead } of ENDINGS) {
      const { stones: left } = lift(geometry, stones, dead);
      for (const { points } of regionsOf(geometry, left)) {
        const doomed = points.filter((p) => dead.includes(p));
        if (doomed.length === 0 || points.length - doomed.length > MOST_EMPTY) continue;
        const target = doomed[0] as Point;
        const color = stones[target] as Color;
        const problem = checkProblem({
          geometry,
          stones,
          region: enclosureOf(geometry, stones, [target]),
          targets: [target],
          goal: 'kill',
          first: color,
          bound: UNBOUND,
        });
        if (!problem.ok) throw new Error(problem.error.code);
        const status = new Solver(problem.value, LIMITS).status().run();
        asked++;
        if (status === 'dead') proved++;
        else expect(status, `${id} ${printPoint(geometry, target)}`).toBe('unknown');
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(proved / asked).toBeGreaterThan(0.8);
  });
});
