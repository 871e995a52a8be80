/*
 * An evaluator without weights: one playout for each question, and a policy from simple signs.
 */
import type { Geometry } from '@honte/rules';
import type { Rng } from '../chance.ts';
import { type Evaluation, type Evaluator, type Leaf, leadOf } from '../evaluator.ts';
import { Playout } from '../playout/playout.ts';
import { Priors } from '../playout/priors.ts';

/** @param rng decides every playout: the same numbers give the same answers. */
export function playoutEvaluator(geometry: Geometry, rng: Rng): Evaluator {
  const playout = new Playout(geometry, rng);
  const priors = new Priors(geometry);
  const answer = (leaf: Leaf, evaluation: Evaluation): void => {
    if (leaf.wantsPolicy) priors.fill(leaf, evaluation);
    playout.run(leaf);
    const { ownership, firsts } = evaluation;
    const lead = leadOf(playout.area(ownership), leaf.excess, leaf.counting);
    firsts.set(playout.firsts);
    evaluation.lead = lead;
    evaluation.winrate = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  };
  return {
    patience: 3,
    exploration: 0.05,
    batch: 1,
    learnsLater: true,
    slice: Math.max(4, Math.floor(4000 / geometry.points)),
    evaluate: (leaves, evaluations, count) => {
      for (let i = 0; i < count; i++) answer(leaves[i] as Leaf, evaluations[i] as Evaluation);
    },
  };
}
