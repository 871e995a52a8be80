/*
 * The pointer as a machine of states, pure: contacts go in, intents come out. A mouse chooses on release
 * over the point it pressed. A finger on a board of few lines taps; on a board of many it aims through a
 * lens and chooses where it is lifted. Two fingers, a scroll, a pinch choose nothing.
 */
import type { Point } from '@honte/rules';
import type { BoardIntent } from './intent.ts';
import { CELL, isOnWood, type Layout, pointNear, type Spot } from './layout.ts';

/** A pointer event, without the page: spots in units, pixels only to tell a tap from a slide. */
export interface Contact {
  readonly kind: 'down' | 'move' | 'up' | 'cancel' | 'leave';
  readonly id: number;
  readonly device: 'mouse' | 'touch';
  readonly spot: Spot;
  readonly pixel: Spot;
  readonly atMs: number;
}

/** `frame`: one passes while a lens has not caught up with its finger. */
export type PressInput = Contact | { readonly kind: 'frame' };

export type PressState =
  | { readonly kind: 'away' }
  | { readonly kind: 'hovering'; readonly point: Point | undefined }
  | {
      readonly kind: 'pressing';
      readonly id: number;
      readonly point: Point | undefined;
      readonly pressed: Point | undefined;
      readonly atMs: number;
    }
  | {
      readonly kind: 'tapping';
      readonly id: number;
      readonly point: Point;
      readonly from: Spot;
      readonly atMs: number;
    }
  /** `aim` follows `finger`, at most so fast that the eye can follow; what it shows is what is chosen. */
  | {
      readonly kind: 'aiming';
      readonly id: number;
      readonly point: Point | undefined;
      readonly finger: Spot;
      readonly aim: Spot;
      readonly lensSide: 'left' | 'right';
      readonly atMs: number;
    }
  /** Nothing is chosen until these fingers are lifted. */
  | { readonly kind: 'barred'; readonly fingers: readonly number[] };

export interface PressStep {
  readonly state: PressState;
  readonly intents: readonly BoardIntent[];
}

export interface PressRules {
  readonly layout: Layout;
  /** How a finger chooses. */
  readonly touch: 'tap' | 'lens';
}

export const AWAY: PressState = { kind: 'away' };

/** A finger that moved farther, in pixels, is not tapping. */
const TAP_SLOP_PX = 12;
/** How far outside the outer lines a mouse and a finger still mean them, in cells. */
const MOUSE_REACH = 0.6;
const FINGER_REACH = 1.1;
/** How far the lens's aim moves in one frame, in units. */
const AIM_STEP = 1.2 * CELL;
/** The lens changes sides only when the finger is this far beyond the middle, in units. */
const SIDE_SLACK = 0.8 * CELL;

/** The next state, and what to tell the page. Constant time. */
export function press(rules: PressRules, state: PressState, input: PressInput): PressStep {
  if (input.kind === 'frame')
    return state.kind === 'aiming' ? aimed(rules, state, state.finger) : stay(state);
  if (state.kind === 'barred') return barred(state, input);
  return input.device === 'mouse' ? mouse(rules, state, input) : finger(rules, state, input);
}

/** The point under the pointer, where a stone would be seen: none while the finger is off the board. */
export function pointOf(state: PressState): Point | undefined {
  return state.kind === 'away' || state.kind === 'barred' ? undefined : state.point;
}

/** Whether frames are wanted. */
export function isCatchingUp(state: PressState): boolean {
  return state.kind === 'aiming' && distance(state.aim, state.finger) > 0;
}

function mouse({ layout }: PressRules, state: PressState, contact: Contact): PressStep {
  if (state.kind === 'tapping' || state.kind === 'aiming') return stay(state);
  const point = pointNear(layout, contact.spot, MOUSE_REACH);
  const moved = hoverIntents(pointOf(state), point, 'mouse');
  switch (contact.kind) {
    case 'down':
      return {
        state: { kind: 'pressing', id: contact.id, point, pressed: point, atMs: contact.atMs },
        intents: moved,
      };
    case 'move':
      if (state.kind === 'pressing') return { state: { ...state, point }, intents: moved };
      return { state: { kind: 'hovering', point }, intents: moved };
    case 'up': {
      const isClick = state.kind === 'pressing' && point !== undefined && point === state.pressed;
      const chosen: BoardIntent[] = isClick
        ? [{ kind: 'pointChosen', point, by: 'mouse', pressedAtMs: state.atMs }]
        : [];
      return { state: { kind: 'hovering', point }, intents: [...moved, ...chosen] };
    }
    case 'cancel':
    case 'leave':
      return { state: AWAY, intents: hoverIntents(pointOf(state), undefined, 'mouse') };
  }
}

function finger(rules: PressRules, state: PressState, contact: Contact): PressStep {
  switch (state.kind) {
    case 'tapping':
    case 'aiming':
      if (contact.id !== state.id)
        return contact.kind === 'down' ? bar(state, [state.id, contact.id]) : stay(state);
      return state.kind === 'tapping' ? tapping(rules, state, contact) : aiming(rules, state, contact);
    default:
      return contact.kind === 'down' ? fingerDown(rules, state, contact) : stay(state);
  }
}

function fingerDown({ layout, touch }: PressRules, state: PressState, contact: Contact): PressStep {
  const { id, spot, pixel, atMs } = contact;
  const point = pointNear(layout, spot, FINGER_REACH);
  const left = hoverIntents(pointOf(state), undefined, 'mouse');
  if (point === undefined) return { state: AWAY, intents: left };
  if (touch === 'tap')
    return {
      state: { kind: 'tapping', id, point, from: pixel, atMs },
      intents: [...left, { kind: 'pointHovered', point, by: 'touch' }],
    };
  const lensSide = spot.x > middleOf(layout) ? 'left' : 'right';
  return {
    state: { kind: 'aiming', id, point, finger: spot, aim: spot, lensSide, atMs },
    intents: [...left, { kind: 'lensMoved', point }],
  };
}

function tapping(
  { layout }: PressRules,
  state: Extract<PressState, { kind: 'tapping' }>,
  contact: Contact,
): PressStep {
  const { point, atMs } = state;
  const isStill =
    distance(state.from, contact.pixel) <= TAP_SLOP_PX || pointNear(layout, contact.spot) === point;
  if (contact.kind === 'up' && isStill)
    return {
      state: AWAY,
      intents: [{ kind: 'pointLeft' }, { kind: 'pointChosen', point, by: 'touch', pressedAtMs: atMs }],
    };
  if (contact.kind === 'move') return isStill ? stay(state) : bar(state, [state.id]);
  return contact.kind === 'down' ? stay(state) : { state: AWAY, intents: [{ kind: 'pointLeft' }] };
}

function aiming(
  rules: PressRules,
  state: Extract<PressState, { kind: 'aiming' }>,
  contact: Contact,
): PressStep {
  switch (contact.kind) {
    case 'move':
      return aimed(rules, state, contact.spot);
    case 'up': {
      // A finger rolls as it is lifted: what the lens showed counts, not where the skin last was.
      const { point, atMs } = state;
      if (point === undefined || !isOnWood(rules.layout, contact.spot)) return closed(false);
      const chosen: BoardIntent = { kind: 'pointChosen', point, by: 'touch', pressedAtMs: atMs };
      return { state: AWAY, intents: [...closed(true).intents, chosen] };
    }
    case 'cancel':
      return closed(false);
    case 'down':
    case 'leave':
      return stay(state);
  }
}

/** The lens's aim moves towards the finger; off the wood it aims at nothing. */
function aimed({ layout }: PressRules, state: Extract<PressState, { kind: 'aiming' }>, to: Spot): PressStep {
  const far = distance(state.aim, to);
  const share = far <= AIM_STEP ? 1 : AIM_STEP / far;
  const aim =
    share === 1
      ? to
      : { x: state.aim.x + (to.x - state.aim.x) * share, y: state.aim.y + (to.y - state.aim.y) * share };
  const point = isOnWood(layout, to) ? pointNear(layout, aim, FINGER_REACH) : undefined;
  const beyond = to.x - middleOf(layout);
  const lensSide = Math.abs(beyond) < SIDE_SLACK ? state.lensSide : beyond > 0 ? 'left' : 'right';
  return {
    state: { ...state, finger: to, aim, point, lensSide },
    intents: point === state.point ? [] : [{ kind: 'lensMoved', point }],
  };
}

/** A second finger, or a slide where taps choose: no intent but that nothing is aimed at any more. */
function bar(state: PressState, fingers: readonly number[]): PressStep {
  const intents: BoardIntent[] =
    state.kind === 'aiming' ? [{ kind: 'lensClosed', isChosen: false }] : [{ kind: 'pointLeft' }];
  return { state: { kind: 'barred', fingers }, intents };
}

function barred(state: Extract<PressState, { kind: 'barred' }>, contact: Contact): PressStep {
  if (contact.device === 'mouse') return stay(state);
  const others = state.fingers.filter((id) => id !== contact.id);
  if (contact.kind === 'down') return stay({ kind: 'barred', fingers: [...others, contact.id] });
  if (contact.kind === 'move' || contact.kind === 'leave') return stay(state);
  return stay(others.length === 0 ? AWAY : { kind: 'barred', fingers: others });
}

function closed(isChosen: boolean): PressStep {
  return { state: AWAY, intents: [{ kind: 'lensClosed', isChosen }] };
}

function stay(state: PressState): PressStep {
  return { state, intents: [] };
}

function hoverIntents(from: Point | undefined, to: Point | undefined, by: 'mouse' | 'touch'): BoardIntent[] {
  if (from === to) return [];
  return to === undefined ? [{ kind: 'pointLeft' }] : [{ kind: 'pointHovered', point: to, by }];
}

function middleOf({ box }: Layout): number {
  return box.x + box.width / 2;
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
