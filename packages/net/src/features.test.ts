import { BLACK, Board, type Color, geometryOf, type Point, symmetriesOf, WHITE } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { Features, PLANE_COUNT, PLANES, type View } from './features.ts';
import { drawnView, pointOf, viewAfter } from './view.testing.ts';

function planesOf(view: View): Float32Array {
  const { geometry } = view.board;
  const planes = new Float32Array(geometry.points * PLANE_COUNT);
  new Features(geometry).fill(view, planes);
  return planes;
}

/** One plane as a diagram of `1` and `.`. */
function drawn(view: View, name: (typeof PLANES)[number]): string[] {
  const { geometry } = view.board;
  const planes = planesOf(view);
  const plane = PLANES.indexOf(name);
  return Array.from({ length: geometry.height }, (_, y) =>
    Array.from({ length: geometry.width }, (_, x) =>
      planes[(y * geometry.width + x) * PLANE_COUNT + plane] === 1 ? '1' : '.',
    ).join(' '),
  );
}

function rows(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.trim());
}

/** The same position with its points where a symmetry of the board takes them. */
function turned(view: View, table: Int16Array): View {
  const { geometry, stones } = view.board;
  const there = new Uint8Array(geometry.points);
  for (let p = 0; p < geometry.points; p++) there[table[p]!] = stones[p]!;
  const to = (p: number) => (p === geometry.wall ? p : table[p]!);
  const board = Board.of(geometry, there);
  board.koPoint = to(view.board.koPoint);
  board.koColor = view.board.koColor;
  return { ...view, board, last: to(view.last), beforeLast: to(view.beforeLast) };
}

describe('what a network is shown', () => {
  test('the stones of the side to move are its own', () => {
    const text = `
      . . X .
      . O . .
      . . . .
      . . . .
    `;
    expect(drawn(drawnView(text, BLACK), 'own')).toEqual(rows('. . 1 .\n. . . .\n. . . .\n. . . .'));
    expect(drawn(drawnView(text, WHITE), 'own')).toEqual(rows('. . . .\n. 1 . .\n. . . .\n. . . .'));
    expect(drawn(drawnView(text, WHITE), 'foe')).toEqual(drawn(drawnView(text, BLACK), 'own'));
  });

  const ladder = (breaker: string) =>
    drawnView(`
      . . . . . . .
      . . . . . . .
      . . . . ${breaker} . .
      . . . . . . .
      . X O . . . .
      . . X X . . .
      . . . . . . .
    `);

  test('a chain of two liberties is caught where a ladder works, and the first move of it is marked', () => {
    const works = ladder('.');
    expect(drawn(works, 'foeLiberties1').join('')).not.toContain('1');
    expect(drawn(works, 'foeCaught').slice(3, 6)).toEqual(
      rows('. . . . . . .\n. . 1 . . . .\n. . . . . . .'),
    );
    expect(drawn(works, 'catching').slice(3, 5)).toEqual(rows('. . 1 . . . .\n. . . . . . .'));
    const broken = ladder('O');
    expect(drawn(broken, 'foeCaught').join('')).not.toContain('1');
    expect(drawn(broken, 'catching').join('')).not.toContain('1');
  });

  test('a chain that takes its way out is not caught', () => {
    const view = drawnView(
      `
      . . . . . . .
      . . . . . . .
      . . . . . O .
      . . X X . . .
      . X O O . . .
      . . X X . . .
      . . . . . . .
    `,
      WHITE,
    );
    expect(drawn(view, 'ownLiberties1')[4]).toBe('. . 1 1 . . .');
    expect(drawn(view, 'ownCaught').join('')).not.toContain('1');
  });

  test('a ko is barred to the side that may not take it back', () => {
    const geometry = geometryOf(5);
    const board = Board.of(
      geometry,
      drawnView(`
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        . . . . .
      `).board.stones,
    );
    board.play(pointOf(geometry, 'B4'), WHITE);
    const view = { ...drawnView('. .\n. .'), board, turn: BLACK as Color };
    const isKo = board.koPoint !== geometry.wall;
    expect(drawn(view, 'ko').join('').includes('1')).toBe(isKo);
  });

  test('bonus is the komi for White, and against Black', () => {
    const at = PLANES.indexOf('bonus');
    expect(planesOf(drawnView('. .\n. .', BLACK))[at]).toBeCloseTo(-7.5 / 20);
    expect(planesOf(drawnView('. .\n. .', WHITE))[at]).toBeCloseTo(7.5 / 20);
    const territory = { counting: { scoring: 'territory', komi: 6.5 }, excess: 1 } as const;
    expect(planesOf(drawnView('. .\n. .', BLACK, territory))[at]).toBeCloseTo(-7.5 / 20);
  });

  test('a play that leaves its own chain in atari is marked, one that is no play is not legal', () => {
    const view = drawnView(`
      . O . .
      X . O .
      O O X .
      . . . .
    `);
    expect(drawn(view, 'legal').slice(0, 2)).toEqual(rows('1 . 1 1\n. 1 . 1'));
    expect(drawn(view, 'selfAtari').slice(0, 2)).toEqual(rows('1 . 1 .\n. 1 . .'));
  });
});

test('the planes turn with the board, in all eight symmetries', () => {
  // A fight with chains in atari, a ladder and a ko, by moves that were played.
  const moves = [40, 31, 32, 30, 41, 22, 23, 49, 48, 58, 39, 38, 47, 29, 57, 50, 59, 51, 42, 67, 66, 68];
  const view = viewAfter(9, moves, 7, false);
  const { geometry } = view.board;
  const straight = planesOf(view);
  for (const table of symmetriesOf(geometry)) {
    const planes = planesOf(turned(view, table));
    for (let p = 0; p < geometry.points; p++) {
      const here = straight.slice(p * PLANE_COUNT, (p + 1) * PLANE_COUNT);
      const there = planes.slice(table[p]! * PLANE_COUNT, (table[p]! + 1) * PLANE_COUNT);
      expect(there, `point ${p}`).toEqual(here);
    }
  }
});

test('the board is left as it was', () => {
  const view = viewAfter(9, [40, 31, 32, 30, 41, 22, 23], 7, false);
  const before = view.board.stones.slice();
  planesOf(view);
  expect(view.board.stones).toEqual(before);
  expect(view.board.isLegal(0 as Point, BLACK)).toBe(true);
});
