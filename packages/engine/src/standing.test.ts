import { BLACK, printPoint, RULESETS, WHITE } from '@honte/rules';
import { expect, test } from 'vitest';
import { drawnStart, pointOf } from './playing.testing.ts';
import { rootOf } from './root.ts';
import { chainOwnership, leadIfStopped, openPoints } from './standing.ts';

const DRAWING = `
  . X . O .
  X X . O O
  . X X O .
  O X O O O
  . X . O .
`;

/** Everyone keeps what is theirs; the white stone on A2 is lost. */
function expected(): Float32Array {
  return Float32Array.from([
    1, 1, 1, -1, -1, 1, 1, 1, -1, -1, 1, 1, 1, -1, -1, 1, 1, -1, -1, -1, 1, 1, 0, -1, -1,
  ]);
}

const rootUnder = (name: 'chinese' | 'japanese' | 'tt') =>
  rootOf(drawnStart(DRAWING, BLACK, RULESETS[name], 0), []);

test('the expected dead are lifted before counting, where the rules let them be', () => {
  expect(leadIfStopped(rootUnder('chinese'), expected())).toBe(11 - 11);
  // A2, once lifted, is a point and a prisoner.
  expect(leadIfStopped(rootUnder('japanese'), expected())).toBe(4 + 1 - 3);
});

test('where boards count as they stand, they stay', () => {
  expect(leadIfStopped(rootUnder('tt'), expected())).toBe(8 - 12);
});

test('a chain is owned as much as its points are, seen by its color', () => {
  const root = rootUnder('chinese');
  const point = (name: string) => pointOf(root.start, name);
  expect(chainOwnership(root, expected(), point('A2'))).toBe(-1);
  expect(chainOwnership(root, expected(), point('D5'))).toBe(1);
  const half = expected();
  half[point('B5')] = 0;
  expect(chainOwnership(root, half, point('B5'))).toBeCloseTo(1 - 1 / 7, 5);
});

test('points between living stones are open though the player to move is sure to get them', () => {
  const root = rootUnder('chinese');
  const open = [...openPoints(root, expected())].flatMap((is, p) =>
    is === 1 ? [printPoint(root.board.geometry, p as never)] : [],
  );
  expect(open).toEqual(['C5', 'C4', 'C1']);
});

test('a contested point is open', () => {
  const root = rootUnder('chinese');
  const contested = expected();
  contested[pointOf(root.start, 'A5')] = 0.5;
  expect(openPoints(root, contested)[pointOf(root.start, 'A5')]).toBe(1);
  expect(openPoints(root, expected())[pointOf(root.start, 'A5')]).toBe(0);
});

test('the lead is seen from Black, whoever is to move', () => {
  const white = rootOf(drawnStart(DRAWING, WHITE, RULESETS.chinese, 0), []);
  expect(leadIfStopped(white, expected())).toBe(leadIfStopped(rootUnder('chinese'), expected()));
});
