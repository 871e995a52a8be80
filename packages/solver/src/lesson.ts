/*
 * A line to learn from: the loser makes only moves that ask for an answer, and the winner answers them. It ends
 * where the loser has none left, so that the winner could pass and still have his way.
 */
import { EMPTY, neighborsOf, opponent, type Point } from '@honte/rules';
import { MOST_PLIES } from './contest.ts';
import { winningMove } from './line.ts';
import type { Outcome, Prover, Scene, Work } from './prover.ts';

/** Longer lines teach nothing more. */
const LONGEST = 40;

/**
 * Moves from a scene on. Legal even if neither side may retake a ko at once.
 *
 * @param scene with the loser favored.
 * @param outcome what becomes of the scene: a proved one.
 * @param opening the winner's first move, if he is to move and it is chosen already.
 */
export function* lessonFrom(
  prover: Prover,
  scene: Scene,
  outcome: Outcome,
  opening: number | undefined,
): Work<readonly number[]> {
  const line: number[] = opening === undefined ? [] : [opening];
  while (line.length < LONGEST) {
    const at = { ...scene, moves: [...scene.moves, ...line] };
    const { moves, isWinners } = lookAround(prover, at, outcome);
    const move = isWinners
      ? yield* winningMove(prover, at, moves, outcome)
      : yield* hardestMove(prover, at, moves, outcome);
    if (move === undefined) break;
    line.push(move);
  }
  return line;
}

/** What can be done at a scene, for the loser without retaking a ko at once; nothing where it is over. */
function lookAround(prover: Prover, scene: Scene, outcome: Outcome) {
  const { contest } = prover;
  prover.enter(scene);
  const isWinners = (contest.turn === contest.reacher) === (outcome === 'reached');
  contest.favored = opponent(scene.favored);
  const moves = contest.isOver() ? [] : contest.legalMoves();
  contest.favored = scene.favored;
  prover.leave(scene);
  return { moves, isWinners };
}

/**
 * Of the loser's moves after which the winner must not pass, that which puts the end off longest: plays that touch
 * a stone before a pass, and that before plays far from all, which ask for an answer only where plies are limited.
 */
function* hardestMove(
  prover: Prover,
  at: Scene,
  moves: readonly number[],
  outcome: Outcome,
): Work<number | undefined> {
  const { pass } = prover.contest;
  let best: number | undefined;
  let hardest = -1;
  for (const move of moves) {
    const after = { ...at, moves: [...at.moves, move] };
    const { isOver, touches } = lookAfter(prover, at, move);
    if (isOver) continue;
    const unanswered = yield* prover.decide({ ...after, moves: [...after.moves, pass] });
    if (unanswered === outcome) continue;
    yield* prover.decide(after);
    const weight = move === pass ? 1 : touches ? 2 : 0;
    const hardness = weight * MOST_PLIES + (prover.recall(after)?.length ?? 0);
    if (hardness <= hardest) continue;
    hardest = hardness;
    best = move;
  }
  return best;
}

/** Whether a move ends all, and whether its stone touches another. */
function lookAfter(prover: Prover, at: Scene, move: number) {
  const { contest } = prover;
  const after = { ...at, moves: [...at.moves, move] };
  prover.enter(after);
  const isOver = contest.isOver();
  prover.leave(after);
  prover.enter(at);
  const { geometry, stones } = contest.board;
  const touches =
    move !== contest.pass && neighborsOf(geometry, move as Point).some((p) => stones[p] !== EMPTY);
  prover.leave(at);
  return { isOver, touches };
}
