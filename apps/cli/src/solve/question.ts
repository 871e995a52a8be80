/*
 * What `honte solve` is asked, out of its words and a board.
 */
import {
  accept,
  BLACK,
  type Color,
  type Diagram,
  EMPTY,
  type Geometry,
  type Point,
  parseColor,
  parsePoint,
  pointAt,
  printPoint,
  type Result,
  refuse,
} from '@honte/rules';
import {
  checkProblem,
  enclosureOf,
  type Goal,
  type Problem,
  type ProblemRefusal,
  sidesOf,
} from '@honte/solver';
import type { Words } from '../command.ts';

const GOALS: readonly Goal[] = ['kill', 'capture', 'live', 'save', 'connect'];
export const GOAL_WORDS = GOALS.join(' ');

/** With more empty points than this, a region that nobody named is no region. */
const MOST_EMPTY = 30;

/** What the words ask, once there is a board. */
export type Asking = (board: Diagram) => Result<Problem, string>;

/** Reads all options but the limits. */
export function askingIn({ options }: Words): Result<Asking, string> {
  const goal = GOALS.find((name) => name === (options.goal ?? 'kill'));
  if (goal === undefined) return refuse(`--goal is one of ${GOAL_WORDS}, not "${options.goal}"`);
  if (typeof options.target !== 'string') return refuse('which stones? name one of each chain: --target C4');
  const side = typeof options.side === 'string' ? parseColor(options.side) : undefined;
  if (typeof options.side === 'string' && side === undefined)
    return refuse(`--side is B or W, not "${options.side}"`);
  const plies = numberIn(options.plies, '--plies');
  if (!plies.ok) return plies;
  const liberties = numberIn(options.escape, '--escape');
  if (!liberties.ok) return liberties;
  const names = options.target;
  const region = options.region;
  const bound = { plies: plies.value, escapeLiberties: liberties.value };
  return accept((board) => problemOn(board, goal, names, region, side, bound));
}

function problemOn(
  { geometry, stones }: Diagram,
  goal: Goal,
  names: string,
  regionNames: string | boolean | undefined,
  side: Color | undefined,
  bound: Problem['bound'],
): Result<Problem, string> {
  const targets = pointsNamed(geometry, names);
  if (!targets.ok) return targets;
  const named = typeof regionNames === 'string' ? pointsNamed(geometry, regionNames) : undefined;
  if (named !== undefined && !named.ok) return named;
  const bare: Problem = {
    geometry,
    stones,
    region: named === undefined ? targets.value : named.value,
    targets: targets.value,
    goal,
    first: BLACK,
    bound,
  };
  const checked = checkProblem(bare);
  if (!checked.ok) return refuse(printProblemRefusal(geometry, checked.error));
  const first = side ?? sidesOf(bare).achiever;
  if (named !== undefined) return accept({ ...bare, first });
  const region = enclosureOf(geometry, stones, targets.value);
  const empty = region.filter((p) => stones[p] === EMPTY).length;
  if (empty === 0) return refuse('no empty point within reach of the target');
  if (empty > MOST_EMPTY && bound.plies === undefined)
    return refuse(
      `${printPoint(geometry, targets.value[0] as Point)} is not enclosed (${empty} empty points within reach); name a --region, or a limit of --plies`,
    );
  return accept({ ...bare, region, first });
}

function numberIn(option: string | boolean | undefined, name: string): Result<number | undefined, string> {
  if (typeof option !== 'string') return accept(undefined);
  return /^[1-9]\d?$|^100$/.test(option)
    ? accept(Number(option))
    : refuse(`${name} is a whole number from 1 to 100, not "${option}"`);
}

/** Points named one by one or as rectangles, `A1:C3`, between commas or spaces. */
function pointsNamed(geometry: Geometry, text: string): Result<readonly Point[], string> {
  const points = new Set<Point>();
  for (const part of text.split(/[\s,]+/).filter((word) => word !== '')) {
    const [from = '', to = from, ...rest] = part.split(':');
    const a = parsePoint(geometry, from);
    const b = parsePoint(geometry, to);
    if (!a.ok || !b.ok || rest.length > 0)
      return refuse(
        `"${part}" is no point of this ${geometry.width} × ${geometry.height} board, nor two as A1:C3`,
      );
    for (const p of rectangle(geometry, a.value, b.value)) points.add(p);
  }
  return points.size > 0 ? accept([...points]) : refuse('no point is named');
}

function rectangle(geometry: Geometry, a: Point, b: Point): Point[] {
  const { width } = geometry;
  const xs = [a % width, b % width].sort((m, n) => m - n) as [number, number];
  const ys = [Math.floor(a / width), Math.floor(b / width)].sort((m, n) => m - n) as [number, number];
  const points: Point[] = [];
  for (let y = ys[0]; y <= ys[1]; y++)
    for (let x = xs[0]; x <= xs[1]; x++) points.push(pointAt(geometry, x, y));
  return points;
}

function printProblemRefusal(geometry: Geometry, refusal: ProblemRefusal): string {
  switch (refusal.code) {
    case 'noTarget':
      return 'no target is named';
    case 'noRegion':
      return 'no point of a region is named';
    case 'tooFewTargets':
      return 'a connection needs two stones or more: --target C4,E4';
    case 'plies':
      return '--plies is a whole number from 1 to 100';
    case 'escapeLiberties':
      return '--escape is a whole number from 1 to 100';
    case 'offBoard':
      return 'a point lies beyond the edge';
    case 'emptyTarget':
      return `there is no stone on ${printPoint(geometry, refusal.point)}`;
    case 'otherColor':
      return `the stone on ${printPoint(geometry, refusal.point)} is of another color than the first target`;
    case 'noLiberty':
      return `the chain at ${printPoint(geometry, refusal.point)} has no liberty`;
  }
}
