import { expect, it } from 'vitest';
import { Board } from './board.ts';
import { diceOf, pick } from './chance.testing.ts';
import { BLACK, type Color, EMPTY, opponent } from './color.ts';
import { geometryOf, pointsOf } from './geometry.ts';

it('foresight tells whether the stone would live, as suicide does', () => {
  const dice = diceOf(1897);
  const told = [0, 0];
  for (const geometry of [geometryOf(1), geometryOf(2), geometryOf(3, 4), geometryOf(5)])
    for (let game = 0; game < 12; game++) {
      const board = new Board(geometry);
      let turn: Color = BLACK;
      for (let ply = 0; ply < 60; ply++) {
        const open = pointsOf(geometry).filter((p) => board.stones[p] === EMPTY);
        for (const p of open)
          for (const color of [turn, opponent(turn)]) {
            const lives = board.foresee(p, color);
            expect(lives).toBe(!board.isSuicide(p, color));
            told[Number(lives)]!++;
          }
        board.play(pick(dice, open), turn);
        turn = opponent(turn);
      }
    }
  expect(Math.min(...told)).toBeGreaterThan(500);
});
