/*
 * What Easy is to be: somebody who overlooks moves, but no atari, and fills no eye.
 */
import { BLACK, Board, type Color, type Move, opponent, type Point, pointsOf } from '@honte/rules';
import { expect, test } from 'vitest';
import { Chance } from './chance.ts';
import type { Choice } from './choose.ts';
import { isOwnEye } from './evaluator.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { LEVELS } from './level.ts';
import { emptyStart } from './playing.testing.ts';
import { Thinker } from './thinker.ts';

const start = emptyStart(9);
const { geometry } = start;

interface Scene {
  readonly board: Board;
  readonly turn: Color;
  readonly moves: readonly Move[];
}

/** A game of random plays that fill no eye; it passes where it happens on a point that cannot be played. */
function randomGame(chance: Chance, plies: number): Scene {
  const board = new Board(geometry, 1);
  let turn: Color = BLACK;
  const moves: Move[] = [];
  for (let ply = 0; ply < plies; ply++) {
    const point = chance.below(geometry.points) as Point;
    if (board.isLegal(point, turn) && !isOwnEye(board, point, turn)) {
      board.play(point, turn);
      moves.push({ kind: 'play', color: turn, point });
    } else {
      board.pass();
      moves.push({ kind: 'pass', color: turn });
    }
    turn = opponent(turn);
  }
  return { board, turn, moves };
}

/** Liberties of the chain on `p` once its owner has played `to`; 0 when that may not be. */
function libertiesAfter({ board, turn }: Scene, to: Point, p: Point): number {
  if (!board.isLegal(to, turn)) return 0;
  board.play(to, turn);
  const liberties = board.libertyCount(p);
  board.undo();
  return liberties;
}

/** A stone of a chain of three or more in atari, of the player to move, that one move gives three liberties. */
function savable(scene: Scene): Point | undefined {
  const { board, turn } = scene;
  return pointsOf(geometry).find((p) => {
    if (board.stones[p] !== turn || board.libertyCount(p) !== 1 || board.chainSize(p) < 3) return false;
    return pointsOf(geometry).some((to) => libertiesAfter(scene, to, p) >= 3);
  });
}

function easyChoice({ moves }: Scene, seed: number): Choice {
  const thinker = new Thinker(geometry, playoutEvaluator(geometry, new Chance(seed)), seed, () => 0, 5000);
  const { playouts, timeMs } = LEVELS.easy;
  return thinker.think({ start, moves, level: LEVELS.easy, playouts, timeMs });
}

test('a chain of three in atari is saved in at least 70 of 100 positions', () => {
  const chance = new Chance(5);
  let saved = 0;
  for (let asked = 0; asked < 100; ) {
    const scene = randomGame(chance, 25 + chance.below(40));
    const p = savable(scene);
    if (p === undefined) continue;
    asked++;
    const choice = easyChoice(scene, asked);
    if (choice.kind === 'play' && libertiesAfter(scene, choice.point, p) >= 2) saved++;
  }
  expect(saved).toBeGreaterThanOrEqual(70);
});

test('no eye is filled, however little is left to play', () => {
  const chance = new Chance(9);
  let plays = 0;
  for (let asked = 1; asked <= 30; asked++) {
    const scene = randomGame(chance, 100 + chance.below(100));
    const choice = easyChoice(scene, asked);
    if (choice.kind !== 'play') continue;
    plays++;
    expect(isOwnEye(scene.board, choice.point, choice.color)).toBe(false);
  }
  expect(plays).toBeGreaterThan(10);
});

test('not every turn finds the same move', () => {
  const scene = randomGame(new Chance(2), 12);
  const choices = Array.from({ length: 12 }, (_, i) => easyChoice(scene, 100 + i));
  const points = new Set(choices.map((choice) => (choice.kind === 'play' ? choice.point : -1)));
  expect(points.size).toBeGreaterThan(2);
});
