import { printPoint } from '@honte/rules';
import { describe, expect, test } from 'vitest';
import { at, emptyView } from './diagram.testing.ts';
import type { BoardIntent } from './intent.ts';
import { keysAt, pointMeant, pressKey } from './keyboard.ts';
import { type Layout, layoutOf } from './layout.ts';

/** Presses keys from `from` on; names them as in `KeyboardEvent.key`, `^` before one is Control. */
function type(layout: Layout, from: string, ...keys: string[]) {
  let state = keysAt(layout, at({ geometry: layout.geometry, stones: [] }, from));
  const intents: BoardIntent[] = [];
  const handled: boolean[] = [];
  for (const name of keys) {
    const isControl = name.length > 1 && name.startsWith('^');
    const [key = '', code = ''] = (isControl ? name.slice(1) : name).split('@');
    const step = pressKey(layout, state, { key, code, isControl, atMs: 3 });
    state = step.state;
    intents.push(...step.intents);
    handled.push(step.isHandled);
  }
  return { state, intents, handled, at: printPoint(layout.geometry, state.cursor), typed: state.typed };
}

const whole = layoutOf(emptyView(19));

describe('the cursor', () => {
  test.each([
    ['ArrowLeft', 'C4'],
    ['ArrowRight', 'E4'],
    ['ArrowUp', 'D5'],
    ['ArrowDown', 'D3'],
    ['Home', 'A4'],
    ['End', 'T4'],
    ['PageUp', 'D19'],
    ['PageDown', 'D1'],
    ['^Home', 'A19'],
    ['^End', 'T1'],
  ])('goes by %s from D4 to %s', (key, to) => {
    const { at: there, intents, handled } = type(whole, 'D4', key);
    expect(there).toBe(to);
    expect(intents.map(({ kind }) => kind)).toEqual(['cursorMoved']);
    expect(handled).toEqual([true]);
  });

  test('stops at the edge, where its keys are still the board’s', () => {
    const { at: there, intents, handled } = type(whole, 'A1', 'ArrowLeft', 'ArrowDown');
    expect([there, intents, handled]).toEqual(['A1', [], [true, true]]);
  });

  test('goes where the arrow points on a turned board too', () => {
    const turned = layoutOf({ ...emptyView(19), isTurned: true });
    expect(type(turned, 'D4', 'ArrowUp', 'ArrowRight').at).toBe('C3');
  });

  test('stays within the crop', () => {
    const crop = { left: 12, top: 0, right: 18, bottom: 6 };
    const cropped = layoutOf({ ...emptyView(19), crop });
    expect(type(cropped, 'N19', 'ArrowLeft', 'PageDown').at).toBe('N13');
  });

  test('begins on the last move where that is seen, else in the middle', () => {
    const view = emptyView(9);
    const begin = (name?: string) => {
      const layout = layoutOf({ ...view, crop: { left: 0, top: 0, right: 8, bottom: 4 } });
      return printPoint(view.geometry, keysAt(layout, name ? at(view, name) : undefined).cursor);
    };
    expect([begin('C7'), begin('C2'), begin()]).toEqual(['C7', 'E7', 'E7']);
  });

  test.each(['Enter', ' '])('is chosen by "%s"', (key) => {
    expect(type(whole, 'D4', key).intents).toEqual([
      { kind: 'pointChosen', point: type(whole, 'D4').state.cursor, by: 'keyboard', pressedAtMs: 3 },
    ]);
  });
});

describe('a typed name', () => {
  const kinds = (intents: readonly BoardIntent[]) =>
    intents.map((intent) => intent.kind + ('text' in intent ? ` ${intent.text}` : ''));

  test('is chosen by Enter and not before', () => {
    expect(kinds(type(whole, 'D4', 'q', '1', '6').intents)).toEqual([
      'nameTyped Q',
      'nameTyped Q1',
      'nameTyped Q16',
    ]);
    const { intents, at: there, typed } = type(whole, 'D4', 'q', '1', '6', 'Enter');
    expect(kinds(intents).slice(3)).toEqual(['nameTyped ', 'cursorMoved', 'pointChosen']);
    expect([there, typed]).toEqual(['Q16', '']);
  });

  test('is what the keyboard means while it names a point', () => {
    const meant = (...keys: string[]) =>
      printPoint(whole.geometry, pointMeant(whole, type(whole, 'D4', ...keys).state));
    expect([meant('q'), meant('q', '1'), meant('q', '1', '6')]).toEqual(['D4', 'Q1', 'Q16']);
  });

  test('can be typed where digits need Shift: the key’s place counts', () => {
    expect(type(whole, 'D4', 'q', '&@Digit1', '-@Digit6').typed).toBe('Q16');
    expect(type(whole, 'D4', 'q', '3@Numpad3').typed).toBe('Q3');
  });

  test('that is no point is refused with its reason, and forgotten', () => {
    const { intents, typed, at: there } = type(whole, 'D4', 'z', '9', '9', 'Enter');
    expect(intents.at(-1)).toEqual({ kind: 'nameRefused', text: 'Z99', why: 'offBoard' });
    expect([typed, there]).toEqual(['', 'D4']);
    expect(type(whole, 'D4', 'q', 'Enter').intents.at(-1)).toMatchObject({ why: 'notAPoint' });
  });

  test('outside the crop is refused too', () => {
    const cropped = layoutOf({ ...emptyView(19), crop: { left: 12, top: 0, right: 18, bottom: 6 } });
    expect(type(cropped, 'T19', 'd', '4', 'Enter').intents.at(-1)).toMatchObject({ kind: 'nameRefused' });
  });

  test('begins anew with another letter, loses its end by Backspace, all by Escape or an arrow', () => {
    expect(type(whole, 'D4', 'q', '1', 'd').typed).toBe('D');
    expect(type(whole, 'D4', 'q', '1', 'Backspace').typed).toBe('Q');
    expect(type(whole, 'D4', 'q', '1', 'Escape').typed).toBe('');
    expect(type(whole, 'D4', 'q', '1', 'ArrowUp')).toMatchObject({ typed: '', at: 'D5' });
  });

  test('has three signs at most', () => {
    expect(type(whole, 'D4', 'q', '1', '6', '7').typed).toBe('Q16');
  });
});

test.each(['Tab', 'Escape', 'Backspace', '5', '^a', '^Enter', '^ArrowLeft', 'F5', 'é'])(
  '%s is left to the page',
  (key) => {
    expect(type(whole, 'D4', key)).toMatchObject({ intents: [], handled: [false] });
  },
);
