/*
 * The given problems, each answered by the solver as it is said: all that works, what works only by ko, and
 * refutations for the rest.
 */
import { printPoint } from '@honte/rules';
import { type Answer, type Fate, Solver } from '@honte/solver';
import { describe, expect, it } from 'vitest';
import { type Given, givenProblems } from './given.ts';

/** All of them with HONTE_SLOW set; else those in closed regions, and some of those in the open. */
const SLOW = process.env.HONTE_SLOW !== undefined;
const QUICK = new Set(['seed-6', 'cap-atari-1', 'ladder-2', 'atari-side-1', 'edge-crawl-1']);
/** The solver takes far fewer moves than this for any of them. */
const LIMITS = { nodes: 20_000_000, tableBits: 18 };

function namesOf({ problem }: Given, moves: readonly Answer['tries'][number]['move'][]): string[] {
  return moves
    .map((move) => (move.kind === 'pass' ? 'pass' : printPoint(problem.geometry, move.point)))
    .sort();
}

describe('the given problems are solved as given', () => {
  for (const given of givenProblems()) {
    it.skipIf(!SLOW && !given.isClosed && !QUICK.has(given.id))(given.id, () => {
      const answer = new Solver(given.problem, LIMITS).answer().run();
      const withFate = (fate: Fate) =>
        namesOf(
          given,
          answer.tries.filter((one) => one.fate === fate).map(({ move }) => move),
        );
      expect(withFate('unknown')).toEqual([]);
      expect(withFate('works')).toEqual(given.isKo ? [] : given.solutions);
      expect(withFate('ko')).toEqual(given.isKo ? given.solutions : given.onlyByKo);
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
