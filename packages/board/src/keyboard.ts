/*
 * The keyboard, pure: a key goes in, intents come out. Arrows move a cursor over what is seen; a point's
 * name can be typed, and nothing is chosen before Enter.
 */
import { type Point, parsePoint } from '@honte/rules';
import type { BoardIntent } from './intent.ts';
import { isSeen, type Layout, pointSeenAt, seatOf } from './layout.ts';

/** As in `KeyboardEvent`. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly isControl: boolean;
  readonly atMs: number;
}

export interface KeyState {
  readonly cursor: Point;
  /** What was typed of a point's name, in capitals. */
  readonly typed: string;
}

export interface KeyStep {
  readonly state: KeyState;
  readonly intents: readonly BoardIntent[];
  /** Whether the key was the board's, so that the page must not act on it too. */
  readonly isHandled: boolean;
}

/** The longest name is a letter and two digits. */
const NAME_LENGTH = 3;

/** Columns and rows that a key moves by; beyond the side it stops there. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
  PageUp: [0, -99],
  PageDown: [0, 99],
};

/** With Control: the first and the last point, as in any grid. */
const CONTROL_STEPS: typeof STEPS = { Home: [-99, -99], End: [99, 99] };

/** Where the keyboard begins: on the last move if it is seen, else in the middle. */
export function keysAt(layout: Layout, lastMove: Point | undefined): KeyState {
  const isThere = lastMove !== undefined && isSeen(layout, lastMove);
  const middle = pointSeenAt(layout, Math.floor((layout.columns - 1) / 2), Math.floor((layout.rows - 1) / 2));
  return { cursor: isThere ? lastMove : middle, typed: '' };
}

/** The point that the keyboard means now: the one typed, as soon as there is one, else the cursor's. */
export function pointMeant(layout: Layout, state: KeyState): Point {
  const typed = parsePoint(layout.geometry, state.typed);
  return typed.ok && isSeen(layout, typed.value) ? typed.value : state.cursor;
}

/** The next state, and what to tell the page. Constant time. */
export function pressKey(layout: Layout, state: KeyState, key: Key): KeyStep {
  const step = key.isControl ? CONTROL_STEPS[key.key] : STEPS[key.key];
  if (step) return moved(layout, state, step);
  if (key.isControl) return ignored(state);
  switch (key.key) {
    case 'Enter':
    case ' ':
      return state.typed === '' ? chosen(state, state.cursor, key) : entered(layout, state, key);
    case 'Escape':
      return state.typed === '' ? ignored(state) : retyped(state, '');
    case 'Backspace':
      return state.typed === '' ? ignored(state) : retyped(state, state.typed.slice(0, -1));
    default:
      return typed(state, key);
  }
}

function moved(layout: Layout, state: KeyState, [columns, rows]: readonly [number, number]): KeyStep {
  const seat = seatOf(layout, state.cursor);
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const column = within(seat.column + columns, layout.columns);
  const row = within(seat.row + rows, layout.rows);
  const cursor = pointSeenAt(layout, column, row);
  const cleared: BoardIntent[] = state.typed === '' ? [] : [{ kind: 'nameTyped', text: '' }];
  const there: BoardIntent[] = cursor === state.cursor ? [] : [{ kind: 'cursorMoved', point: cursor }];
  return { state: { cursor, typed: '' }, intents: [...cleared, ...there], isHandled: true };
}

function chosen(state: KeyState, point: Point, key: Key): KeyStep {
  const intent: BoardIntent = { kind: 'pointChosen', point, by: 'keyboard', pressedAtMs: key.atMs };
  return { state, intents: [intent], isHandled: true };
}

function entered(layout: Layout, state: KeyState, key: Key): KeyStep {
  const text = state.typed;
  const cleared: BoardIntent = { kind: 'nameTyped', text: '' };
  const point = parsePoint(layout.geometry, text);
  if (point.ok && isSeen(layout, point.value)) {
    const next = { cursor: point.value, typed: '' };
    const step = chosen(next, point.value, key);
    const there: BoardIntent = { kind: 'cursorMoved', point: point.value };
    return { ...step, intents: [cleared, there, ...step.intents] };
  }
  const why = point.ok ? 'offBoard' : point.error;
  const refused: BoardIntent = { kind: 'nameRefused', text, why };
  return { state: { ...state, typed: '' }, intents: [cleared, refused], isHandled: true };
}

/** A letter begins a name, digits go on with it. */
function typed(state: KeyState, key: Key): KeyStep {
  if (/^[A-Za-z]$/.test(key.key)) return retyped(state, key.key.toUpperCase());
  // Where digits need Shift (AZERTY), the key's place tells the digit that was meant.
  const digit = /^\d$/.test(key.key) ? key.key : /^(?:Digit|Numpad)(\d)$/.exec(key.code)?.[1];
  if (digit === undefined || state.typed === '') return ignored(state);
  return retyped(state, (state.typed + digit).slice(0, NAME_LENGTH));
}

function retyped(state: KeyState, text: string): KeyStep {
  if (text === state.typed) return { state, intents: [], isHandled: true };
  return { state: { ...state, typed: text }, intents: [{ kind: 'nameTyped', text }], isHandled: true };
}

function ignored(state: KeyState): KeyStep {
  return { state, intents: [], isHandled: false };
}

/** The part of a page's key event that counts here. */
export function keyOf(event: KeyboardEvent): Key {
  const isControl = event.ctrlKey || event.metaKey || event.altKey;
  return { key: event.key, code: event.code, isControl, atMs: event.timeStamp };
}
