/*
 * Cases about life and death: `status`, proved by the solver.
 */
import { opponent, type Point } from '@honte/rules';
import { checkProblem, type Problem, Solver, type Stand, UNBOUND } from '@honte/solver';
import { compare, type Fault } from './comparison.ts';
import { caseOf, type Kind, kindOf } from './kind.ts';
import * as notation from './notation.ts';
import { list, word } from './reader.ts';

const statusCase = notation.sized((geometry) =>
  caseOf(
    {
      size: notation.size,
      setup: notation.board(geometry),
      target: notation.point(geometry),
      targetColor: notation.color,
      region: list(notation.point(geometry)),
    },
    {},
    {
      status: word('alive', 'dead', 'unsettled', 'ko', 'seki'),
      killingMoves: notation.names(geometry),
      savingMoves: notation.names(geometry),
    },
  ),
);

/** How a group stands in a closed region, and the moves that settle it without a ko. */
export const status: Kind = kindOf(statusCase, (given): Fault[] => {
  const { size, setup, target, targetColor, region, expect } = given;
  if (setup[target] !== targetColor)
    return [{ kind: 'differs', field: 'target', expected: 'a stone of targetColor', found: 'none' }];
  const asked: Problem = {
    geometry: size,
    stones: setup,
    region,
    targets: [target],
    goal: 'kill',
    first: opponent(targetColor),
    bound: UNBOUND,
  };
  const problem = checkProblem(asked);
  if (!problem.ok)
    return [{ kind: 'differs', field: 'setup', expected: 'possible', found: problem.error.code }];
  const working = (goal: 'kill' | 'live') => {
    const first = goal === 'kill' ? opponent(targetColor) : targetColor;
    return notation.namesOf(size, workingPlays(new Solver({ ...problem.value, goal, first }).stand().run()));
  };
  return compare(expect, {
    status: () => new Solver(problem.value).status().run(),
    killingMoves: () => working('kill'),
    savingMoves: () => working('live'),
  });
});

function workingPlays({ tries }: Stand): Point[] {
  return tries.flatMap(({ move, fate }) => (fate === 'works' && move.kind === 'play' ? [move.point] : []));
}
