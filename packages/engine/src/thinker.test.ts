import { BLACK, evenStart, geometryOf, type Move, RULESET_NAMES, RULESETS, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { LEVEL_NAMES, LEVELS } from './level.ts';
import { drawnStart, emptyStart, selfPlay, turnAt } from './playing.testing.ts';
import { Thinker } from './thinker.ts';

const PASS_OF_BLACK: Move = { kind: 'pass', color: BLACK };

describe('a game with itself is legal and ends', () => {
  test.each(RULESET_NAMES)('under %s rules, at every level', (name) => {
    for (const level of LEVEL_NAMES) {
      const { end, moves } = selfPlay(emptyStart(5, RULESETS[name]), LEVELS[level], 25, 5);
      expect(end).not.toBe('tooLong');
      expect(moves.length).toBeGreaterThan(5);
    }
  });

  test.each([
    [1, 1],
    [2, 2],
    [1, 7],
    [3, 6],
    [9, 9],
    [13, 4],
  ])('on a board of %s × %s', (width, height) => {
    for (const ruleset of [RULESETS.japanese, RULESETS.tt]) {
      const start = evenStart(geometryOf(width, height), ruleset);
      if (!start.ok) throw new Error(start.error.code);
      expect(selfPlay(start.value, LEVELS.easy, 10, 2).end).not.toBe('tooLong');
    }
  });
});

test('the same seed and playouts make the same game', () => {
  const game = () => selfPlay(emptyStart(6), LEVELS.easy, 20, 9).moves;
  expect(game()).toEqual(game());
});

test('stones in atari that decide the game are taken', () => {
  const start = drawnStart(
    `
    X O . O X X .
    X O O O X X X
    X X X X X X X
    O O O O O O O
    O . O . O . O
    O O O O O O O
    . . . . . . .
  `,
    BLACK,
    RULESETS.chinese,
    -10.5,
  );
  expect(turnAt(start, [], 300)).toBe('C7');
});

test('a big chain in atari is saved', () => {
  const start = drawnStart(
    `
    . . . . . . . . .
    . . X X X . . . .
    . X O O O X . . .
    . . X X O X . . .
    . . . . . . . O .
    . . O . O . O . .
    . . . . . . . . .
    . . O . O . O . .
    . . . . . . . . .
  `,
    WHITE,
  );
  expect(turnAt(start, [], 400)).toBe('E5');
});

describe('the end of a game', () => {
  /** All is settled. */
  const SETTLED = `
    . X . X O . O . .
    X . X X O O . O .
    . X X O O . O . O
    X X O O . O O O .
    . X X O O O . O O
    X . X X O . O . O
    X X . X O O O O .
    . X X X X O . O O
    X . X . X O O . .
  `;
  /** E6 alone is open. */
  const ONE_LEFT = `
    . X . X O . O . .
    X . X X O O . O .
    . X X X O . O . O
    X X . X . O O O .
    . X X X O O . O O
    X . X X O . O . O
    X X . X O O O O .
    . X X X X O . O O
    X . X . X O O . .
  `;
  /** White stones are dead on the left, a black one on the right. */
  const PRISONERS = `
    . X . X O . O . .
    X . X X O O . O .
    . X X X O . O . O
    X . . X O O O O .
    . O O X O O . O O
    . . . X O . X . O
    X X X X O O . O .
    . X . X X O O O O
    X . X . X O . O .
  `;
  /** Black's corner lives by B9 and dies by it. */
  const CORNER = `
    . . . X O . O . O
    X X X X O . O O .
    O O O O O O . O O
    X X X X O O O O .
    . X . X X X O . O
    X . X . . X O O .
    . X X X X X O . O
    X X . X . X O O .
    . X X . X X O . O
  `;
  const LEVELS_HERE = [
    ['easy', 40],
    ['medium', 400],
  ] as const;

  test.each(LEVELS_HERE)('%s passes a won game, and after a pass too', (level, playouts) => {
    for (const ruleset of [RULESETS.chinese, RULESETS.japanese, RULESETS.tt]) {
      const black = drawnStart(SETTLED, BLACK, ruleset, -20.5);
      expect(turnAt(black, [], playouts, LEVELS[level])).toBe('pass');
      const white = drawnStart(SETTLED, BLACK, ruleset, 20.5);
      expect(turnAt(white, [PASS_OF_BLACK], playouts, LEVELS[level])).toBe('pass');
    }
  });

  test('the last open point is taken though the game is won without it', () => {
    const start = drawnStart(ONE_LEFT, BLACK, RULESETS.chinese, -20.5);
    expect([1, 2].map((seed) => turnAt(start, [], 1000, LEVELS.medium, seed))).toEqual(['E6', 'E6']);
  });

  test('dead stones stay where players agree on them, and are taken where boards count as they stand', () => {
    const turn = (ruleset: typeof RULESETS.tt) =>
      turnAt(drawnStart(PRISONERS, BLACK, ruleset, -20.5), [], 400, LEVELS.medium);
    expect(turn(RULESETS.chinese)).toBe('pass');
    expect(turn(RULESETS.japanese)).toBe('pass');
    expect(['A4', 'A5', 'B4', 'B6', 'C4', 'C6']).toContain(turn(RULESETS.tt));
  });

  test('a group that a pass would lose is made safe, in a game that is won with or without it', () => {
    for (const ruleset of [RULESETS.chinese, RULESETS.japanese])
      expect(turnAt(drawnStart(CORNER, BLACK, ruleset, -20.5), [], 800, LEVELS.medium)).toBe('B9');
  });

  test('a won game is passed where every play would break a seki', () => {
    const start = drawnStart(
      `
      . X . X . X . X .
      X X X X X X X X X
      O O O O O O O O X
      O . O . O . O O X
      O O O O O O O O X
      O O O O O O O O X
      X X X X X X X O X
      X X X X X X X O X
      . O O O . X X O X
    `,
      BLACK,
      RULESETS.chinese,
      0.5,
    );
    for (const seed of [1, 2, 3]) expect(turnAt(start, [], 2000, LEVELS.medium, seed)).toBe('pass');
  });

  test('a pass is not answered with one that would leave the game lost', () => {
    // White is ahead only with the corner, which lives if Black comes first.
    const start = drawnStart(CORNER, BLACK, RULESETS.chinese, 0.5);
    expect(turnAt(start, [PASS_OF_BLACK], 800, LEVELS.medium)).toBe('B9');
  });

  test('giving up takes three lost turns in a row; Easy passes instead', () => {
    // Far enough in for giving up: both have passed now and then.
    const start = drawnStart(SETTLED, BLACK, RULESETS.chinese, 30.5);
    const geometry = start.geometry;
    const ask = (name: 'easy' | 'medium', turns: number) => {
      const thinker = new Thinker(geometry, playoutEvaluator(geometry, new Chance(1)), 1, () => 0, 20_000);
      const moves: Move[] = Array.from({ length: 22 }, (_, i) => ({
        kind: 'pass',
        color: i % 2 === 0 ? BLACK : WHITE,
      }));
      const choices: string[] = [];
      for (let turn = 0; turn < turns; turn++) {
        const task = { start, moves: [...moves], level: LEVELS[name], playouts: 60 };
        choices.push(thinker.think({ ...task, timeMs: Number.POSITIVE_INFINITY }).kind);
        moves.push({ kind: 'pass', color: BLACK }, { kind: 'pass', color: WHITE });
      }
      return choices;
    };
    expect(ask('medium', 4)).toEqual(['play', 'play', 'resign', 'resign']);
    expect(ask('easy', 4)).toEqual(['pass', 'pass', 'pass', 'pass']);
  });
});

describe('bounds', () => {
  const start = emptyStart(7);

  test('time is kept by the clock that is handed in', () => {
    let nowMs = 0;
    const thinker = new Thinker(
      start.geometry,
      playoutEvaluator(start.geometry, new Chance(1)),
      1,
      () => nowMs,
      20_000,
    );
    thinker.begin({ start, moves: [], level: LEVELS.hard, playouts: Number.POSITIVE_INFINITY, timeMs: 1000 });
    let steps = 0;
    while (!thinker.step()) {
      nowMs += 100;
      steps++;
    }
    expect(steps).toBe(9);
    expect(thinker.elapsedMs).toBe(900);
    expect(thinker.choice.kind).toBe('play');
  });

  test('a turn without a bound is a mistake', () => {
    const thinker = new Thinker(
      start.geometry,
      playoutEvaluator(start.geometry, new Chance(1)),
      1,
      () => 0,
      1000,
    );
    const none = Number.POSITIVE_INFINITY;
    expect(() =>
      thinker.think({ start, moves: [], level: LEVELS.hard, playouts: none, timeMs: none }),
    ).toThrow();
  });

  test('a tree that is full is thought on with', () => {
    const thinker = new Thinker(
      start.geometry,
      playoutEvaluator(start.geometry, new Chance(1)),
      1,
      () => 0,
      150,
    );
    const task = { start, moves: [], level: LEVELS.medium, playouts: 200, timeMs: Number.POSITIVE_INFINITY };
    expect(thinker.think(task).kind).toBe('play');
    expect(thinker.report.candidates[0]?.visits).toBeGreaterThan(1);
  });
});
