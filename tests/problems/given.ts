/*
 * The given problems, as the solver asks them, with what is said of their moves.
 */
import { readFileSync } from 'node:fs';
import { type Geometry, geometryOf, type Point, parseColor, parseDiagram, parsePoint } from '@honte/rules';
import { checkProblem, type Goal, type Problem } from '@honte/solver';

/** A problem of the file. Moves are written `B D3`. */
interface Written {
  readonly id: string;
  readonly size: readonly [number, number];
  readonly setup: readonly string[];
  readonly toMove: string;
  readonly goal: Goal | 'capture one of the two';
  readonly target: readonly string[];
  readonly solutions: readonly string[];
  readonly wrong: readonly {
    readonly move: string;
    readonly replies?: readonly string[];
    readonly result: string;
  }[];
  readonly verified: {
    readonly region: readonly string[];
    readonly maxPlies: number | null;
    readonly escapeLiberties: number | null;
    readonly result: 'unconditional' | 'ko';
    readonly otherMovesOnlyKo: readonly string[];
  };
}

export interface Given {
  readonly id: string;
  readonly problem: Problem;
  readonly isClosed: boolean;
  /** The moves that work, or where none does, those that work by ko: names of points in order. */
  readonly solutions: readonly string[];
  /** Whether the solutions need a ko. */
  readonly isKo: boolean;
  /** Other moves that work, but only by ko. */
  readonly onlyByKo: readonly string[];
  /** For wrong moves that fail: all answers that refute them, a pass only where no play does. */
  readonly refutations: ReadonlyMap<string, readonly string[]>;
}

export function givenProblems(): readonly Given[] {
  const text = readFileSync(new URL('problems.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { problems: readonly Written[] }).problems.map(givenOf);
}

function givenOf(written: Written): Given {
  const { id, size, setup, target, goal, verified, solutions, wrong } = written;
  const diagram = parseDiagram(setup.join('\n'));
  const first = parseColor(written.toMove);
  if (!diagram.ok || first === undefined) throw new Error(`${id} cannot be read`);
  const geometry = geometryOf(...size);
  const points = (names: readonly string[]) => names.map((name) => pointOf(geometry, name));
  const problem = checkProblem({
    geometry,
    stones: diagram.value.stones,
    region: points(verified.region),
    targets: points(target),
    goal: goal === 'capture one of the two' ? 'capture' : goal,
    first,
    bound: {
      plies: verified.maxPlies ?? undefined,
      escapeLiberties: verified.escapeLiberties ?? undefined,
    },
  });
  if (!problem.ok) throw new Error(`${id}: ${problem.error.code}`);
  return {
    id,
    problem: problem.value,
    isClosed: verified.maxPlies === null,
    solutions: solutions.map(nameOf).sort(),
    isKo: verified.result === 'ko',
    onlyByKo: verified.otherMovesOnlyKo.map(nameOf).sort(),
    refutations: new Map(
      wrong.flatMap(({ move, replies }) => (replies ? [[nameOf(move), replies.map(nameOf).sort()]] : [])),
    ),
  };
}

/** `D3` of `B D3`. */
function nameOf(move: string): string {
  return move.slice(2);
}

function pointOf(geometry: Geometry, name: string): Point {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(`no point ${name}`);
  return point.value;
}
