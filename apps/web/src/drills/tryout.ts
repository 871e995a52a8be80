/*
 * Dead stones, tried: their owner begins and does all he can, on a copy of the board; a person may try other moves.
 */
import { Board, type Color, EMPTY, type Point } from '@honte/rules';
import { enclosureOf } from '@honte/solver';
import type { ProofQuestion } from '../counting/proof-question.ts';
import type { ProofShown } from '../counting/proof-show.ts';
import { regionsIn } from './drill.ts';
import type { Exercise } from './exercise.ts';

/** Empty points up to which the solver answers at once. */
const MOST_EMPTY = 12;

/** Dead stones of one color in one region, and where it is decided about them. */
export interface Doomed {
  readonly color: Color;
  readonly stones: readonly Point[];
  readonly region: readonly Point[];
}

/** The dead that can be tried, those with most stones first. */
export function doomedIn(exercise: Exercise): Doomed[] {
  const { geometry, stones, dead } = exercise.ending;
  const isDead = new Set(dead);
  return regionsIn(exercise)
    .flatMap(({ points }): Doomed[] => {
      const doomed = points.filter((p) => isDead.has(p));
      const [first] = doomed;
      if (first === undefined) return [];
      // Stones around that have no liberty elsewhere could be taken, and play go on where they were.
      const region = enclosureOf(geometry, stones, doomed);
      const empty = region.filter((p) => stones[p] === EMPTY).length;
      if (empty > MOST_EMPTY || empty === 0) return [];
      return [{ color: stones[first] as Color, stones: doomed, region }];
    })
    .sort((a, b) => b.stones.length - a.stones.length);
}

/** What the solver is asked to show it. */
export function questionFor({ ending }: Exercise, { color, stones, region }: Doomed): ProofQuestion {
  const { width, height } = ending.geometry;
  return {
    width,
    height,
    stones: ending.stones,
    region,
    target: stones[0] as Point,
    challenger: color,
    move: undefined,
  };
}

/** The try before its first move. */
export function tryoutOf({ ending }: Exercise, doomed: Doomed, line: ProofShown['line']): ProofShown {
  const { color, stones, region } = doomed;
  const target = stones[0] as Point;
  const board = Board.of(ending.geometry, ending.stones);
  const proof = { region, trusted: [], line };
  const group = {
    chain: board.chainAt(target),
    color,
    fate: 'dead' as const,
    confidence: 1,
    basis: 'reading' as const,
    proof,
    judged: target,
  };
  return { kind: 'proof', key: `try ${target}`, board, group, proof, line, at: 0, state: 'calm' };
}
