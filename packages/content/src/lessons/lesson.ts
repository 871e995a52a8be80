/*
 * A lesson: small positions with a goal each. Begin with `lessonOf`, which makes one of what is written in
 * `LessonSource`, and with `positionOf` for the board that a learner has before them.
 */
import {
  BLACK,
  type Color,
  type Geometry,
  invariant,
  type Move,
  opponent,
  type Point,
  Position,
  parseDiagram,
  RULESETS,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { pointsNamed } from '../points-named.ts';
import type { Goal, TextGoal } from './goal.ts';

/** How a lesson is written: plain data, points by their names, boards as diagrams. */
export interface LessonSource {
  /** Its address: lower-case letters, digits and dashes. */
  readonly id: string;
  /** In the order in which one meets them. */
  readonly exercises: readonly ExerciseSource[];
}

interface ExerciseSource {
  /** Unlike the others of its lesson: the key of its texts. */
  readonly id: string;
  /** As `parseDiagram` reads it: `X` Black, `O` White. */
  readonly board: string;
  /** Whom the learner plays, or speaks for. */
  readonly play: 'B' | 'W';
  /** Played from the diagram on before the learner comes, in turn, so that the board has a past. */
  readonly before?: string;
  readonly goal: TextGoal;
  /** Points with a triangle: those that the text calls marked. */
  readonly marked?: string;
  /** Chains whose liberties are ringed from the start, as an example. */
  readonly ringed?: string;
  /** Points with letters that the text names. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Points to White in a position to be counted, a multiple of ½; none when left out. */
  readonly komi?: number;
  /** A stone of each dead chain in a position to be counted. */
  readonly dead?: string;
  /** Whether the signs of the count are shown from the start. */
  readonly isCounted?: boolean;
}

export interface Lesson {
  readonly id: string;
  readonly exercises: readonly Exercise[];
}

/** One small position and what to do there. */
export interface Exercise {
  readonly id: string;
  readonly geometry: Geometry;
  /** The diagram, one entry a point. */
  readonly stones: Uint8Array;
  /** Whom the learner plays, or speaks for. */
  readonly color: Color;
  readonly before: readonly Move[];
  readonly goal: Goal;
  readonly marked: readonly Point[];
  readonly ringed: readonly Point[];
  readonly letters: ReadonlyMap<Point, string>;
  readonly komi: number;
  readonly dead: readonly Point[];
  readonly isCounted: boolean;
}

/**
 * The lesson that is written so.
 *
 * @throws where a diagram or a point is misspelled: a test reads every lesson.
 */
export function lessonOf({ id, exercises }: LessonSource): Lesson {
  return { id, exercises: exercises.map(exerciseOf) };
}

function exerciseOf(source: ExerciseSource): Exercise {
  const diagram = parseDiagram(source.board);
  invariant(diagram.ok, `the board of ${source.id} can be read`);
  const { geometry, stones } = diagram.value;
  const color = colorOf(source.play);
  const list = (text = '') => listed(geometry, text);
  const plays = list(source.before);
  const first = plays.length % 2 === 0 ? color : opponent(color);
  return {
    id: source.id,
    geometry,
    stones,
    color,
    before: plays.map((point, i) => ({
      kind: 'play',
      color: i % 2 === 0 ? first : opponent(first),
      point,
    })),
    goal: goalOf(geometry, source.goal),
    marked: list(source.marked),
    ringed: list(source.ringed),
    letters: new Map(
      Object.entries(source.letters ?? {}).map(([name, letter]) => [pointNamed(geometry, name), letter]),
    ),
    komi: source.komi ?? 0,
    dead: list(source.dead),
    isCounted: source.isCounted ?? false,
  };
}

function goalOf(geometry: Geometry, goal: TextGoal): Goal {
  const point = (name: string) => pointNamed(geometry, name);
  const list = (text: string) => listed(geometry, text);
  switch (goal.kind) {
    case 'touch':
      if ('of' in goal) return { ...goal, of: point(goal.of) };
      return 'color' in goal ? { ...goal, color: colorOf(goal.color) } : goal;
    case 'play':
      return 'to' in goal
        ? { ...goal, of: point(goal.of), to: point(goal.to) }
        : { ...goal, of: point(goal.of) };
    case 'solve': {
      const { region, ...rest } = goal;
      const targets = list(goal.targets);
      return region === undefined ? { ...rest, targets } : { ...rest, targets, region: list(region) };
    }
    case 'script': {
      const turns = goal.turns.map(({ right, reply, otherwise }) => ({
        right: list(right),
        reply: list(reply),
        otherwise: list(otherwise),
      }));
      return { ...goal, turns };
    }
    case 'number':
      if ('of' in goal) return { ...goal, of: point(goal.of) };
      return 'color' in goal ? { ...goal, color: colorOf(goal.color) } : goal;
    case 'choose': {
      const shown = Object.entries(goal.choices).map(([key, text]) => [key, list(text)] as const);
      return { ...goal, choices: Object.fromEntries(shown) };
    }
  }
}

function colorOf(letter: 'B' | 'W'): Color {
  return letter === 'B' ? BLACK : WHITE;
}

function pointNamed(geometry: Geometry, name: string): Point {
  const [point] = listed(geometry, name);
  invariant(point !== undefined, `${name} is a point`);
  return point;
}

function listed(geometry: Geometry, text: string): Point[] {
  const points = pointsNamed(geometry, text);
  invariant(points !== undefined, `${text} are points of the board`);
  return points;
}

/** The moment of a lesson's game after these moves, by French rules, before which `before` was played. */
export function positionOf({ geometry, stones, color, before }: Exercise, moves: readonly Move[]): Position {
  const first = before.length % 2 === 0 ? color : opponent(color);
  const start = setUpStart(geometry, RULESETS.french, stones, first);
  invariant(start.ok, 'the stones of an exercise have liberties');
  let position = Position.at(start.value);
  for (const move of [...before, ...moves]) {
    const next = move.kind === 'play' ? position.after(move.point) : undefined;
    invariant(next === undefined || next.ok, 'a move in a lesson is one that the rules allow');
    position = next?.ok ? next.value : position.passed();
  }
  return position;
}
