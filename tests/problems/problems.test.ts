/*
 * The given problems, each answered by the solver as it is said: all that works, what works only by ko, and
 * refutations for the rest.
 */
import { BLACK, parsePoint, printPoint } from '@honte/rules';
import { type Answer, type Fate, Solver, sidesOf } from '@honte/solver';
import { describe, expect, it, test } from 'vitest';
import { isCapturedWithin } from '../../packages/solver/src/oracle.testing.ts';
import { type Given, givenProblems } from './given.ts';

/** The solver takes far fewer moves than this for any of them. */
const LIMITS = { nodes: 5_000_000, tableBits: 18 };

function namesOf({ problem }: Given, moves: readonly Answer['tries'][number]['move'][]): string[] {
  return moves
    .map((move) => (move.kind === 'pass' ? 'pass' : printPoint(problem.geometry, move.point)))
    .sort();
}

/** What the file says of a ko in `tac-19` does not hold within its plies: see the test of it below. */
function isMistaken({ id }: Given, name: string): boolean {
  return id === 'tac-19' && name === 'G4';
}

describe('the given problems are solved as given', () => {
  for (const given of givenProblems()) {
    it(given.id, () => {
      const answer = new Solver(given.problem, LIMITS).answer().run();
      const withFate = (fate: Fate) =>
        namesOf(
          given,
          answer.tries.filter((one) => one.fate === fate).map(({ move }) => move),
        );
      expect(withFate('unknown')).toEqual([]);
      expect(withFate('works')).toEqual(given.isKo ? [] : given.solutions);
      const onlyByKo = given.onlyByKo.filter((name) => !isMistaken(given, name));
      expect(withFate('ko')).toEqual(given.isKo ? given.solutions : onlyByKo);
      for (const [name, replies] of given.refutations) {
        const tried = answer.tries.find(({ move }) => namesOf(given, [move])[0] === name);
        const refutations = namesOf(given, tried?.refutations ?? []);
        // The file names three refutations at most; in the open the solver proves only one.
        if (given.isClosed) expect(refutations).toEqual(expect.arrayContaining([...replies]));
        else expect(refutations, name).not.toEqual([]);
      }
    });
  }
});

test('in tac-19 Black G4 catches nothing within nine plies, even if Black wins every ko', () => {
  const { problem } = givenProblems().find(({ id }) => id === 'tac-19') as Given;
  const { geometry, stones, region, targets, bound } = problem;
  const g4 = parsePoint(geometry, 'G4');
  const rows = Array.from({ length: geometry.points }, (_, p) =>
    g4.ok && p === g4.value ? 'X' : '.XO'.charAt(stones[p] ?? 0),
  ).join('');
  expect(sidesOf(problem).reacher).toBe(BLACK);
  const question = { width: geometry.width, rows, region, target: targets[0] as number };
  const limit = { plies: (bound.plies ?? 0) - 1, escape: bound.escapeLiberties ?? 0 };
  expect(isCapturedWithin(question, 'O', 'X', limit)).toBe(false);
});
