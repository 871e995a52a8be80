import { BLACK, opponent, WHITE } from '@honte/rules';
import { expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { playoutEvaluator } from './evaluators/playout.ts';
import { drawnStart } from './playing.testing.ts';
import { reportOf } from './report.ts';
import { Search } from './search.ts';

/** White holds nearly all; `turn` is to move. */
function found(turn: 1 | 2, playouts = 200) {
  const start = drawnStart(
    `
    . . O . O
    . O O O .
    X X O . O
    . X O O .
    X . X O O
  `,
    turn,
  );
  const search = new Search(start.geometry, playoutEvaluator(start.geometry, new Chance(1)), 5000);
  search.setPosition(start, []);
  search.run(playouts);
  return reportOf(search);
}

test('all is seen from Black, whoever is to move', () => {
  for (const turn of [BLACK, WHITE] as const) {
    const { winrate, lead, ownership, candidates } = found(turn);
    expect(winrate).toBeLessThan(0.1);
    expect(lead).toBeLessThan(-5);
    expect(ownership[2]).toBeLessThan(-0.9);
    for (const candidate of candidates) expect(candidate.winrate).toBeLessThan(0.2);
  }
});

test('candidates come by visits, each with a line that begins with it, in turns', () => {
  const { candidates, turn } = found(BLACK);
  const visits = candidates.map((candidate) => candidate.visits);
  expect(visits).toEqual([...visits].sort((a, b) => b - a));
  for (const { move, line } of candidates) {
    expect(line[0]).toEqual(move);
    line.forEach((next, i) => {
      expect(next.color).toBe(i % 2 === 0 ? turn : opponent(turn));
    });
    expect(line.length).toBeLessThanOrEqual(12);
  }
});

test('before any playout there is nothing but an even guess', () => {
  const { candidates, visits, lead } = found(BLACK, 0);
  expect(candidates).toEqual([]);
  expect(visits).toBe(0);
  expect(lead).toBe(0);
});
