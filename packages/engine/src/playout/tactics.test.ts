import { BLACK, Board, type Color, geometryOf, opponent, type Point, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { drawnBoard } from '../playing.testing.ts';
import { Tactics } from './tactics.ts';

function reading(text: string) {
  const drawn = drawnBoard(text);
  const tactics = new Tactics(drawn.board);
  /** Whether an atari on one of its liberties catches the chain of two liberties there. */
  const isCaught = (name: string) => {
    const { board } = drawn;
    const p = drawn.at(name);
    const first = tactics.libertyOf(p);
    return [first, tactics.libertyOf(p, first)].some((at) => {
      board.play(at as Point, opponent(board.stones[p] as Color));
      const taking = tactics.captureFor(p);
      const isFree = taking !== board.geometry.wall || tactics.extendingSaves(p, tactics.libertyOf(p));
      board.undo();
      return !isFree;
    });
  };
  /** Whether the chain in atari there gets away by running. */
  const runs = (name: string) => tactics.extendingSaves(drawn.at(name), tactics.libertyOf(drawn.at(name)));
  return { ...drawn, tactics, isCaught, runs };
}

describe('liberties that a stone would have', () => {
  test('are those that it then has, whatever it joins or takes', () => {
    const geometry = geometryOf(5);
    let compared = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const chance = new Chance(seed);
      const board = new Board(geometry, 80);
      const tactics = new Tactics(board);
      let turn: Color = BLACK;
      for (let i = 0; i < 60; i++) {
        const p = chance.below(geometry.points) as Point;
        if (!board.isLegal(p, turn)) continue;
        const said = tactics.libertiesAfter(p, turn, geometry.points);
        const isSelfAtari = tactics.isSelfAtari(p, turn);
        board.play(p, turn);
        expect(said).toBe(board.libertyCount(p));
        expect(isSelfAtari).toBe(board.libertyCount(p) < 2);
        turn = opponent(turn);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('are counted no further than asked', () => {
    const { tactics, at } = reading(`
      . . . .
      . . . .
      . . X .
    `);
    expect(tactics.libertiesAfter(at('B2'), WHITE, 3)).toBe(3);
    expect(tactics.libertiesAfter(at('B2'), WHITE, 9)).toBe(4);
  });

  test('are none where the stone could not be put', () => {
    const { tactics, at } = reading(`
      . X .
      X . .
      . . .
    `);
    expect(tactics.libertiesAfter(at('A3'), WHITE, 9)).toBe(0);
    expect(tactics.isSelfAtari(at('A3'), WHITE)).toBe(true);
  });
});

/** White C7 is chased, but black C8 is itself in atari. */
const COUNTERED = `
  . . O . . . . . .
  . O X . . . . . .
  . X O . . . . . .
  . X . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
`;

test('a neighbor in atari is found, whose fall would help', () => {
  const { tactics, at, nameOf } = reading(COUNTERED);
  expect(nameOf(tactics.captureFor(at('C7')))).toBe('D8');
  expect(nameOf(tactics.captureFor(at('B7')))).toBe('none');
});

describe('ladders', () => {
  /** White C7 runs to the lower right; G3 may hold a stone. */
  const running = (breaker: string) => `
    . . . . . . . . .
    . . X X . . . . .
    . X O . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . ${breaker} . .
    . . . . . . . . .
    . . . . . . . . .
  `;

  test('running in one that works is no rescue', () => {
    expect(reading(running('.')).runs('C7')).toBe(false);
  });

  test('an own stone in the way breaks it, one of the other color does not', () => {
    expect(reading(running('O')).runs('C7')).toBe(true);
    expect(reading(running('X')).runs('C7')).toBe(false);
  });

  test('a chain of two liberties is caught unless something stands in the way', () => {
    const chased = (breaker: string) => `
      . . . . . . . . .
      . . X . . . . . .
      . X O . . . . . .
      . X . . . . . . .
      . . . . . . . . .
      . . . . . . ${breaker} . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
    `;
    expect(reading(chased('.')).isCaught('C7')).toBe(true);
    expect(reading(chased('O')).isCaught('C7')).toBe(false);
  });

  test('the edge catches', () => {
    const drawing = `
      . . . . . . .
      . . . . . . .
      . X X . . . .
      . X O . . . .
      . . . . . . .
    `;
    expect(reading(drawing).isCaught('C2')).toBe(true);
  });

  test('who can take an attacker gets away', () => {
    expect(reading(COUNTERED).isCaught('C7')).toBe(false);
  });

  test('reading leaves the board as it was', () => {
    const { board, runs } = reading(running('.'));
    const before = [...board.stones];
    runs('C7');
    expect([...board.stones]).toEqual(before);
  });
});
