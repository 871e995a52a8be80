/*
 * What the board shows of an exercise: what was marked, given or grouped; where an answer differs; and the count.
 */
import { type BoardView, countShown, type Overlay } from '@honte/board';
import {
  COLORS,
  type Color,
  EMPTY,
  opponent,
  type Point,
  pointsOf,
  type Receipt,
  type Stone,
} from '@honte/rules';
import { shownBoard } from '../counting/board-show.ts';
import { type Drill, isDone, knowsDead, regionsIn, taskOf } from './drill.ts';
import { rectanglesOf } from './rectangles.ts';
import type { Slips } from './slips.ts';

/** What stands on the point that is asked about, and on the first corner of a rectangle. */
const ASKED_SIGN = '?';
const CORNER_SIGN = '+';

export function drillBoardOf(drill: Drill): BoardView {
  const { geometry, stones } = drill.exercise.ending;
  const base: BoardView = { geometry, stones, overlays: overlaysOf(drill) };
  const isShowing = drill.showing.kind === 'proof' || (isDone(drill) && !drill.showsRectangles);
  return isShowing ? shownBoard(base, drill.showing) : base;
}

function overlaysOf(drill: Drill): Overlay[] {
  if (isDone(drill)) return drill.showsRectangles ? inRectangles(drill) : countOverlays(drill);
  const overlays = [...markOverlays(drill), ...ownerOverlays(drill), ...groupOverlays(drill)];
  const { phase, exercise, at } = drill;
  if (taskOf(drill) === 'whose') {
    const point = exercise.points[at] as Point;
    if (phase.kind !== 'over') overlays.push({ kind: 'proposals', labels: [{ point, text: ASKED_SIGN }] });
    else overlays.push(...oneOwner(drill, point));
  }
  if (phase.kind === 'wrongDead')
    overlays.push({ kind: 'figures', figure: 'square', points: phase.chains.flatMap(({ chain }) => chain) });
  if (phase.kind === 'wrongOwners')
    overlays.push({
      kind: 'figures',
      figure: 'square',
      points: phase.regions.flatMap(({ points }) => points),
    });
  if (phase.kind === 'wrongNumbers') overlays.push(...slipOverlays(drill, phase.slips));
  return overlays;
}

/** The receipt that the answer is counted by. */
export function receiptOf({ exercise }: Drill): Receipt {
  const byTerritory = exercise.tasks.some(
    (task) => task === 'territory' || task === 'filled' || task === 'surrounded',
  );
  return byTerritory ? exercise.territory : exercise.area;
}

function countOverlays(drill: Drill): Overlay[] {
  return countShown(drill.exercise.ending.stones, receiptOf(drill));
}

/** Stones that are marked dead, pale under the sign of the other color. */
function markOverlays(drill: Drill): Overlay[] {
  const { exercise, marked } = drill;
  const isAsked = taskOf(drill) === 'dead';
  const dead = isAsked ? [...marked] : knowsDead(drill) ? exercise.ending.dead : [];
  return COLORS.map((color) => ({
    kind: 'dead',
    owner: opponent(color),
    points: dead.filter((p) => exercise.ending.stones[p] === color),
  }));
}

function ownerOverlays(drill: Drill): Overlay[] {
  const { exercise, given } = drill;
  if (taskOf(drill) !== 'owners') return [];
  const { stones } = exercise.ending;
  return regionsIn(exercise).flatMap(({ points }): Overlay[] => {
    const owner = given.get(points[0] as Point);
    if (owner === undefined) return [];
    return [
      { kind: 'territory', owner, points: points.filter((p) => stones[p] === EMPTY) },
      { kind: 'dead', owner, points: points.filter((p) => stones[p] !== EMPTY) },
    ];
  });
}

function groupOverlays({ groups, corner }: Drill): Overlay[] {
  const zones = groups.map(
    ({ from, to, color, columns, rows }): Overlay => ({
      kind: 'zone',
      from,
      to,
      owner: color,
      text: String(columns * rows),
    }),
  );
  return corner === undefined
    ? zones
    : [...zones, { kind: 'proposals', labels: [{ point: corner, text: CORNER_SIGN }] }];
}

function oneOwner({ exercise }: Drill, point: Point): Overlay[] {
  const { area, ending } = exercise;
  if (area.reason[point] === 'stone') return [{ kind: 'figures', figure: 'square', points: [point] }];
  const owner = area.owner[point] as Stone;
  const region = regionsIn(exercise).find(({ points }) => points.includes(point))?.points ?? [point];
  const others = pointsOf(area.geometry).filter((p) => !region.includes(p));
  const shown = region.filter((p) => ending.stones[p] === EMPTY);
  const dead = region.filter((p) => ending.dead.includes(p));
  return [
    { kind: 'territory', owner, points: shown },
    { kind: 'dead', owner, points: dead },
    { kind: 'dimmed', points: others.filter((p) => ending.stones[p] === EMPTY) },
  ];
}

/** Where the numbers went wrong, as far as it is known. */
function slipOverlays({ exercise }: Drill, slips: Slips): Overlay[] {
  if (slips.kind === 'swapped') return [];
  const where = new Set(slips.slips.flatMap(({ points }) => points));
  if (where.size === 0) return [];
  return [{ kind: 'dimmed', points: pointsOf(exercise.ending.geometry).filter((p) => !where.has(p)) }];
}

/** The surrounded points of both colors in rectangles, each with its number. */
function inRectangles(drill: Drill): Overlay[] {
  const receipt = receiptOf(drill);
  const { stones, dead } = drill.exercise.ending;
  const zones = COLORS.flatMap((color) =>
    rectanglesIn(receipt, color).map(
      ({ from, to, columns, rows }): Overlay => ({
        kind: 'zone',
        from,
        to,
        owner: color,
        text: String(columns * rows),
      }),
    ),
  );
  const pale = COLORS.map(
    (color): Overlay => ({
      kind: 'dead',
      owner: opponent(color),
      points: dead.filter((p) => stones[p] === color),
    }),
  );
  return [...zones, ...pale];
}

/** The surrounded points of a color in rectangles, the largest first. */
export function rectanglesIn({ geometry, owner, reason }: Receipt, color: Color) {
  const points = pointsOf(geometry).filter((p) => owner[p] === color && reason[p] === 'surrounded');
  return rectanglesOf(geometry, points);
}
