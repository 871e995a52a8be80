/*
 * A judge that is not ours: GNU Go's own reading of life and death, beside the solver's proofs, on the given
 * cases and problems. Prints each that differs, with our line. Needs the program `gnugo`; what it said is
 * written down in docs/solver.md.
 */
import { printColor, printPoint } from '@honte/rules';
import { type Problem, Solver } from '@honte/solver';
import { GNUGO, isSame, opinionsOf, type Reading } from '../tests/judges/gnugo.ts';
import { givenProblems } from '../tests/problems/given.ts';
import { statusCases } from './status-cases.ts';

export function benchGnugo(): void {
  const named = givenProblems().map(({ id, problem }) => ({ name: id, problem }));
  judge('status cases, by owl', statusCases(), 'owl');
  judge(
    'problems of life and death, by owl',
    named.filter(({ problem: { goal } }) => goal === 'kill' || goal === 'live'),
    'owl',
  );
  judge(
    'problems of capturing, by tactical reading',
    named.filter(({ problem: { goal } }) => goal === 'capture' || goal === 'save'),
    'tactical',
  );
}

function judge(
  what: string,
  problems: readonly { readonly name: string; readonly problem: Problem }[],
  reading: Reading,
): void {
  if (GNUGO === undefined) throw new Error('there is no program gnugo on this machine');
  const opinions = opinionsOf(
    GNUGO,
    problems.map(({ problem }) => problem),
    reading,
  );
  let same = 0;
  for (const [i, { name, problem }] of problems.entries()) {
    const opinion = opinions[i];
    const answer = new Solver(problem).answer().run();
    if (isSame(answer.status, opinion?.status)) {
      same++;
      continue;
    }
    const line = answer.line.map((move) =>
      move.kind === 'pass' ? 'pass' : `${printColor(move.color)} ${printPoint(problem.geometry, move.point)}`,
    );
    console.log(
      `  ${name}: ${answer.status}, GNU Go ${opinion?.status} (${opinion?.said}); ` +
        `${printColor(answer.turn)} ${answer.fate}: ${line.join(', ')}`,
    );
  }
  console.log(`${what}: ${same} of ${problems.length} the same`);
}
