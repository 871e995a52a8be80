/*
 * What a node of a record can hold: the events of games, and two that only records know. Here they become
 * steps of a line.
 */
import {
  accept,
  BLACK,
  type Color,
  EMPTY,
  isPointOf,
  type Placement,
  type Point,
  type Refusal,
  type Result,
  refuse,
  WHITE,
} from '@honte/rules';
import type { Deed, Event } from './event.ts';
import { extend, type Line, positionAt, startOfLine } from './line.ts';
import { type Step, turnOnResume } from './step.ts';

/** A record set stones by hand in mid-game; `turn` is to move. */
export interface Edited {
  readonly kind: 'edited';
  readonly stones: readonly Placement[];
  readonly turn: Color;
}

/** A record holds a play that the rules forbid; it is carried out all the same. */
export interface Forced extends Deed {
  readonly kind: 'forced';
  readonly point: Point;
}

export type TreeEvent = Event | Edited | Forced;

/** Why a node cannot hold an event. */
export type TreeRefusal =
  /** Who moves, or is to move, is neither Black nor White. */
  | { readonly code: 'noSuchColor' }
  /** What is set on a point is no stone and not empty. */
  | { readonly code: 'notAStone' }
  | { readonly code: 'offBoard' }
  /** The rules forbid the play. */
  | { readonly code: 'illegal'; readonly refusal: Refusal };

/**
 * The line after what a node holds, or why it cannot hold it. Whatever plain data says of colors, stones and
 * points is looked at first.
 *
 * @param extending what makes the longer line: `extend`, or a `LineRunner`.
 */
export function lineAfter(
  line: Line,
  event: TreeEvent | undefined,
  extending: typeof extend = extend,
): Result<Line, TreeRefusal> {
  if (!event) return accept(line);
  const { geometry } = startOfLine(line);
  if (!colorsOf(event).every(isColor)) return refuse({ code: 'noSuchColor' });
  const step = stepOf(line, event);
  if (!step) return accept(line);
  if (step.kind === 'edit' && !step.stones.every(({ stone }) => stone === EMPTY || isColor(stone)))
    return refuse({ code: 'notAStone' });
  if (!pointsOfStep(step).every((p) => isPointOf(geometry, p))) return refuse({ code: 'offBoard' });
  const longer = extending(line, step);
  return longer.ok ? longer : refuse({ code: 'illegal', refusal: longer.error });
}

function stepOf(line: Line, event: TreeEvent): Step | undefined {
  switch (event.kind) {
    case 'played':
      return { kind: 'play', color: event.by, point: event.point };
    case 'passed':
      return { kind: 'pass', color: event.by };
    case 'resumed':
      return { kind: 'resume', turn: turnOnResume(positionAt(line), event.by) };
    case 'handicapPlaced':
      return {
        kind: 'edit',
        stones: event.points.map((point) => ({ point, stone: BLACK })),
        turn: WHITE,
      };
    case 'edited':
      return { kind: 'edit', stones: event.stones, turn: event.turn };
    case 'forced':
      return { kind: 'force', color: event.by, point: event.point };
    default:
      return undefined;
  }
}

function pointsOfStep(step: Step): readonly Point[] {
  switch (step.kind) {
    case 'play':
    case 'force':
      return [step.point];
    case 'edit':
      return step.stones.map(({ point }) => point);
    case 'pass':
    case 'resume':
      return [];
  }
}

function isColor(color: number): boolean {
  return color === BLACK || color === WHITE;
}

/** Who did it, or moves after it. */
function colorsOf(event: TreeEvent): readonly Color[] {
  if (event.kind === 'edited') return [event.turn];
  return 'by' in event ? [event.by] : [];
}
