import { BLACK, type Color, geometryOf, type Point, WHITE } from '@honte/rules';
import { describe, expect, it } from 'vitest';
import { drawn, isCaptured, isCapturedWithin, type Limit, type Question } from './oracle.testing.ts';
import { UNBOUND } from './problem.ts';
import { Prover, type Work } from './prover.ts';

/** Every case with HONTE_SLOW set; else a part, another one each day. */
const SLOW = process.env.HONTE_SLOW !== undefined;
const CASES = SLOW ? 500 : 15;
const MOST_EMPTY = 8;
const SEED = SLOW ? 1 : Math.floor(Date.now() / 86_400_000);

function diceOf(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

function done<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const COLOR_OF = { X: BLACK, O: WHITE } as const;
const SIGNS = ['X', 'O'] as const;

function found(question: Question, limit?: Limit): (first: Color, favored: Color) => string {
  const { width, rows, region, target } = question;
  const geometry = geometryOf(width, rows.length / width);
  const problem = {
    geometry,
    stones: [...rows].map((sign) => '.XO'.indexOf(sign)),
    region: region as Point[],
    targets: [target as Point],
    goal: 'kill',
    first: WHITE,
    bound: limit === undefined ? UNBOUND : { plies: limit.plies, escapeLiberties: limit.escape },
  } as const;
  const prover = new Prover(problem, 'capture', 1e7, 14);
  return (first, favored) => done(prover.decide({ moves: [], first, favored }));
}

/** A question, and its name in which the board can be seen. */
function asked(dice: (below: number) => number, k: number): readonly [string, Question] {
  let question = drawn(dice, MOST_EMPTY);
  while (question === undefined) question = drawn(dice, MOST_EMPTY);
  const lines = question.rows.match(new RegExp(`.{${question.width}}`, 'g'))?.join('\n');
  const { region, target } = question;
  return [`on board ${k} of seed ${SEED}:\n${lines}\nregion ${region.join(' ')}, target ${target}`, question];
}

describe('the search agrees with a plain listing of all that can happen', () => {
  const dice = diceOf(SEED);
  for (let k = 0; k < CASES; k++) {
    const [name, question] = asked(dice, k);
    it(name, () => {
      const decide = found(question);
      for (const favored of SIGNS) {
        const plain = isCaptured(question, favored);
        for (const first of SIGNS)
          expect(decide(COLOR_OF[first], COLOR_OF[favored]), `${first} first, ${favored} wins kos`).toBe(
            plain[first] ? 'reached' : 'avoided',
          );
      }
    });
  }
});

describe('with a limit, the search agrees with playing out every line', () => {
  const dice = diceOf(SEED + 1);
  for (let k = 0; k < CASES; k++) {
    const [name, question] = asked(dice, k);
    const limit = { plies: 3 + dice(6), escape: 2 + dice(4) };
    it(`${name}, ${limit.plies} plies, ${limit.escape} liberties`, () => {
      const decide = found(question, limit);
      for (const favored of SIGNS)
        for (const first of SIGNS)
          expect(decide(COLOR_OF[first], COLOR_OF[favored]), `${first} first, ${favored} wins kos`).toBe(
            isCapturedWithin(question, first, favored, limit) ? 'reached' : 'avoided',
          );
    });
  }
});
