/*
 * Every problem of the house, asked of the solver: what is written as its answer is all that works, and no
 * other first move does.
 */
import { type BoardProblem, houseProblems, THEMES } from '@honte/content';
import { EMPTY, opponent, type Point, printPoint, symmetriesOf } from '@honte/rules';
import { checkProblem, enclosureOf, type Fate, Solver } from '@honte/solver';
import { describe, expect, it } from 'vitest';

const PROBLEMS = houseProblems();
const LIMITS = { nodes: 20_000_000, tableBits: 18 };

function solverOf({ geometry, stones, targets, goal, first, ...problem }: BoardProblem): Solver {
  const region = problem.region ?? enclosureOf(geometry, stones, targets);
  const bound = { plies: problem.plies, escapeLiberties: problem.escapeLiberties };
  const checked = checkProblem({ geometry, stones, region, targets, goal, first, bound });
  if (!checked.ok) throw new Error(`${problem.id}: ${checked.error.code}`);
  return new Solver(checked.value, LIMITS);
}

/** The same for positions that differ by a symmetry of the board or by the colors alone. */
function shapeOf({ geometry, stones, first, targets }: BoardProblem): string {
  const views = symmetriesOf(geometry).map((table) => {
    const view = new Array<string>(geometry.points).fill('.');
    for (const [p, to] of table.entries()) {
      const stone = stones[p];
      if (stone !== EMPTY) view[to] = stone === first ? 'x' : 'o';
    }
    for (const target of targets) view[table[target]!] = stones[target] === first ? 'X' : 'O';
    return view.join('');
  });
  return `${geometry.width} ${views.sort()[0]}`;
}

describe('the problems of the house', () => {
  it('are at least 150, at most a third of them drawn by a program', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(150);
    expect(3 * PROBLEMS.filter((one) => one.isGenerated).length).toBeLessThanOrEqual(PROBLEMS.length);
  });

  it('are of every theme, the easiest first', () => {
    for (const theme of THEMES)
      expect(PROBLEMS.filter((one) => one.theme === theme).length, theme).toBeGreaterThanOrEqual(4);
    const grades = PROBLEMS.map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    expect(grades[0]).toBe(1);
  });

  it('are all different, turned, mirrored or with the colors changed', () => {
    const seen = new Map<string, string>();
    for (const problem of PROBLEMS) {
      const shape = shapeOf(problem);
      expect(seen.get(shape), `${problem.id} is another's likeness`).toBeUndefined();
      seen.set(shape, problem.id);
    }
  });
});

describe('is answered by all its moves and no other', () => {
  for (const problem of PROBLEMS)
    it(problem.id, () => {
      const { geometry, stones, answers, isKo, first, goal, targets } = problem;
      const solver = solverOf(problem);
      const answer = solver.answer().run();
      const named = (fate: Fate) =>
        answer.tries
          .filter((one) => one.fate === fate)
          .map(({ move }) => (move.kind === 'pass' ? 'pass' : printPoint(geometry, move.point)));
      expect(named('unknown')).toEqual([]);
      const expected = answers.map((p: Point) => printPoint(geometry, p)).sort();
      expect(named(isKo ? 'ko' : 'works').sort()).toEqual(expected);
      if (isKo) expect(named('works')).toEqual([]);
      // What is shown as the solution begins with one of them.
      const [shown] = solver.lesson().run().line;
      expect(shown?.kind === 'play' && answers.includes(shown.point)).toBe(true);
      // The goal is one that the side to move can have of these stones.
      const attacks = goal === 'kill' || goal === 'capture';
      expect(stones[targets[0] as Point]).toBe(attacks ? opponent(first) : first);
    });
});
