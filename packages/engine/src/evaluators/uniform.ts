/*
 * An evaluator that knows nothing: every legal move alike, nobody ahead but for the komi. For tests of
 * the search.
 */
import { BLACK, type Point, WHITE } from '@honte/rules';
import type { Evaluation, Evaluator, Leaf } from '../evaluator.ts';

export function uniformEvaluator(): Evaluator {
  return {
    patience: 1,
    exploration: 1.4,
    batch: 8,
    learnsLater: true,
    slice: 64,
    evaluate: (leaves, evaluations, count) => {
      for (let i = 0; i < count; i++) answer(leaves[i] as Leaf, evaluations[i] as Evaluation);
    },
  };
}

function answer({ board, turn, wantsPolicy }: Leaf, evaluation: Evaluation): void {
  const { points } = board.geometry;
  if (wantsPolicy) {
    let moves = 1;
    for (let p = 0; p < points; p++) if (board.isLegal(p as Point, turn)) moves++;
    for (let p = 0; p < points; p++) evaluation.policy[p] = board.isLegal(p as Point, turn) ? 1 / moves : 0;
    evaluation.policy[points] = 1 / moves;
    evaluation.trials.fill(0);
    evaluation.trialWins.fill(0);
  }
  for (let p = 0; p < points; p++) {
    const stone = board.stones[p]!;
    evaluation.ownership[p] = stone === BLACK ? 1 : stone === WHITE ? -1 : 0;
  }
  evaluation.firsts.fill(0);
  evaluation.winrate = 0.5;
  evaluation.lead = 0;
}
