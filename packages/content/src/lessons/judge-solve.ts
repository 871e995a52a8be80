/*
 * Judges a sequence that is played against the solver: a move is right when what is wanted can still be had after it,
 * and a wrong one is answered by what it allows. A move outside the region is like a pass.
 */
import { type Color, invariant, type Move, opponent, type Point } from '@honte/rules';
import { checkProblem, enclosureOf, type Reply, Solver } from '@honte/solver';
import type { GoalOfKind } from './goal.ts';
import { type Exercise, positionOf } from './lesson.ts';
import type { Done, Reason, Verdict } from './verdict.ts';

type Solve = GoalOfKind<'solve'>;

/** Far more than a small position needs; a test holds how little that is. */
const LIMITS = { nodes: 200_000, tableBits: 14 };

interface Known {
  readonly solver: Solver;
  readonly region: readonly Point[];
}

const solvers = new WeakMap<Exercise, Known>();

function knownFor(exercise: Exercise, goal: Solve): Known {
  const known = solvers.get(exercise);
  if (known) return known;
  const { geometry, board } = positionOf(exercise, []);
  const stones = board.stones.slice(0, geometry.points);
  const { targets, plies, escapeLiberties } = goal;
  const region = goal.region ?? enclosureOf(geometry, stones, targets);
  const problem = checkProblem({
    geometry,
    stones,
    region,
    targets,
    goal: goal.goal,
    first: exercise.color,
    bound: { plies, escapeLiberties },
  });
  invariant(problem.ok, `${exercise.id} can be asked of the solver`);
  const made = { solver: new Solver(problem.value, LIMITS), region };
  solvers.set(exercise, made);
  return made;
}

/** What the side to move gets after these moves, and how. */
function replyAfter(exercise: Exercise, goal: Solve, moves: readonly Move[]): Reply {
  const { solver, region } = knownFor(exercise, goal);
  const inside = moves.map((move): Move => {
    if (move.kind === 'pass' || region.includes(move.point)) return move;
    return { kind: 'pass', color: move.color };
  });
  return solver.lesson(inside).run();
}

/** Moves that the solver has tried for an exercise until now. */
export function nodesSpent(exercise: Exercise): number {
  return solvers.get(exercise)?.solver.nodes ?? 0;
}

export function judgeSolve(goal: Solve, exercise: Exercise, { moves }: Done, point: Point): Verdict {
  const before = positionOf(exercise, moves);
  const played = before.after(point);
  if (!played.ok) return { kind: 'refused', point, refusal: played.error };
  const mine: readonly Move[] = [...moves, { kind: 'play', color: before.turn, point }];
  const { fate, line } = replyAfter(exercise, goal, mine);
  const [reply] = line;
  // A reply that the board does not allow now, as a ko that may not be retaken yet, is left out.
  const isMade = reply?.kind === 'pass' || (reply && played.value.legality(reply.point).kind === 'legal');
  const all = isMade && reply ? [...mine, reply] : mine;
  if (fate !== 'fails')
    return { kind: 'wrong', reason: reasonOf(goal, exercise, all, fate === 'ko', point), moves: all };
  return { kind: 'right', moves: all, isDone: !isMade };
}

/** A move that is right, the one that the solver would play. */
export function solvedBy(goal: Solve, exercise: Exercise, { moves }: Done): Point | undefined {
  const { fate, line } = replyAfter(exercise, goal, moves);
  const [move] = line;
  return fate === 'works' && move?.kind === 'play' ? move.point : undefined;
}

function reasonOf(
  { goal, targets, plies, escapeLiberties }: Solve,
  exercise: Exercise,
  moves: readonly Move[],
  isKo: boolean,
  point: Point,
): Reason {
  if (isKo) return { code: 'koOnly', point };
  const { board } = positionOf(exercise, moves);
  const [target] = targets;
  invariant(target !== undefined, 'a problem has targets');
  const owner = exercise.stones[target] as Color;
  const isTaken = board.stones[target] !== owner;
  switch (goal) {
    case 'connect':
      return { code: 'cut', point: target };
    case 'kill':
    case 'capture':
      if (plies === undefined && escapeLiberties === undefined && goal === 'kill')
        return { code: 'lives', point: target };
      return { code: 'escapes', point: target, liberties: board.libertyCount(target) };
    case 'live':
    case 'save':
      if (isTaken)
        return { code: 'taken', point: target, stones: takenStones(exercise, moves, opponent(owner)) };
      return { code: 'dies', point: target };
  }
}

/** How many stones the last move took. */
function takenStones(exercise: Exercise, moves: readonly Move[], by: Color): number {
  const count = (some: readonly Move[]) => positionOf(exercise, some).board.prisoners(by);
  return count(moves) - count(moves.slice(0, -1));
}
