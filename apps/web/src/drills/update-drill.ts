/*
 * The next state of an exercise, and what should follow: pure.
 */
import { type Color, EMPTY, ofColor, type Point, pointsOf, type Stone } from '@honte/rules';
import { touchedShow } from '../counting/board-show.ts';
import {
  ANSWERING,
  type Drill,
  type DrillEffect,
  type DrillIntent,
  fateAt,
  isDone,
  type Phase,
  regionsIn,
  taskOf,
} from './drill.ts';
import { type Exercise, expectedOf } from './exercise.ts';
import { pointsIn, rectangleOf } from './rectangles.ts';
import { type NumberTask, slipsOf } from './slips.ts';

type Updated = readonly [Drill, readonly DrillEffect[]];

/** Longer numbers no board has. */
const MOST_DIGITS = 3;

export function updateDrill(drill: Drill, intent: DrillIntent): Updated {
  const isOpen = drill.phase.kind !== 'over';
  switch (intent.kind) {
    case 'pointTouched':
      return [touched(drill, intent.point), []];
    case 'checked':
      return isOpen ? checked(drill) : [drill, []];
    case 'shownChosen':
      return isOpen ? over({ ...drill, ...withAnswer(drill) }, 'shown') : [drill, []];
    case 'ownerChosen':
      return isOpen && taskOf(drill) === 'whose' ? named(drill, intent.owner) : [drill, []];
    case 'fieldChosen':
      return [{ ...drill, field: intent.color }, []];
    case 'written':
      return [isOpen ? written(drill, intent.color, intent.text) : drill, []];
    case 'digitPressed':
      return [
        isOpen ? written(drill, drill.field, ofColor(drill.written, drill.field) + intent.digit) : drill,
        [],
      ];
    case 'erased':
      return [
        isOpen ? written(drill, drill.field, ofColor(drill.written, drill.field).slice(0, -1)) : drill,
        [],
      ];
    case 'groupingToggled':
      return [{ ...drill, isGrouping: !drill.isGrouping, corner: undefined, stray: undefined }, []];
    case 'groupTaken':
      return [{ ...drill, groups: drill.groups.slice(0, -1), corner: undefined, stray: undefined }, []];
    case 'wentOn':
      return [wentOn(drill), []];
    case 'rectanglesToggled':
      return [{ ...drill, showsRectangles: !drill.showsRectangles, showing: { kind: 'count' } }, []];
    case 'shown':
      return [{ ...drill, showing: intent.showing, showsRectangles: false, asked: undefined }, []];
  }
}

function touched(drill: Drill, point: Point): Drill {
  const { exercise, phase, showing } = drill;
  const shown = touchedShow(showing, point);
  if (shown) return { ...drill, showing: shown };
  if (phase.kind === 'over')
    return isDone(drill) ? { ...drill, asked: point, showing: { kind: 'count' } } : drill;
  switch (taskOf(drill)) {
    case 'dead': {
      const chain = fateAt(exercise, point)?.chain;
      if (!chain) return drill;
      const marked = new Set(drill.marked);
      const isMarked = marked.has(point);
      for (const p of chain)
        if (isMarked) marked.delete(p);
        else marked.add(p);
      return { ...drill, marked, phase: ANSWERING };
    }
    case 'owners': {
      const region = regionsIn(exercise).find(({ points }) => points.includes(point));
      const first = region?.points[0];
      if (first === undefined) return drill;
      const given = new Map(drill.given);
      const next = nextOwner(given.get(first));
      if (next === undefined) given.delete(first);
      else given.set(first, next);
      return { ...drill, given, phase: ANSWERING };
    }
    case 'whose':
      return drill;
    default:
      return drill.isGrouping ? grouped(drill, point) : drill;
  }
}

/** Black, White, nobody, and not said yet, in turn. */
function nextOwner(owner: Stone | undefined): Stone | undefined {
  switch (owner) {
    case undefined:
      return 1;
    case 1:
      return 2;
    case 2:
      return EMPTY;
    default:
      return undefined;
  }
}

/** The first touch is a corner, the second the other: what lies between is counted if it is all of one color. */
function grouped(drill: Drill, point: Point): Drill {
  const { exercise, corner, groups } = drill;
  const { geometry } = exercise.ending;
  const owner = countedFor(drill, point);
  if (corner === undefined) {
    if (owner === EMPTY) return { ...drill, stray: point };
    return { ...drill, corner: point, stray: undefined };
  }
  const color = countedFor(drill, corner) as Color;
  const rectangle = rectangleOf(geometry, corner, point);
  const points = pointsIn(geometry, rectangle);
  const taken = new Set(groups.flatMap((group) => pointsIn(geometry, group)));
  const stray = points.find((p) => countedFor(drill, p) !== color || taken.has(p));
  if (stray !== undefined) return { ...drill, corner: undefined, stray };
  return { ...drill, groups: [...groups, { ...rectangle, color }], corner: undefined, stray: undefined };
}

/** For whom a point counts in the number that is asked for; `EMPTY` for nobody. */
function countedFor(drill: Drill, p: Point): Stone {
  const { area, territory } = drill.exercise;
  if (taskOf(drill) === 'area') return area.owner[p] as Stone;
  return territory.reason[p] === 'surrounded' ? (territory.owner[p] as Stone) : EMPTY;
}

function written(drill: Drill, color: Color, text: string): Drill {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS);
  const fields = color === 1 ? { ...drill.written, black: digits } : { ...drill.written, white: digits };
  return { ...drill, written: fields, field: color, phase: ANSWERING };
}

function checked(drill: Drill): Updated {
  const { exercise } = drill;
  const task = taskOf(drill);
  switch (task) {
    case 'whose':
      return [drill, []];
    case 'dead': {
      const chains = mismarked(exercise, drill.marked);
      return chains.length === 0 ? over(drill, 'right') : wrong(drill, { kind: 'wrongDead', chains });
    }
    case 'owners': {
      const regions = regionsIn(exercise).filter(
        ({ points, owner }) => drill.given.get(points[0] as Point) !== owner,
      );
      return regions.length === 0 ? over(drill, 'right') : wrong(drill, { kind: 'wrongOwners', regions });
    }
    default:
      return numbersChecked(drill, task);
  }
}

function mismarked(exercise: Exercise, marked: ReadonlySet<Point>) {
  const { geometry } = exercise.ending;
  return pointsOf(geometry).flatMap((p) => {
    const fate = fateAt(exercise, p);
    if (!fate || fate.chain[0] !== p) return [];
    return marked.has(p) === (fate.fate === 'dead') ? [] : [fate];
  });
}

function numbersChecked(drill: Drill, task: NumberTask): Updated {
  const { black, white } = drill.written;
  if (black === '' || white === '')
    return [{ ...drill, phase: { kind: 'incomplete' }, field: black === '' ? 1 : 2 }, []];
  const numbers = { black: Number(black), white: Number(white) };
  const expected = expectedOf(drill.exercise, task);
  if (numbers.black === expected.black && numbers.white === expected.white) return over(drill, 'right');
  return wrong(drill, { kind: 'wrongNumbers', slips: slipsOf(drill.exercise, task, numbers) });
}

/** Of one point there is one try: the answer says why. */
function named(drill: Drill, owner: Stone): Updated {
  const point = drill.exercise.points[drill.at] as Point;
  return over(drill, drill.exercise.area.owner[point] === owner ? 'right' : 'wrong');
}

function wrong(drill: Drill, phase: Phase): Updated {
  return tried({ ...drill, phase, isGrouping: false, corner: undefined }, false);
}

function over(drill: Drill, how: 'right' | 'wrong' | 'shown'): Updated {
  const next = {
    ...drill,
    phase: { kind: 'over', how },
    isGrouping: false,
    corner: undefined,
    groups: [],
  } as const;
  return tried(next, how === 'right');
}

/** The first answer counts. */
function tried(drill: Drill, right: boolean): Updated {
  if (drill.isTried) return [drill, []];
  return [{ ...drill, isTried: true, firsts: [...drill.firsts, right] }, [{ kind: 'keepAnswer', right }]];
}

/** The answer to the task, as if the person had given it. */
function withAnswer(drill: Drill): Partial<Drill> {
  const { exercise } = drill;
  const task = taskOf(drill);
  switch (task) {
    case 'whose':
      return {};
    case 'dead':
      return { marked: new Set(exercise.ending.dead) };
    case 'owners':
      return { given: new Map(regionsIn(exercise).map(({ points, owner }) => [points[0] as Point, owner])) };
    default: {
      const { black, white } = expectedOf(exercise, task);
      return { written: { black: String(black), white: String(white) } };
    }
  }
}

function wentOn(drill: Drill): Drill {
  if (drill.phase.kind !== 'over' || isDone(drill)) return drill;
  const { exercise, at, firsts, marked } = drill;
  return {
    ...drill,
    exercise,
    at: at + 1,
    phase: ANSWERING,
    marked,
    written: { black: '', white: '' },
    field: 1,
    isTried: false,
    firsts,
    showing: { kind: 'count' },
    asked: undefined,
    stray: undefined,
  };
}
