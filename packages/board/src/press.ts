/*
 * The pointer as a machine of states, pure: contacts go in, intents come out. A mouse chooses on release
 * over the point it pressed. A finger on a board of large points taps; on one of small points it aims
 * through a lens (see `aim.ts`). Two fingers, a scroll, a pinch choose nothing.
 */
import type { Point } from '@honte/rules';
import { aimed, aimedAt, aiming, closed } from './aim.ts';
import {
  AWAY,
  type Contact,
  distance,
  FINGER_REACH,
  type PressInput,
  type PressRules,
  type PressState,
  type PressStep,
  stay,
  TAP_SLOP_PX,
} from './contact.ts';
import type { BoardIntent } from './intent.ts';
import { pointNear } from './layout.ts';

/** How far outside the outer lines a mouse still means them, in cells. */
const MOUSE_REACH = 0.6;

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
  const moved = leaving(state, point);
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
      return { state: AWAY, intents: leaving(state, undefined) };
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

function fingerDown(rules: PressRules, state: PressState, contact: Contact): PressStep {
  const { id, pixel, atMs } = contact;
  const point = pointNear(rules.layout, contact.spot, FINGER_REACH);
  if (point === undefined) return { state: AWAY, intents: leaving(state, undefined) };
  if (rules.touch === 'tap')
    return {
      state: { kind: 'tapping', id, point, from: pixel, atMs },
      intents: [...leaving(state, undefined), { kind: 'pointHovered', point, by: 'touch' }],
    };
  // A proposal is not dropped by the tap that may confirm it.
  const left = state.kind === 'proposing' ? [] : leaving(state, undefined);
  return { state: aimedAt(rules, state, contact, point), intents: [...left, { kind: 'lensMoved', point }] };
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

/** A second finger, or a slide where taps choose: no intent but that nothing is aimed at any more. */
function bar(state: PressState, fingers: readonly number[]): PressStep {
  const intents: readonly BoardIntent[] =
    state.kind === 'aiming' ? closed(false).intents : [{ kind: 'pointLeft' }];
  return { state: { kind: 'barred', fingers }, intents };
}

function barred(state: Extract<PressState, { kind: 'barred' }>, contact: Contact): PressStep {
  if (contact.device === 'mouse') return stay(state);
  const others = state.fingers.filter((id) => id !== contact.id);
  if (contact.kind === 'down') return stay({ kind: 'barred', fingers: [...others, contact.id] });
  if (contact.kind === 'move' || contact.kind === 'leave') return stay(state);
  return stay(others.length === 0 ? AWAY : { kind: 'barred', fingers: others });
}

/** What a mouse or a finger elsewhere ends: what was shown before at another point. */
function leaving(state: PressState, to: Point | undefined): BoardIntent[] {
  const hovered: BoardIntent[] = to === undefined ? [] : [{ kind: 'pointHovered', point: to, by: 'mouse' }];
  if (state.kind === 'proposing') return [{ kind: 'proposalDropped' }, ...hovered];
  if (pointOf(state) === to) return [];
  return to === undefined ? [{ kind: 'pointLeft' }] : hovered;
}
