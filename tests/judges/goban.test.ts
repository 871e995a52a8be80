/*
 * Online-go.com as a judge of counting: random games, stopped before their end, with random chains
 * marked dead. By area the two must agree point by point. By territory the judge also guesses which
 * chains live in seki and which eyes are false, and counts nothing there; we are told. So what it counts
 * must be what we count less the points that it gives one of those reasons for, and given these points
 * as seki our receipt must have the same totals.
 */
import {
  areaReceipt,
  BLACK,
  type Color,
  type Counted,
  EMPTY,
  evenStart,
  type Geometry,
  geometryOf,
  invariant,
  neighborsOf,
  type Point,
  Position,
  pointsOf,
  printSgfPoint,
  type Receipt,
  RULESETS,
  type Ruleset,
  receiptOf,
  territoryReceipt,
  WHITE,
} from '@honte/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Dice, diceOf } from '../../packages/rules/src/chance.testing.ts';
import { loadOgs, type OgsEngine, type OgsPoint } from './ogs.ts';

const SIZES = [9, 9, 9, 9, 9, 9, 9, 9, 13, 19] as const;
const GAMES = 500;

/** A play, or a pass. */
type Turn = Point | undefined;

interface Stopped {
  readonly turns: readonly Turn[];
  /** After the turns; no rule of the three sees another board or other prisoners. */
  readonly position: Position;
  /** Every stone of each dead chain. */
  readonly dead: readonly Point[];
}

const ogs = loadOgs();
const games: Stopped[] = [];

beforeAll(() => {
  const dice = diceOf(1989);
  for (let i = 0; i < GAMES; i++) games.push(stoppedGame(geometryOf(SIZES[i % SIZES.length]!), dice));
}, 60_000);

/** A random game without plays into own eyes, cut at 60 to 95 % of its length, a chain in six marked dead. */
function stoppedGame(geometry: Geometry, dice: Dice): Stopped {
  const start = evenStart(geometry, RULESETS.chinese);
  invariant(start.ok, 'an empty board is a start');
  const turns: Turn[] = [];
  const positions = [Position.at(start.value)];
  for (let last = positions[0]!; !last.isStopped && turns.length < 3 * geometry.points; ) {
    const p = randomPlay(last, dice);
    last = next(last, p);
    turns.push(p);
    positions.push(last);
  }
  const cut = Math.floor((turns.length * (60 + dice(36))) / 100);
  const position = positions[cut]!;
  const { board } = position;
  const chains = pointsOf(geometry).filter((p) => board.stones[p] !== EMPTY && board.headOf(p) === p);
  const dead = chains.filter(() => dice(6) === 0).flatMap((p) => board.chainAt(p));
  return { turns: turns.slice(0, cut), position, dead };
}

function next(position: Position, p: Turn): Position {
  if (p === undefined) return position.passed();
  const after = position.after(p);
  invariant(after.ok, 'an illegal play');
  return after.value;
}

/** Draws without replacement until a point may be played. */
function randomPlay(position: Position, dice: Dice): Turn {
  const { board, turn, geometry } = position;
  const free = pointsOf(geometry).filter((p) => board.stones[p] === EMPTY);
  while (free.length > 0) {
    const i = dice(free.length);
    const p = free[i]!;
    free[i] = free[free.length - 1]!;
    free.pop();
    const isEye = neighborsOf(geometry, p).every((n) => board.stones[n] === turn);
    if (!isEye && position.legality(p).kind === 'legal') return p;
  }
  return undefined;
}

function oursOf({ position, dead }: Stopped, ruleset: Ruleset): Counted {
  const { geometry, board } = position;
  const prisoners = { black: board.prisoners(BLACK), white: board.prisoners(WHITE) };
  return { geometry, stones: board.stones, dead, ruleset, komi: ruleset.komi, handicap: 0, prisoners };
}

function theirsOf(game: Stopped, rules: 'chinese' | 'aga' | 'japanese'): OgsEngine {
  const { width, height } = game.position.geometry;
  const { komi } = RULESETS[rules];
  const engine = new ogs.GobanEngine({ width, height, rules, komi });
  for (const p of game.turns)
    if (p === undefined) engine.place(-1, -1);
    else engine.place(p % width, Math.floor(p / width), true, true);
  for (const p of game.dead) engine.setRemoved(p % width, Math.floor(p / width), true);
  return engine;
}

/** The points that count for a color, as the judge writes them. */
function counting({ geometry, owner, reason, scoring }: Receipt, color: Color): string {
  return pointsOf(geometry)
    .filter((p) => owner[p] === color && (scoring === 'area' || reason[p] === 'surrounded'))
    .map((p) => printSgfPoint(geometry, p))
    .join('');
}

/**
 * What of a count can be compared: totals, parts, and the very points. By area the judge sets down a
 * dead stone that lies among living ones of its own color as a stone; we lift it and count a surrounded
 * point. The points that count and the totals are the same.
 */
function summaryOf(receipt: Receipt, game: Stopped) {
  const { stones } = game.position.board;
  const isArea = receipt.scoring === 'area';
  const ofColor = (name: 'black' | 'white', color: Color) => {
    const dead = game.dead.filter((p) => stones[p] === color && receipt.owner[p] === color).length;
    return {
      total: receipt.total[name],
      stones: isArea ? receipt.stones[name] + dead : 0,
      territory: receipt.surrounded[name] - (isArea ? dead : 0),
      prisoners: isArea ? 0 : receipt.prisoners[name],
      scoring_positions: counting(receipt, color),
      handicap: 0,
      komi: name === 'black' ? 0 : receipt.komi,
    };
  };
  return { black: ofColor('black', BLACK), white: ofColor('white', WHITE) };
}

/** Why the judge counts nothing on a point that one color alone surrounds. */
function reasonOf(point: OgsPoint): string {
  if (point.isDame) return 'dame';
  if (point.belongsToSekiGroup !== 0) return 'seki';
  return point.isUnscorableFalseEye ? 'false eye' : 'none';
}

describe('online-go.com', () => {
  test.each(['chinese', 'aga'] as const)('agrees on every point and sum by area: %s', (name) => {
    for (const game of games)
      expect(theirsOf(game, name).computeScore()).toEqual(
        summaryOf(areaReceipt(oursOf(game, RULESETS[name])), game),
      );
  });

  test('agrees by territory on all points but those it takes for seki or false eyes, and then on the sums', () => {
    const census: Record<string, number> = {};
    const note = (what: string) => {
      census[what] = (census[what] ?? 0) + 1;
    };
    for (const game of games) {
      const { geometry } = game.position;
      const engine = theirsOf(game, 'japanese');
      const verdicts = ogs.goscorer.territoryScoring(engine.board, engine.removal).flat();
      const counted = oursOf(game, RULESETS.japanese);
      const receipt = territoryReceipt(counted);
      const sekiPoints = pointsOf(geometry).filter((p) => {
        const theirs = verdicts[p]!.isTerritoryFor;
        const ours = receipt.reason[p] === 'surrounded' ? receipt.owner[p] : EMPTY;
        if (theirs === ours) return false;
        // The judge never gives a point to a color that does not surround it alone.
        expect(theirs).toBe(EMPTY);
        note(reasonOf(verdicts[p]!));
        return true;
      });
      note(sekiPoints.length === 0 ? 'games alike' : 'games explained');
      expect(engine.computeScore()).toEqual(summaryOf(receiptOf({ ...counted, sekiPoints }), game));
    }
    expect(census).toEqual({ 'games alike': 140, 'games explained': 360, seki: 472, 'false eye': 371 });
  });
});
