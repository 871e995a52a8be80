import {
  BLACK,
  bareRuleset,
  type Move,
  opponent,
  type Point,
  Position,
  pointsOf,
  printPoint,
  RULESETS,
  type Ruleset,
  type Start,
  WHITE,
} from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { uniformEvaluator } from './evaluators/uniform.ts';
import { drawnStart, emptyStart, pointOf } from './playing.testing.ts';
import { reportOf } from './report.ts';
import { Search } from './search.ts';

function searchOf(start: Start, nodes = 20_000, seed = 1): Search {
  return new Search(start.geometry, playoutEvaluator(start.geometry, new Chance(seed)), nodes);
}

function play(start: Start, ...names: readonly string[]): Move[] {
  let color = start.turn;
  return names.map((name) => {
    const mover = color;
    color = opponent(color);
    return name === 'pass'
      ? { kind: 'pass', color: mover }
      : { kind: 'play', color: mover, point: pointOf(start, name) };
  });
}

/** Walks a whole tree beside the rulebook; calls `meet` with the position and the moves of each opened node. */
function walk(
  search: Search,
  position: Position,
  meet: (position: Position, moves: readonly number[]) => void,
  node = 0,
): void {
  const { tree, geometry } = search;
  const first = tree.first[node]!;
  if (first < 0) return;
  const children = Array.from({ length: tree.count[node]! }, (_, i) => first + i);
  meet(
    position,
    children.map((child) => tree.move[child]!),
  );
  for (const child of children) {
    const move = tree.move[child]!;
    if (move === geometry.wall) walk(search, position.passed(), meet, child);
    else {
      const next = position.after(move as Point);
      if (!next.ok) throw new Error(`${printPoint(geometry, move as Point)}: ${next.error.kind}`);
      walk(search, next.value, meet, child);
    }
  }
}

describe('repetition', () => {
  test.each(['positional', 'situational', 'naturalSituational'] as const)(
    'no move in a tree brings back what %s superko forbids',
    (ko) => {
      const start = emptyStart(3, bareRuleset(ko, false));
      let barred = 0;
      for (let seed = 1; seed <= 4; seed++) {
        // Boards come back where many stones were taken: so after a game of random moves.
        const chance = new Chance(seed);
        let before = Position.at(start);
        const moves: Move[] = [];
        for (let ply = 0; ply < 24; ply++) {
          const legal = before.legalPoints();
          const point = legal[chance.below(legal.length)];
          const next = point === undefined ? undefined : before.after(point);
          moves.push(
            point === undefined
              ? { kind: 'pass', color: before.turn }
              : { kind: 'play', color: before.turn, point },
          );
          before = next?.ok ? next.value : before.passed();
        }
        // This evaluator looks at everything alike, and so meets repetitions soon.
        const search = new Search(start.geometry, uniformEvaluator(), 6000);
        search.setPosition(start, moves);
        search.run(1000);
        walk(search, before, (position, considered) => {
          for (const p of pointsOf(position.geometry)) {
            // What the board alone would allow: simple ko and suicide are not what is asked about.
            if (!position.board.isLegal(p, position.turn)) continue;
            if (position.legality(p).kind === 'legal') continue;
            expect(considered).not.toContain(p);
            barred++;
          }
        });
      }
      expect(barred).toBeGreaterThan(10);
    },
  );

  test('two stones sent and one returned: the best-looking move is left out where it brings the board back', () => {
    /** The plays that are considered, the best-looking first. */
    const considered = (ruleset: Ruleset) => {
      const start = drawnStart(
        `
        . O . O . .
        X X O . . .
        . X O . . .
        . X O . . .
        . X O . . .
      `,
        WHITE,
        ruleset,
      );
      const search = searchOf(start);
      // White sends a second stone, Black takes both, and White would take the taker at B5.
      search.setPosition(start, play(start, 'A5', 'C5'));
      search.run(300);
      const { candidates } = reportOf(search);
      return [...candidates]
        .sort((a, b) => b.prior - a.prior)
        .map(({ move }) => (move.kind === 'play' ? printPoint(start.geometry, move.point) : 'pass'));
    };
    expect(considered(bareRuleset('simple', false))[0]).toBe('B5');
    expect(considered(RULESETS.chinese)).not.toContain('B5');
  });
});

test('a full tree takes no more nodes and goes on counting', () => {
  const start = emptyStart(7);
  const search = searchOf(start, 120);
  search.setPosition(start, []);
  search.run(300);
  expect(search.tree.size).toBeLessThanOrEqual(120);
  expect(search.tree.visits[0]).toBe(300);
  expect(reportOf(search).candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(299);
});

test('a tree without room for the first moves finds nothing, and says so', () => {
  const start = emptyStart(7);
  const search = searchOf(start, 10);
  search.setPosition(start, []);
  search.run(50);
  const report = reportOf(search);
  expect(report.candidates).toEqual([]);
  expect(report.visits).toBe(50);
});

describe('from turn to turn', () => {
  const start = emptyStart(7);

  test('what was found below the moves played is kept', () => {
    const search = searchOf(start);
    search.setPosition(start, []);
    search.run(400);
    const best = reportOf(search).candidates[0];
    if (best === undefined) throw new Error('nothing found');
    const reply = search.tree.childBy(0, best.move.kind === 'play' ? best.move.point : 49);
    const visits = search.tree.visits[reply];
    search.setPosition(start, [best.move]);
    expect(search.tree.visits[0]).toBe(visits);
    expect(search.sumCount).toBe(0);
    expect(reportOf(search).turn).toBe(opponent(BLACK));
  });

  test('the same position again keeps all', () => {
    const search = searchOf(start);
    search.setPosition(start, []);
    search.run(100);
    const before = reportOf(search);
    search.setPosition(start, []);
    expect(reportOf(search)).toEqual(before);
  });

  test('a move taken back, another game and other rules begin anew', () => {
    const [first = [], second = []] = [play(start, 'D4'), play(start, 'C3')];
    for (const [then, moves] of [
      [start, []],
      [start, second],
      [emptyStart(7, RULESETS.japanese), first],
    ] as const) {
      const search = searchOf(start);
      search.setPosition(start, first);
      search.run(100);
      search.setPosition(then, moves);
      expect(search.tree.visits[0]).toBe(0);
    }
  });

  test('a move that was never looked at begins anew', () => {
    const search = searchOf(start);
    search.setPosition(start, []);
    search.run(1);
    search.setPosition(start, play(start, 'A1', 'A2', 'B1'));
    expect(search.tree.size).toBe(1);
    search.run(20);
    expect(search.tree.visits[0]).toBe(20);
  });
});

test('the same seed finds the same', () => {
  const start = emptyStart(9);
  const found = (seed: number) => {
    const search = searchOf(start, 20_000, seed);
    search.setPosition(start, []);
    search.run(150);
    return reportOf(search);
  };
  expect(found(4)).toEqual(found(4));
  expect(found(4)).not.toEqual(found(5));
});

test('an evaluator of batches is asked in batches, and every visit is counted', () => {
  const start = emptyStart(5);
  const search = new Search(start.geometry, uniformEvaluator(), 20_000);
  search.setPosition(start, []);
  search.run(100);
  const { visits, candidates } = reportOf(search);
  // The root is opened by a visit of its own, which goes no further; then come batches of eight.
  expect(visits).toBe(1 + 13 * 8);
  expect(candidates.reduce((sum, candidate) => sum + candidate.visits, 0)).toBe(13 * 8);
});

test('a board without a move left is answered with a pass', () => {
  const start = drawnStart(
    `
    . X .
    X X X
    . X .
  `,
    BLACK,
  );
  const search = searchOf(start);
  search.setPosition(start, []);
  search.run(30);
  expect(reportOf(search).candidates.map(({ move }) => move.kind)).toEqual(['pass']);
});

test.each([true, false])(
  'moves learn from the same move later where the evaluator wants it: %s',
  (learnsLater) => {
    const start = emptyStart(5);
    const search = new Search(start.geometry, { ...uniformEvaluator(), learnsLater }, 20_000);
    search.setPosition(start, []);
    search.run(400);
    expect(search.tree.amafVisits.some((visits) => visits > 0)).toBe(learnsLater);
  },
);
