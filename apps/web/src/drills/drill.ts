/*
 * An exercise on the table, immutable, and what can be wanted of it. `update-drill.ts` makes the next state, as `update`
 * does for the page.
 */
import { Board, type Color, EMPTY, type Point, regionsOf, type Stone } from '@honte/rules';
import type { Showing } from '../counting/board-show.ts';
import type { Exercise, Task } from './exercise.ts';
import type { Rectangle } from './rectangles.ts';
import type { Slips } from './slips.ts';

/** A chain that is marked otherwise than it should be. */
export interface MismarkedChain {
  readonly chain: readonly Point[];
  readonly color: Color;
  readonly fate: 'alive' | 'dead' | 'seki';
}

/** An empty region that was given to somebody else, or to nobody yet. */
export interface MisgivenRegion {
  readonly points: readonly Point[];
  /** `EMPTY` for nobody. */
  readonly owner: Stone;
}

export type Phase =
  | { readonly kind: 'answering' }
  | { readonly kind: 'wrongDead'; readonly chains: readonly MismarkedChain[] }
  | { readonly kind: 'wrongOwners'; readonly regions: readonly MisgivenRegion[] }
  | { readonly kind: 'wrongNumbers'; readonly slips: Slips }
  /** A number is missing. */
  | { readonly kind: 'incomplete' }
  /** The task is over: answered rightly, wrongly where there is one try, or shown. */
  | { readonly kind: 'over'; readonly how: 'right' | 'wrong' | 'shown' };

/** What is grouped while counting. */
interface Group extends Rectangle {
  readonly color: Color;
}

export interface Drill {
  readonly exercise: Exercise;
  /** Which of its tasks is asked, from 0. */
  readonly at: number;
  readonly phase: Phase;
  /** Stones marked dead: whole chains. */
  readonly marked: ReadonlySet<Point>;
  /** Whose each empty region is said to be, by its first point. */
  readonly given: ReadonlyMap<Point, Stone>;
  /** What stands in the two fields. */
  readonly written: { readonly black: string; readonly white: string };
  /** The field that digits go to. */
  readonly field: Color;
  /** Whether touches of the board make rectangles, those made, and the first corner of the next. */
  readonly isGrouping: boolean;
  readonly groups: readonly Group[];
  readonly corner: Point | undefined;
  /** Why the last rectangle was none: a point in it that is not of its color. */
  readonly stray: Point | undefined;
  /** Whether the answer is shown in rectangles. */
  readonly showsRectangles: boolean;
  /** What the receipt has the board show. */
  readonly showing: Showing;
  /** A point that was asked about when all was counted. */
  readonly asked: Point | undefined;
  /** Whether the first answer to this task has been given, and how all first answers were so far. */
  readonly isTried: boolean;
  readonly firsts: readonly boolean[];
}

export type DrillIntent =
  | { readonly kind: 'pointTouched'; readonly point: Point }
  | { readonly kind: 'checked' }
  | { readonly kind: 'shownChosen' }
  | { readonly kind: 'ownerChosen'; readonly owner: Stone }
  | { readonly kind: 'fieldChosen'; readonly color: Color }
  | { readonly kind: 'written'; readonly color: Color; readonly text: string }
  | { readonly kind: 'digitPressed'; readonly digit: number }
  | { readonly kind: 'erased' }
  | { readonly kind: 'groupingToggled' }
  | { readonly kind: 'groupTaken' }
  | { readonly kind: 'wentOn' }
  | { readonly kind: 'rectanglesToggled' }
  | { readonly kind: 'shown'; readonly showing: Showing };

export interface DrillEffect {
  readonly kind: 'keepAnswer';
  /** Whether the first answer was. */
  readonly right: boolean;
}

export const ANSWERING: Phase = { kind: 'answering' };

export function openedDrill(exercise: Exercise): Drill {
  return {
    exercise,
    at: 0,
    phase: ANSWERING,
    marked: new Set(),
    given: new Map(),
    written: { black: '', white: '' },
    field: 1,
    isGrouping: false,
    groups: [],
    corner: undefined,
    stray: undefined,
    showsRectangles: false,
    showing: { kind: 'count' },
    asked: undefined,
    isTried: false,
    firsts: [],
  };
}

export function taskOf({ exercise, at }: Drill): Task {
  return exercise.tasks[at] as Task;
}

/** Whether all tasks are over. */
export function isDone({ exercise, at, phase }: Drill): boolean {
  return phase.kind === 'over' && at === exercise.tasks.length - 1;
}

/** Whether the dead need not be guessed any more: they were asked after before. */
export function knowsDead({ exercise, at, phase }: Drill): boolean {
  const place = exercise.tasks.indexOf('dead');
  return place >= 0 && (place < at || (place === at && phase.kind === 'over'));
}

/** The chain on a point, and what has become of it. */
export function fateAt({ ending }: Exercise, p: Point): MismarkedChain | undefined {
  const { geometry, stones, dead, seki } = ending;
  const color = stones[p] as Stone;
  if (color === EMPTY) return undefined;
  const chain = Board.of(geometry, stones).chainAt(p);
  return { chain, color, fate: dead.includes(p) ? 'dead' : seki.includes(p) ? 'seki' : 'alive' };
}

/** The empty regions of the board without its dead, and to whom each belongs by area. */
export function regionsIn({ area }: Exercise): MisgivenRegion[] {
  return regionsOf(area.geometry, area.stonesLeft).map(({ points, touches }) => {
    const [owner] = touches;
    return { points, owner: touches.size === 1 && owner !== undefined ? owner : EMPTY };
  });
}
