/*
 * GNU Go as a judge of the solver: what it says of the given cases and problems, and for each that it sees
 * otherwise, our proof, looked through by other means than the solver's own. Where there is no GNU Go, only the
 * proofs are checked.
 */
import { BLACK, type Color, opponent, type Point } from '@honte/rules';
import { type Problem, Solver, sidesOf } from '@honte/solver';
import { describe, expect, it, test } from 'vitest';
import { type Named, statusCases } from '../../bench/status-cases.ts';
import { isCaptured, isCapturedWithin, type Question } from '../../packages/solver/src/oracle.testing.ts';
import { givenProblems } from '../problems/given.ts';
import { GNUGO, isSame, type Opinion, opinionsOf, type Reading } from './gnugo.ts';
import { walk } from './proof-walk.ts';

const problems = givenProblems().map(({ id, problem }): Named => ({ name: id, problem }));
const isAbout = (...goals: string[]) => problems.filter(({ problem }) => goals.includes(problem.goal));
const SETS: readonly {
  readonly what: string;
  readonly reading: Reading;
  readonly named: readonly Named[];
}[] = [
  { what: 'the status cases', reading: 'owl', named: statusCases() },
  { what: 'the problems of life and death', reading: 'owl', named: isAbout('kill', 'live') },
  { what: 'the captures', reading: 'tactical', named: isAbout('capture', 'save') },
];

/** How what the solver says is shown, where GNU Go says something else. */
type Shown =
  /** A plain listing of all positions says the same. */
  | 'listed'
  /** Every line in which the owner begins ends in unconditional life, or the attacker repeats himself. */
  | 'lives'
  /** Every line in which the attacker begins ends in a capture, without a ko. */
  | 'dies'
  /** Playing out every line within the limit says the same. */
  | 'playedOut'
  /** GNU Go is asked about the first of two stones, and is right about that one. */
  | 'firstAlone';

const DIFFERENT: Readonly<Record<string, readonly [Opinion, Shown]>> = {
  'ld-seki-no-eye-B1': ['dead', 'listed'],
  'ld-seki-eyes-A3': ['dead', 'listed'],
  'ld-bent4-corner': ['dead', 'listed'],
  'ld-x02-kill': ['dead', 'lives'],
  'ld-x03-kill': ['dead', 'lives'],
  'ld-x04-kill': ['ko', 'dies'],
  'ld-x05-kill': ['dead', 'lives'],
  'ld-x06-kill': ['dead', 'lives'],
  'ld-x07-kill': ['dead', 'lives'],
  'ld-x12-live': ['dead', 'lives'],
  'ld-x14-live': ['dead', 'lives'],
  'ld-x16-live': ['dead', 'lives'],
  'ld-x17-live': ['dead', 'lives'],
  'ld-x18-live': ['dead', 'lives'],
  'ld-x19-live': ['dead', 'lives'],
  'ld-x20-live': ['dead', 'lives'],
  'seed-2': ['dead', 'listed'],
  'snap-3': ['dead', 'listed'],
  'snap-4': ['dead', 'listed'],
  'snap-5': ['dead', 'listed'],
  'seed-6': ['alive', 'firstAlone'],
  'tac-09': ['dead', 'playedOut'],
  'tac-19': ['dead', 'playedOut'],
};

describe.skipIf(GNUGO === undefined)('GNU Go (skipped where the program gnugo is not installed)', () => {
  for (const { what, reading, named } of SETS)
    it(`judges ${what} as the solver does, but for those that are shown below`, () => {
      const opinions = opinionsOf(
        GNUGO as string,
        named.map(({ problem }) => problem),
        reading,
      );
      const differing = named.flatMap(({ name, problem }, i) => {
        const opinion = opinions[i]?.status;
        return isSame(new Solver(problem).status().run(), opinion) ? [] : [[name, opinion]];
      });
      const expected = named.flatMap(({ name }) => {
        const different = DIFFERENT[name];
        return different === undefined ? [] : [[name, different[0]]];
      });
      expect(differing).toEqual(expected);
    });
});

const SIGN_OF = (color: Color) => (color === BLACK ? 'X' : 'O');

function questionOf({ geometry, stones, region, targets }: Problem): Question {
  const rows = Array.from({ length: geometry.points }, (_, p) => '.XO'.charAt(stones[p] ?? 0)).join('');
  return { width: geometry.width, rows, region, target: targets[0] as Point };
}

/** How it stands, by who begins and who wins kos. Seki is alive here. */
function statusBy(problem: Problem, falls: (first: Color, favored: Color) => boolean): string {
  const { owner } = sidesOf(problem);
  const attacker = opponent(owner);
  if (!falls(attacker, attacker)) return 'alive';
  if (falls(owner, owner)) return 'dead';
  return falls(attacker, owner) && !falls(owner, attacker) ? 'unsettled' : 'ko';
}

describe('what GNU Go sees otherwise', () => {
  for (const [name, [, shown]] of Object.entries(DIFFERENT)) {
    const { problem } = SETS.flatMap(({ named }) => named).find((one) => one.name === name) as Named;
    const { owner, reacher } = sidesOf(problem);
    const status = () => new Solver(problem).status().run();
    const limit = { plies: problem.bound.plies ?? 0, escape: problem.bound.escapeLiberties ?? 0 };
    const withinLimit = (first: Color, favored: Color) =>
      isCapturedWithin(questionOf(problem), SIGN_OF(first), SIGN_OF(favored), limit);
    test(`${name} is ${shown}`, () => {
      switch (shown) {
        case 'listed': {
          const listed = statusBy(
            problem,
            (first, favored) => isCaptured(questionOf(problem), SIGN_OF(favored))[SIGN_OF(first)],
          );
          expect(status().replace('seki', 'alive')).toBe(listed);
          break;
        }
        case 'lives':
          expect(status()).toBe('unsettled');
          expect(walk(problem, owner, 'alive')).toBeTypeOf('number');
          break;
        case 'dies':
          expect(status()).toBe('unsettled');
          expect(walk(problem, reacher, 'captured')).toBeTypeOf('number');
          break;
        case 'playedOut':
          expect(status()).toBe(statusBy(problem, withinLimit));
          break;
        case 'firstAlone':
          expect(statusBy(problem, withinLimit)).toBe('alive');
          break;
      }
    });
  }
});
