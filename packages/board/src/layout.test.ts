import { geometryOf, pointsOf, printPoint } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { at, emptyView, SIZES } from './diagram.testing.ts';
import { CELL, isOnWood, layoutOf, pixelsOf, pointNear, seatOf, spotOf, unitsOf } from './layout.ts';

describe('a point goes to pixels and comes back', () => {
  const frames = [
    { x: 0, y: 0, width: 360, height: 360 },
    { x: 37.5, y: -812.25, width: 3000, height: 3000 },
  ];
  test.each(SIZES)('on %i × %i', (width, height) => {
    for (const isTurned of [false, true])
      for (const hasCoordinates of [false, true])
        for (const frame of frames) {
          const layout = layoutOf({ ...emptyView(width, height), isTurned, hasCoordinates });
          const shape = { ...frame, height: (frame.width * layout.box.height) / layout.box.width };
          for (const p of pointsOf(layout.geometry)) {
            const pixel = pixelsOf(layout, shape, spotOf(layout, p));
            expect(pointNear(layout, unitsOf(layout, shape, pixel))).toBe(p);
          }
        }
  });

  test('in a crop, where the points that are not seen lie outside', () => {
    const view = { ...emptyView(19), crop: { left: 12, top: 0, right: 18, bottom: 4 } };
    for (const isTurned of [false, true]) {
      const layout = layoutOf({ ...view, isTurned });
      for (const p of pointsOf(layout.geometry)) {
        const { column, row } = seatOf(layout, p);
        const isSeen = column >= 0 && row >= 0 && column < 7 && row < 5;
        expect(pointNear(layout, spotOf(layout, p))).toBe(isSeen ? p : undefined);
      }
    }
  });
});

test('half a cell around each point is its own, and beyond the reach there is none', () => {
  const layout = layoutOf(emptyView(9));
  const corner = at(emptyView(9), 'A9');
  expect(pointNear(layout, { x: 0.49 * CELL, y: -0.49 * CELL })).toBe(corner);
  expect(pointNear(layout, { x: -0.51 * CELL, y: 0 })).toBeUndefined();
  expect(pointNear(layout, { x: -0.51 * CELL, y: 0 }, 0.6)).toBe(corner);
});

test('a turned board shows its last point first', () => {
  const layout = layoutOf({ ...emptyView(9), isTurned: true });
  expect(printPoint(layout.geometry, pointNear(layout, { x: 0, y: 0 })!)).toBe('J1');
});

test('the wood is .68 of a cell beyond the edges, 1.1 or 1.2 with coordinates, half a cell at a cut', () => {
  expect(layoutOf(emptyView(9)).box).toEqual({ x: -27.2, y: -27.2, width: 374.4, height: 374.4 });
  expect(layoutOf({ ...emptyView(9), hasCoordinates: true }).box.x).toBe(-44);
  expect(layoutOf({ ...emptyView(19), hasCoordinates: true }).box.x).toBe(-48);
  const crop = { left: 4, top: 0, right: 8, bottom: 4 };
  const { box, edges } = layoutOf({ ...emptyView(9), crop });
  expect(edges).toEqual({ left: false, top: true, right: true, bottom: false });
  expect(box).toEqual({ x: -20, y: -27.2, width: 160 + 20 + 27.2, height: 160 + 27.2 + 20 });
});

test('turning turns the edges that a crop shows', () => {
  const crop = { left: 4, top: 0, right: 8, bottom: 4 };
  const { edges } = layoutOf({ ...emptyView(9), crop, isTurned: true });
  expect(edges).toEqual({ left: true, top: false, right: false, bottom: true });
});

test('a crop beyond the board, or an empty one, is a mistake', () => {
  for (const crop of [
    { left: 0, top: 0, right: 9, bottom: 8 },
    { left: -1, top: 0, right: 8, bottom: 8 },
    { left: 5, top: 0, right: 4, bottom: 8 },
  ])
    expect(() => layoutOf({ geometry: geometryOf(9), stones: [], crop })).toThrow('within the board');
});

test('the margin is wood, the page is not', () => {
  const layout = layoutOf(emptyView(9));
  expect(isOnWood(layout, { x: -27, y: 340 })).toBe(true);
  expect(isOnWood(layout, { x: -28, y: 0 })).toBe(false);
});
