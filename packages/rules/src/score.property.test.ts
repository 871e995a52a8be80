import { describe, expect, it } from 'vitest';
import { type Dice, diceOf, pick } from './chance.testing.ts';
import { BLACK, EMPTY, WHITE } from './color.ts';
import { type Geometry, geometryOf, neighborsOf, type Point, pointsOf } from './geometry.ts';
import type { Move } from './move.ts';
import { got } from './position.testing.ts';
import { Position } from './position.ts';
import { quickCount } from './quick-count.ts';
import { RULESETS, type Ruleset } from './ruleset.ts';
import { areaReceipt, type Counted, territoryReceipt } from './score.ts';
import { evenStart, handicapStart, type Start } from './start.ts';

interface Complete {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly end: Position;
  /** A stone of each chain taken for dead. */
  readonly dead: readonly Point[];
}

const SIDES = [2, 3, 4, 5, 7, 9];

function startOfChance(dice: Dice, ruleset: Ruleset): Start {
  const geometry = geometryOf(pick(dice, SIDES), pick(dice, SIDES));
  const most = Math.min(9, geometry.points - 1);
  const stones = dice(2) === 0 ? 0 : 2 + dice(most - 1);
  if (stones === 0) return got(evenStart(geometry, ruleset));
  const free = [...pointsOf(geometry)];
  const points = Array.from({ length: stones }, () => free.splice(dice(free.length), 1)[0]!);
  return got(handicapStart(geometry, ruleset, points));
}

/** A play that fills no eye of its own, or a pass: always where there is none, else one turn in twenty. */
function moveOfChance(dice: Dice, position: Position): Move {
  const { geometry, board, turn } = position;
  const isEye = (p: Point) => neighborsOf(geometry, p).every((n) => board.stones[n] === turn);
  const choices = position.legalPoints().filter((p) => !isEye(p));
  if (choices.length === 0 || dice(20) === 0) return { kind: 'pass', color: turn };
  return { kind: 'play', color: turn, point: pick(dice, choices) };
}

/** A game to its two passes. One stop in two is played on from, the next player moving as if by turns. */
function gameOfChance(dice: Dice, ruleset: Ruleset): Complete {
  const start = startOfChance(dice, ruleset);
  const moves: Move[] = [];
  let end = Position.at(start);
  while (!end.isStopped || (dice(2) === 0 && moves.length < 300)) {
    const move = moves.length < 400 ? moveOfChance(dice, end) : ({ kind: 'pass', color: end.turn } as const);
    moves.push(move);
    end = move.kind === 'pass' ? end.passed() : got(end.after(move.point));
  }
  const { board, geometry } = end;
  const heads = pointsOf(geometry).filter((p) => board.stones[p] !== EMPTY && board.headOf(p) === p);
  return { start, moves, end, dead: heads.filter(() => dice(4) === 0) };
}

function countedOf({ start, end, dead }: Complete): Counted {
  const { geometry, ruleset, komi, handicap } = start;
  const { board } = end;
  const prisoners = { black: board.prisoners(BLACK), white: board.prisoners(WHITE) };
  return { geometry, stones: board.stones, dead, ruleset, komi, handicap, prisoners };
}

function chancePoints(dice: Dice, geometry: Geometry): Point[] {
  return pointsOf(geometry).filter(() => dice(3) === 0);
}

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
