/*
 * The next state of a plate: pure. What a touch does depends on what the plate asks; whether a stone may be set is
 * asked of the rules, the French ones, each time.
 */
import type { Step } from '@honte/content';
import { EMPTY, neighborsOf, type Point, type Position, pointsOf } from '@honte/rules';
import {
  askedOf,
  isAsked,
  isDone,
  libertiesOf,
  nowOf,
  openedPlate,
  type PlateIntent,
  type PlateNotice,
  type PlatePlay,
  type PlateState,
} from './plate-state.ts';

export function updatePlate(state: PlateState, intent: PlateIntent): PlateState {
  switch (intent.kind) {
    case 'chosen':
      return chosen(state, intent.point);
    case 'shown':
      return shown(state);
    case 'wentBack':
      return wentBack(state);
    case 'restarted':
      return openedPlate(state.plate);
    case 'runToggled':
      if (state.isRunning) return { ...state, isRunning: false };
      return { ...(isDone(state) ? openedPlate(state.plate) : state), isRunning: true };
  }
}

function chosen(state: PlateState, point: Point): PlateState {
  const { plate } = state;
  switch (plate.kind) {
    case 'names':
    case 'count':
      return { ...state, notice: { kind: 'point', point } };
    case 'liberties':
      return sought(state, plate.chain, point);
    case 'play':
    case 'line':
      return played({ ...state, isRunning: false }, point);
    case 'still':
      return state;
  }
}

/** A point is taken for a liberty of the chain. */
function sought(state: PlateState, chain: Point, point: Point): PlateState {
  const { board, geometry } = nowOf(state);
  const stones = board.chainAt(chain);
  const touching = neighborsOf(geometry, point).filter((p) => stones.includes(p)).length;
  const no = (why: Extract<PlateNotice, { kind: 'noLiberty' }>['why']): PlateState => ({
    ...state,
    notice: { kind: 'noLiberty', point, why },
  });
  if (board.stones[point] !== EMPTY) return no('stone');
  if (touching === 0) return no(isDiagonal(state, stones, point) ? 'diagonal' : 'far');
  if (state.found.includes(point)) return no('again');
  return { ...state, found: [...state.found, point], notice: { kind: 'liberty', point, stones: touching } };
}

function isDiagonal(state: PlateState, stones: readonly Point[], point: Point): boolean {
  const { width } = state.plate.geometry;
  const [x, y] = [point % width, Math.floor(point / width)];
  return stones.some((p) => Math.abs((p % width) - x) === 1 && Math.abs(Math.floor(p / width) - y) === 1);
}

function played(state: PlateState, point: Point): PlateState {
  const step = askedOf(state);
  if (!step) return state;
  const { color } = step;
  const now = turned(state, step);
  const legality = nowOf(now).legality(point);
  if (legality.kind === 'occupied') return { ...state, notice: { kind: 'occupied', point } };
  const isWanted = isAsked(state, step, point);
  if (legality.kind !== 'legal') {
    const notice = { kind: 'refused', point, color, refusal: legality } as const;
    if (!isWanted) return { ...state, notice };
    return { ...state, notice, step: state.step + 1, refused: [...state.refused, point] };
  }
  return isWanted ? set(now, point) : { ...state, notice: { kind: 'notAsked', point, color } };
}

/** The state in which it is the turn of the side that a step asks for: who was to move has passed. */
function turned(state: PlateState, { color }: Step): PlateState {
  const now = nowOf(state);
  return now.turn === color ? state : { ...state, positions: [...state.positions, now.passed()] };
}

/** The stone that a step asks for is set; the rules have been asked. */
function set(state: PlateState, point: Point): PlateState {
  const before = nowOf(state);
  const after = before.after(point);
  if (!after.ok) return state;
  const { board, ply } = after.value;
  const taken = board.prisoners(before.turn) - before.board.prisoners(before.turn);
  const play: PlatePlay = { color: before.turn, point, taken, ply };
  return {
    ...state,
    positions: [...state.positions, after.value],
    plays: [...state.plays, play],
    step: state.step + 1,
    notice: { kind: 'stepped' },
  };
}

/** One step on, done for the reader. */
function shown(state: PlateState): PlateState {
  const { plate } = state;
  const next =
    plate.kind === 'liberties'
      ? libertiesOf(state, plate.chain).find((p) => !state.found.includes(p))
      : answerTo(state);
  if (next === undefined) return { ...state, isRunning: false };
  const after = plate.kind === 'liberties' ? sought(state, plate.chain, next) : played(state, next);
  return { ...after, isRunning: state.isRunning && !isDone(after) };
}

/** The first point that does what is asked. */
function answerTo(state: PlateState): Point | undefined {
  const step = askedOf(state);
  if (!step) return undefined;
  const now = nowOf(turned(state, step));
  const wanted = pointsOf(now.geometry).filter((p) => isAsked(state, step, p));
  return wanted.find((p) => answers(now, step, p));
}

function answers(now: Position, { outcome }: Step, point: Point): boolean {
  const { kind } = now.legality(point);
  return outcome === 'played' ? kind === 'legal' : kind === outcome;
}

/** One stone back, where there is one. */
function wentBack(state: PlateState): PlateState {
  const last = state.plays.at(-1);
  if (!last) return state;
  const [start, ...rest] = state.positions;
  return {
    ...state,
    positions: [start, ...rest.slice(0, last.ply - 1)],
    plays: state.plays.slice(0, -1),
    step: state.step - 1,
    notice: { kind: 'none' },
    isRunning: false,
  };
}
