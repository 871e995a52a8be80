import { describe, expect, test } from 'vitest';
import { emptyView } from './diagram.testing.ts';
import { layoutOf } from './layout.ts';
import { touchOn } from './touch.ts';

/** How a finger chooses by itself on a board as wide as this. */
const on = (lines: number, widthPx: number) => {
  const layout = layoutOf(emptyView(lines));
  return touchOn(layout, 'auto', widthPx / layout.box.width);
};

describe('left to the board', () => {
  test('a finger taps on 9 × 9 on the narrowest phones, and is guarded on 13 and 19', () => {
    expect([on(9, 320), on(9, 360), on(13, 360), on(19, 360)]).toEqual(['tap', 'tap', 'lens', 'lens']);
  });

  test('it is the points that count, not the lines', () => {
    expect([on(13, 640), on(19, 640), on(19, 560), on(25, 796)]).toEqual(['tap', 'tap', 'lens', 'lens']);
  });

  test('few lines are taken for sure before the board has a size', () => {
    expect([on(9, 0), on(13, 0)]).toEqual(['tap', 'lens']);
  });
});

test('what somebody chose holds on any board', () => {
  const layout = layoutOf(emptyView(9));
  expect([touchOn(layout, 'lens', 10), touchOn(layout, 'tap', 0.1)]).toEqual(['lens', 'tap']);
});
