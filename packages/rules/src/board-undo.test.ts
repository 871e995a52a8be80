import { expect, it } from 'vitest';
import { Board } from './board.ts';
import { geometryOf } from './geometry.ts';

it('an undo depth is a whole number from 0', () => {
  const geometry = geometryOf(2);
  expect(new Board(geometry, 0).undoable).toBe(0);
  for (const depth of [-1, 1.5, Number.NaN])
    expect(() => new Board(geometry, depth)).toThrow('an undo depth is a whole number from 0');
});
