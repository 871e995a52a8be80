/*
 * A plate of the book on the page, immutable, and what can be wanted of it. `update-plate.ts` makes the next state.
 */
import type { LinePlate, Plate, PlayPlate, Step } from '@honte/content';
import {
  BLACK,
  type Color,
  invariant,
  opponent,
  type Point,
  Position,
  type Refusal,
  RULESETS,
  setUpStart,
} from '@honte/rules';

export interface PlateState {
  readonly plate: Plate;
  /** Every moment since the start, by plies; the last is now. */
  readonly positions: readonly [Position, ...Position[]];
  /** The plays since the start, passes left out. */
  readonly plays: readonly PlatePlay[];
  /** Steps done, or moves set. */
  readonly step: number;
  /** Points that a step was refused on. */
  readonly refused: readonly Point[];
  /** Liberties found, in the order of finding. */
  readonly found: readonly Point[];
  readonly notice: PlateNotice;
  /** Whether the line goes on by itself. */
  readonly isRunning: boolean;
}

export interface PlatePlay {
  readonly color: Color;
  readonly point: Point;
  /** How many stones it took. */
  readonly taken: number;
  /** The moment that it made. */
  readonly ply: number;
}

/** What the sentence under a plate is about, where it is not the task. */
export type PlateNotice =
  | { readonly kind: 'none' }
  /** A liberty found, which touches so many stones of its chain. */
  | { readonly kind: 'liberty'; readonly point: Point; readonly stones: number }
  | {
      readonly kind: 'noLiberty';
      readonly point: Point;
      readonly why: 'again' | 'stone' | 'diagonal' | 'far';
    }
  | { readonly kind: 'occupied'; readonly point: Point }
  | { readonly kind: 'refused'; readonly point: Point; readonly color: Color; readonly refusal: Refusal }
  /** The rules allow it, but it is not what the plate is about. */
  | { readonly kind: 'notAsked'; readonly point: Point; readonly color: Color }
  /** A step was done: what is said of it stands with the plate. */
  | { readonly kind: 'stepped' }
  | { readonly kind: 'point'; readonly point: Point };

export type PlateIntent =
  | { readonly kind: 'chosen'; readonly point: Point }
  /** One step on, done for the reader. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'wentBack' }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'runToggled' };

/** A plate as it stands in the book before anybody touched it. */
export function openedPlate(plate: Plate): PlateState {
  return {
    plate,
    positions: [startOf(plate)],
    plays: [],
    step: 0,
    refused: [],
    found: [],
    notice: { kind: 'none' },
    isRunning: false,
  };
}

function startOf(plate: Plate): Position {
  const start = setUpStart(plate.geometry, RULESETS.french, plate.stones, firstOf(plate));
  invariant(start.ok, `the board of plate ${plate.id} is none`);
  return Position.at(start.value);
}

function firstOf(plate: Plate): Color {
  if (plate.kind === 'play') return plate.steps[0]?.color ?? BLACK;
  return plate.kind === 'line' ? colorOf(plate, 0) : BLACK;
}

/** Whose a move of a line is: Black plays the odd ones. */
function colorOf({ first }: LinePlate, move: number): Color {
  return (first + move) % 2 === 1 ? BLACK : opponent(BLACK);
}

export function nowOf({ positions }: PlateState): Position {
  return positions[positions.length - 1]!;
}

/** What is asked next: of a plate that is played, and of one that is stepped through. Nothing at their end. */
export function askedOf({ plate, step }: PlateState): Step | undefined {
  if (plate.kind === 'play') return plate.steps[step];
  const point = plate.kind === 'line' ? plate.moves[step] : undefined;
  if (plate.kind !== 'line' || point === undefined) return undefined;
  return { color: colorOf(plate, step), at: [point], isElsewhere: false, outcome: 'played' };
}

/** Whether there is nothing more to do. */
export function isDone(state: PlateState): boolean {
  const { plate } = state;
  switch (plate.kind) {
    case 'play':
    case 'line':
      return askedOf(state) === undefined;
    case 'liberties':
      return state.found.length === libertiesOf(state, plate.chain).length;
    default:
      return false;
  }
}

/** The liberties of the chain on a point, as the board is now. */
export function libertiesOf(state: PlateState, chain: Point): readonly Point[] {
  return nowOf(state).board.libertiesAt(chain);
}

/** Whether a point is one that a step asks for. */
export function isAsked(state: PlateState, { at, isElsewhere, outcome }: Step, point: Point): boolean {
  if (isElsewhere) return !at.includes(point);
  return at.includes(point) && (outcome === 'played' || !state.refused.includes(point));
}

/** The play plate whose chain is still on the board, with a stone of it. */
export function chainOf(state: PlateState): Point | undefined {
  const { plate } = state;
  const chain = plate.kind === 'play' ? (plate as PlayPlate).chain : undefined;
  if (chain === undefined) return undefined;
  return nowOf(state).board.stones[chain] === plate.stones[chain] ? chain : undefined;
}
