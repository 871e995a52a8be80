/*
 * All that can be done at first in a problem, found move by move, and what makes a problem of it.
 */
import { EMPTY, type Move, type Point } from '@honte/rules';
import type { Fate, Solver } from '@honte/solver';
import { boardAfter, type Run } from './judge.ts';
import type { SentProblem, Solution } from './solver-messages.ts';

/** Looks at every first move, the pass among them. @param tell told what is known so far, again and again. */
export async function solve(
  sent: SentProblem,
  solver: Solver,
  run: Run,
  tell: (solution: Solution) => void,
): Promise<void> {
  const status = await run(solver.status());
  const tries: { move: Move; fate: Fate }[] = [];
  tell({ status, tries, isDone: false });
  const moves = firstMovesOf(sent);
  for (const [i, move] of moves.entries()) {
    tries.push({ move, fate: await run(solver.fateAfter([move])) });
    tell({ status, tries: [...tries], isDone: i === moves.length - 1 });
  }
}

/** Every play in the region, then the pass. */
export function firstMovesOf(sent: SentProblem): readonly Move[] {
  const board = boardAfter(sent, []);
  const { first } = sent;
  const isFree = (p: Point) => board.stones[p] === EMPTY && !board.isSuicide(p, first);
  const plays = [...new Set(sent.region)].filter(isFree);
  return [
    ...plays.map((point): Move => ({ kind: 'play', color: first, point })),
    { kind: 'pass', color: first },
  ];
}

/** What a whole solution comes to, as a problem. */
export type Worth =
  /** There is something to find: these moves, or where a ko is the best there is, those that bring it. */
  | { readonly kind: 'problem'; readonly answers: readonly Point[]; readonly isKo: boolean }
  /** There is nothing to do, for it is so already; nothing that can be done; not all is proved. */
  | { readonly kind: 'already' | 'hopeless' | 'unproved' };

export function worthOf({ tries }: Solution): Worth {
  const of = (fate: Fate) => tries.filter((one) => one.fate === fate).map(({ move }) => move);
  const isUnneeded = (fate: Fate) => of(fate).some(({ kind }) => kind === 'pass');
  const points = (fate: Fate) => of(fate).flatMap((move) => (move.kind === 'play' ? [move.point] : []));
  if (isUnneeded('works')) return { kind: 'already' };
  if (of('unknown').length > 0) return { kind: 'unproved' };
  if (of('works').length > 0) return { kind: 'problem', answers: points('works'), isKo: false };
  if (isUnneeded('ko')) return { kind: 'already' };
  if (of('ko').length > 0) return { kind: 'problem', answers: points('ko'), isKo: true };
  return { kind: 'hopeless' };
}
