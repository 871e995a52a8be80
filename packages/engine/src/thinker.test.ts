import { BLACK, RULESET_NAMES, RULESETS, WHITE } from '@honte/rules';
import { expect, test } from 'vitest';
import { LEVEL_NAMES, LEVELS } from './level.ts';
import { drawnStart, emptyStart, selfPlay, turnAt } from './playing.testing.ts';

test.each(RULESET_NAMES)('a game with itself under %s rules is legal and ends', (name) => {
  const { end, moves } = selfPlay(emptyStart(7, RULESETS[name]), LEVELS.medium, 60, 5);
  expect(end).not.toBe('tooLong');
  expect(moves.length).toBeGreaterThan(7);
});

test.each(LEVEL_NAMES)('a game of %s with itself on 9 × 9 is legal and ends', (name) => {
  expect(selfPlay(emptyStart(9), LEVELS[name], 40, 3).end).not.toBe('tooLong');
});

test('the same seed and playouts make the same game', () => {
  const game = () => selfPlay(emptyStart(7), LEVELS.medium, 50, 9).moves;
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
