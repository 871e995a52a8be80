/*
 * A finger that aims through the lens, as part of the machine in `press.ts`. Lifted after the lens has
 * shown a point long enough to be seen, it chooses that point. Lifted sooner, as in a tap or a flick, it
 * only proposes it: a second tap on the same point chooses it.
 */

import type { Point } from '@honte/rules';
import {
  type Aiming,
  AWAY,
  type Contact,
  distance,
  FINGER_REACH,
  type LensSide,
  type PressRules,
  type PressState,
  type PressStep,
  stay,
  TAP_SLOP_PX,
} from './contact.ts';
import type { BoardIntent } from './intent.ts';
import { CELL, isOnWood, type Layout, pointNear, type Spot } from './layout.ts';

/** How far the lens's aim moves in one frame, in units. */
const AIM_STEP = 1.2 * CELL;
/** The lens changes sides only when the finger is this far beyond the middle, in units. */
const SIDE_SLACK = 0.8 * CELL;
/** How long a finger rests before lifting it chooses: one that lies still, and one that slid there. */
const LOOK_MS = 300;
const REST_MS = 100;

/** The lens opens under a finger that has come down near `point`. */
export function aimedAt({ layout }: PressRules, before: PressState, contact: Contact, point: Point): Aiming {
  const { id, spot, pixel, atMs } = contact;
  return {
    kind: 'aiming',
    id,
    point,
    finger: spot,
    aim: spot,
    lensSide: spot.x > middleOf(layout) ? 'left' : 'right',
    atMs,
    from: pixel,
    isSlide: false,
    sinceMs: atMs,
    proposed: before.kind === 'proposing' ? before.point : undefined,
  };
}

/** What follows from the aiming finger's next contact. */
export function aiming(rules: PressRules, state: Aiming, contact: Contact): PressStep {
  switch (contact.kind) {
    case 'move': {
      const isSlide = state.isSlide || distance(state.from, contact.pixel) > TAP_SLOP_PX;
      return aimed(rules, { ...state, isSlide }, contact.spot, contact.atMs);
    }
    case 'up':
      return lifted(rules, state, contact);
    case 'cancel':
      return closed(false);
    case 'down':
    case 'leave':
      return stay(state);
  }
}

/** A finger rolls as it is lifted: what the lens showed counts, not where the skin last was. */
function lifted({ layout, asks }: PressRules, state: Aiming, contact: Contact): PressStep {
  const { point, atMs, sinceMs, isSlide, proposed, lensSide } = state;
  if (point === undefined || !isOnWood(layout, contact.spot)) return closed(false);
  const hasRested = contact.atMs - sinceMs >= (isSlide ? REST_MS : LOOK_MS);
  if (asks(point) && !hasRested && (isSlide || point !== proposed))
    return {
      state: { kind: 'proposing', point, lensSide },
      intents: [{ kind: 'pointProposed', point }],
    };
  const chosen: BoardIntent = { kind: 'pointChosen', point, by: 'touch', pressedAtMs: atMs };
  return { state: AWAY, intents: [...closed(true).intents, chosen] };
}

/**
 * The lens's aim moves towards the finger; off the wood it aims at nothing.
 *
 * @param nowMs when, if the finger itself has moved.
 */
export function aimed({ layout }: PressRules, state: Aiming, to: Spot, nowMs = state.sinceMs): PressStep {
  const far = distance(state.aim, to);
  const share = far <= AIM_STEP ? 1 : AIM_STEP / far;
  const aim =
    share === 1
      ? to
      : { x: state.aim.x + (to.x - state.aim.x) * share, y: state.aim.y + (to.y - state.aim.y) * share };
  const point = isOnWood(layout, to) ? pointNear(layout, aim, FINGER_REACH) : undefined;
  const isSame = point === state.point;
  // While the aim still catches up, the finger has not rested.
  const sinceMs = isSame && share === 1 ? state.sinceMs : nowMs;
  return {
    state: { ...state, finger: to, aim, point, lensSide: sideOf(layout, to, state.lensSide), sinceMs },
    intents: isSame ? [] : [{ kind: 'lensMoved', point }],
  };
}

export function closed(isChosen: boolean): PressStep {
  return { state: AWAY, intents: [{ kind: 'lensClosed', isChosen }] };
}

function sideOf(layout: Layout, at: Spot, side: LensSide): LensSide {
  const beyond = at.x - middleOf(layout);
  if (Math.abs(beyond) < SIDE_SLACK) return side;
  return beyond > 0 ? 'left' : 'right';
}

function middleOf({ box }: Layout): number {
  return box.x + box.width / 2;
}
