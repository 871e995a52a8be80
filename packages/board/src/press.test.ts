import { describe, expect, test } from 'vitest';
import { AWAY, type Contact, type PressInput, type PressRules, type PressState } from './contact.ts';
import { at, emptyView } from './diagram.testing.ts';
import type { BoardIntent } from './intent.ts';
import { CELL, type Layout, layoutOf, type Spot, spotOf } from './layout.ts';
import { isCatchingUp, pointOf, press } from './press.ts';

const view = emptyView(19);
const layout: Layout = layoutOf(view);
const spot = (name: string) => spotOf(layout, at(view, name));
const OFF: Spot = { x: 5 * CELL, y: 40 * CELL };

/**
 * `down 1 D4`, `move 1 off`, `frame`: the contact's kind, its id, and where. `rest 300`: so many milliseconds
 * pass.
 */
function inputs(device: Contact['device'], script: string): PressInput[] {
  let atMs = 7;
  return script.split(', ').flatMap((step): PressInput[] => {
    const [kind = '', id = '1', place = 'off'] = step.split(' ');
    if (kind === 'frame') return [{ kind: 'frame' }];
    if (kind === 'rest') {
      atMs += Number(id);
      return [];
    }
    const where = place === 'off' ? OFF : spot(place);
    return [{ kind: kind as Contact['kind'], id: Number(id), device, spot: where, pixel: where, atMs }];
  });
}

/** By these rules a stone stands on Q4: choosing it sets none. */
const rulesOf = (touch: PressRules['touch']): PressRules => ({
  layout,
  touch,
  asks: (point) => point !== at(view, 'Q4'),
});

const said = (intent: BoardIntent) => {
  const point = 'point' in intent && intent.point !== undefined ? ` ${intent.point}` : '';
  const more = intent.kind === 'lensClosed' ? ` ${intent.isChosen}` : '';
  return intent.kind + point + more;
};

function run(device: Contact['device'], touch: 'tap' | 'lens', script: string) {
  let state: PressState = AWAY;
  const intents: BoardIntent[] = [];
  for (const input of inputs(device, script)) {
    const step = press(rulesOf(touch), state, input);
    state = step.state;
    intents.push(...step.intents);
  }
  return { state, intents, said: intents.map(said) };
}

const D4 = at(view, 'D4');
const E4 = at(view, 'E4');

describe('a mouse', () => {
  test('hovers from point to point, each told once', () => {
    const { said } = run('mouse', 'lens', 'move 1 D4, move 1 D4, move 1 E4, move 1 off, leave 1 off');
    expect(said).toEqual([`pointHovered ${D4}`, `pointHovered ${E4}`, 'pointLeft']);
  });

  test('chooses where it is pressed and released', () => {
    const { intents } = run('mouse', 'lens', 'move 1 D4, down 1 D4, up 1 D4');
    expect(intents.at(-1)).toEqual({ kind: 'pointChosen', point: D4, by: 'mouse', pressedAtMs: 7 });
  });

  test.each(['down 1 D4, move 1 E4, up 1 E4', 'down 1 D4, move 1 off, up 1 off', 'up 1 D4'])(
    'chooses nothing by %s',
    (script) => {
      expect(run('mouse', 'lens', script).said.filter((text) => text.startsWith('pointChosen'))).toEqual([]);
    },
  );

  test('that is taken away leaves the board', () => {
    expect(run('mouse', 'lens', 'down 1 D4, cancel 1 D4')).toMatchObject({
      state: AWAY,
      said: [`pointHovered ${D4}`, 'pointLeft'],
    });
  });
});

describe('a finger that taps', () => {
  test('shows the point while it is down and chooses it as it is lifted', () => {
    const { said, intents } = run('touch', 'tap', 'down 1 D4, up 1 D4');
    expect(said).toEqual([`pointHovered ${D4}`, 'pointLeft', `pointChosen ${D4}`]);
    expect(intents.at(-1)).toMatchObject({ by: 'touch' });
  });

  test('chooses nothing once it slides, even when it comes back', () => {
    const { said, state } = run('touch', 'tap', 'down 1 D4, move 1 G4, move 1 D4, up 1 D4');
    expect(said).toEqual([`pointHovered ${D4}`, 'pointLeft']);
    expect(state).toEqual(AWAY);
  });

  test('chooses nothing when the page begins to scroll', () => {
    expect(run('touch', 'tap', 'down 1 D4, cancel 1 D4').said).toEqual([`pointHovered ${D4}`, 'pointLeft']);
  });
});

describe('a finger that aims', () => {
  test('opens the lens at once, moves it, and chooses where it is lifted', () => {
    const { said } = run('touch', 'lens', 'down 1 D4, move 1 E4, rest 100, up 1 E4');
    expect(said).toEqual([`lensMoved ${D4}`, `lensMoved ${E4}`, 'lensClosed true', `pointChosen ${E4}`]);
  });

  test('has the lens on the other half of the board, with some slack in the middle', () => {
    const side = (script: string) => {
      const { state } = run('touch', 'lens', script);
      return state.kind === 'aiming' && state.lensSide;
    };
    expect(side('down 1 Q16')).toBe('left');
    expect(side('down 1 D16')).toBe('right');
    expect(side('down 1 L10, move 1 K10')).toBe('left');
    expect(side('down 1 L10, move 1 J10')).toBe('right');
  });

  test('moves the aim no faster than 1.2 cells a frame, until it has caught up', () => {
    const aims: number[] = [];
    let state: PressState = AWAY;
    for (const input of [
      ...inputs('touch', 'down 1 D4, move 1 J4'),
      ...inputs('touch', 'frame, frame, frame, frame'),
    ]) {
      state = press(rulesOf('lens'), state, input).state;
      if (state.kind === 'aiming') aims.push(Math.round(state.aim.x / 4) / 10);
    }
    expect(aims).toEqual([3, 4.2, 5.4, 6.6, 7.8, 8]);
    expect(isCatchingUp(state)).toBe(false);
  });

  test('chooses what the lens shows, not where the skin last was', () => {
    const { said } = run('touch', 'lens', 'down 1 D4, rest 300, up 1 J4');
    expect(said.at(-1)).toBe(`pointChosen ${D4}`);
  });

  test('aims at nothing off the board, and lifted there chooses nothing', () => {
    const { said } = run('touch', 'lens', 'down 1 D4, move 1 off, up 1 off');
    expect(said).toEqual([`lensMoved ${D4}`, 'lensMoved', 'lensClosed false']);
  });

  test('that comes back to the board aims again', () => {
    const { said } = run(
      'touch',
      'lens',
      'down 1 D1, move 1 off, move 1 D1, frame, frame, rest 100, up 1 D1',
    );
    expect(said.slice(0, 2)).toEqual([`lensMoved ${at(view, 'D1')}`, 'lensMoved']);
    expect(said.at(-1)).toBe(`pointChosen ${at(view, 'D1')}`);
  });

  test('chooses nothing when the page takes the touch away', () => {
    expect(run('touch', 'lens', 'down 1 D4, cancel 1 D4').said).toEqual([
      `lensMoved ${D4}`,
      'lensClosed false',
    ]);
  });
});

describe('a finger that taps where a lens is used', () => {
  const chosen = (script: string) =>
    run('touch', 'lens', script).said.filter((text) => text.startsWith('pointChosen'));

  test('proposes the point, which a second tap on it chooses', () => {
    const { said, state } = run('touch', 'lens', 'down 1 D4, up 1 D4');
    expect(said).toEqual([`lensMoved ${D4}`, `pointProposed ${D4}`]);
    expect(pointOf(state)).toBe(D4);
    expect(chosen('down 1 D4, up 1 D4, down 2 D4, up 2 D4')).toEqual([`pointChosen ${D4}`]);
  });

  test('proposes another point by tapping elsewhere, and never chooses the first by that', () => {
    const { said, state } = run('touch', 'lens', 'down 1 D4, up 1 D4, down 2 E4, up 2 E4');
    expect(said.slice(2)).toEqual([`lensMoved ${E4}`, `pointProposed ${E4}`]);
    expect(pointOf(state)).toBe(E4);
    expect(chosen('down 1 D4, up 1 D4, down 2 E4, up 2 E4, down 3 D4, up 3 D4')).toEqual([]);
  });

  test('chooses at once where no stone would be set', () => {
    expect(chosen('down 1 Q4, up 1 Q4')).toEqual([`pointChosen ${at(view, 'Q4')}`]);
  });

  test.each([
    ['lies still too short a time to look', 'down 1 D4, rest 299, up 1 D4'],
    ['flicks over the board', 'down 1 D4, rest 200, move 1 E4, move 1 F4, rest 99, up 1 F4'],
    ['is lifted before the lens has caught up', 'down 1 D4, move 1 J4, rest 90, move 1 J4, rest 20, up 1 J4'],
  ])('chooses nothing when it %s', (_, script) => {
    expect(chosen(script)).toEqual([]);
  });

  test.each([
    ['lies still until it was seen', 'down 1 D4, rest 300, up 1 D4', D4],
    ['has slid there and rests', 'down 1 D4, move 1 E4, rest 100, up 1 E4', E4],
  ])('chooses by being lifted when it %s', (_, script, point) => {
    expect(chosen(script)).toEqual([`pointChosen ${point}`]);
  });

  test('takes the proposal back off the board, by a second finger, and when a mouse is used', () => {
    const tap = 'down 1 D4, up 1 D4';
    expect(run('touch', 'lens', `${tap}, down 2 off`)).toMatchObject({ state: AWAY });
    expect(chosen(`${tap}, down 2 D4, down 3 E4, up 3 E4, up 2 D4, down 4 D4, up 4 D4`)).toEqual([]);
    const { state } = run('touch', 'lens', tap);
    const [move] = inputs('mouse', 'move 9 E4');
    expect(move && press(rulesOf('lens'), state, move).intents.map(said)).toEqual([
      'proposalDropped',
      `pointHovered ${E4}`,
    ]);
  });
});

describe.each(['tap', 'lens'] as const)('two fingers (%s)', (touch) => {
  test('choose nothing, in whatever order they are lifted', () => {
    for (const lifts of ['up 1 D4, up 2 Q16', 'up 2 Q16, up 1 D4', 'cancel 1 D4, cancel 2 Q16']) {
      const { said, state } = run('touch', touch, `down 1 D4, down 2 Q16, move 1 E4, ${lifts}`);
      expect(said.filter((text) => text.startsWith('pointChosen'))).toEqual([]);
      expect(state).toEqual(AWAY);
    }
  });

  test('bar the board until the last is lifted, then it hears again', () => {
    const { said } = run(
      'touch',
      touch,
      'down 1 D4, down 2 Q16, up 1 D4, down 3 E4, up 3 E4, up 2 Q16, down 4 E4, rest 300, up 4 E4',
    );
    expect(said.filter((text) => text.startsWith('pointChosen'))).toEqual([`pointChosen ${E4}`]);
  });
});

test('a mouse says nothing while a finger aims', () => {
  let state = run('touch', 'lens', 'down 1 D4').state;
  for (const input of inputs('mouse', 'move 9 Q16, down 9 Q16, up 9 Q16, leave 9 off')) {
    const step = press(rulesOf('lens'), state, input);
    expect(step.intents).toEqual([]);
    state = step.state;
  }
  expect(pointOf(state)).toBe(D4);
});

test('a finger beside the board presses nothing', () => {
  expect(run('touch', 'lens', 'down 1 off, up 1 off')).toMatchObject({ state: AWAY, said: [] });
});
