import { BLACK, geometryOf, type Move, Position, RULESET_NAMES, RULESETS, type Start } from '@honte/rules';
import { expect, test, vi } from 'vitest';
import { Chance } from '../chance.ts';
import { newLeaf } from '../evaluator.ts';
import { drawnBoard, emptyStart } from '../playing.testing.ts';
import { Playout } from './playout.ts';

/** The turns of one playout from a start: plays that ladders read and took back are not among them. */
function turnsOf(start: Start, playout: Playout): Move[] {
  const moves: Move[] = [];
  const { board } = playout;
  const play = vi.spyOn(board, 'play');
  const pass = vi.spyOn(board, 'pass');
  const undo = vi.spyOn(board, 'undo');
  const { play: really, pass: reallyPass, undo: reallyUndo } = Object.getPrototypeOf(board);
  play.mockImplementation((point, color) => {
    moves.push({ kind: 'play', color, point });
    return really.call(board, point, color);
  });
  pass.mockImplementation(() => {
    moves.push({ kind: 'pass', color: moves.at(-1)?.color === BLACK ? 2 : 1 });
    return reallyPass.call(board);
  });
  undo.mockImplementation(() => {
    moves.pop();
    return reallyUndo.call(board);
  });
  playout.run(newLeaf(Position.at(start).board, start.turn, { scoring: 'area', komi: 7.5 }));
  vi.restoreAllMocks();
  return moves;
}

test.each(RULESET_NAMES)(
  'every move of a playout is legal under %s rules, repetitions of old boards apart',
  (name) => {
    // Playouts know the simple ko rule and no other; that none of them plays suicide is legal everywhere.
    const start = emptyStart(7, { ...RULESETS[name], ko: 'simple' });
    const playout = new Playout(start.geometry, new Chance(11));
    let plies = 0;
    for (let game = 0; game < 5; game++) {
      let position = Position.at(start);
      for (const move of turnsOf(start, playout)) {
        expect(move.color).toBe(position.turn);
        if (move.kind === 'pass') position = position.passed();
        else {
          const next = position.after(move.point);
          expect(next).toMatchObject({ ok: true });
          if (next.ok) position = next.value;
        }
        plies++;
      }
      expect([...position.board.stones]).toEqual([...playout.board.stones]);
    }
    expect(plies).toBeGreaterThan(100);
  },
);

test('the color that played first on each point is known, whatever was played there later', () => {
  const start = emptyStart(5);
  const playout = new Playout(start.geometry, new Chance(8));
  let playedAgain = 0;
  for (let game = 0; game < 20; game++) {
    const expected = new Uint8Array(start.geometry.points);
    for (const move of turnsOf(start, playout)) {
      if (move.kind === 'pass') continue;
      if (expected[move.point] === 0) expected[move.point] = move.color;
      else if (expected[move.point] !== move.color) playedAgain++;
    }
    expect(playout.firsts).toEqual(expected);
  }
  expect(playedAgain).toBeGreaterThan(0);
});

test('a playout ends within three turns a point, on any board', () => {
  for (const geometry of [
    geometryOf(1),
    geometryOf(2, 1),
    geometryOf(3),
    geometryOf(5, 2),
    geometryOf(25, 1),
  ]) {
    const start = { ...emptyStart(1), geometry, stones: new Uint8Array(geometry.points) };
    const playout = new Playout(geometry, new Chance(3));
    for (let i = 0; i < 5; i++)
      expect(turnsOf(start, playout).length).toBeLessThanOrEqual(3 * geometry.points);
  }
});

test('a leaf is played on from and not changed', () => {
  const start = emptyStart(5);
  const { board } = Position.at(start);
  const leaf = newLeaf(board, BLACK, { scoring: 'area', komi: 0 });
  new Playout(start.geometry, new Chance(1)).run(leaf);
  expect(board.stones.every((stone, p) => p >= 25 || stone === 0)).toBe(true);
});

test('a stone that has just been put in atari is mostly taken', () => {
  const { board, at } = drawnBoard(`
    . . . . .
    . X . . .
    X O . . .
    . X . . .
    . . . . .
  `);
  const leaf = newLeaf(board, BLACK, { scoring: 'area', komi: 0 });
  leaf.last = at('B3');
  const playout = new Playout(board.geometry, new Chance(6));
  let taken = 0;
  for (let i = 0; i < 100; i++) {
    playout.run(leaf);
    if (playout.firsts[at('C3')] === BLACK) taken++;
  }
  expect(taken).toBeGreaterThan(85);
});

test('the area of a board is its stones and the empty points that touch one color alone', () => {
  const { board } = drawnBoard(`
    . X . O .
    X X . O O
    . X . O .
  `);
  const playout = new Playout(board.geometry, new Chance(1));
  playout.board.copyFrom(board);
  const ownership = new Float32Array(15);
  expect(playout.area(ownership)).toBe(0);
  expect([...ownership]).toEqual([1, 1, 0, -1, -1, 1, 1, 0, -1, -1, 1, 1, 0, -1, -1]);
});
