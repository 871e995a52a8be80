import { describe, expect, test } from 'vitest';
import { emptyView } from './diagram.testing.ts';
import { CELL, layoutOf } from './layout.ts';
import { FINE, lineRule } from './ruler.ts';

describe('on a screen whose dots are seen', () => {
  test.each([360, 592, 640, 796, 1237])(
    'all lines of a board of %i px are whole dots on whole dots',
    (px) => {
      for (const lines of [9, 13, 19]) {
        const layout = layoutOf(emptyView(lines));
        const unitPx = px / layout.box.width;
        const rule = lineRule(layout, { unitPx, dotsPerPx: 1 }, 1.1, 0);
        const dots = rule.width * unitPx;
        expect(Math.abs(dots - Math.round(dots))).toBeLessThan(0.02);
        for (let line = 0; line < lines; line++) {
          const placed = rule.place(line * CELL, 'x');
          const start = (placed - layout.box.x - rule.width / 2) * unitPx;
          expect(Math.abs(start - Math.round(start))).toBeLessThan(0.03);
          expect(Math.abs(placed - line * CELL) * unitPx).toBeLessThanOrEqual(0.51);
        }
      }
    },
  );

  test('an edge is a dot wider than an inner line at least', () => {
    const ruler = { unitPx: 0.4, dotsPerPx: 1 };
    const layout = layoutOf(emptyView(19));
    expect(lineRule(layout, ruler, 2.4, 1).width).toBeCloseTo(2 * lineRule(layout, ruler, 1.25, 0).width);
  });
});

test('on a fine screen lines lie where they belong and have the width they should', () => {
  const rule = lineRule(layoutOf(emptyView(9)), FINE, 1.1, 0);
  expect([rule.width, rule.place(40, 'x')]).toEqual([1.1, 40]);
});

test('a board that is not shown is ruled like any other', () => {
  const rule = lineRule(layoutOf(emptyView(9)), { unitPx: 0, dotsPerPx: 1 }, 1.1, 0);
  expect(Number.isFinite(rule.width)).toBe(true);
  expect(rule.place(40, 'x')).toBe(40);
});
