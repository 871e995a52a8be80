/*
 * An evaluator that asks a neural network: policy, winrate, lead and ownership of a batch of positions at once.
 */
import { Features, type Network, newOutput, type Output, PLANE_COUNT } from '@honte/net';
import { BLACK, EMPTY, type Geometry, invariant, type Point } from '@honte/rules';
import type { Evaluation, Evaluator, Leaf } from '../evaluator.ts';

/** Points of all the boards that are worth asking about together: more make an answer late and no cheaper. */
const POINTS_AT_ONCE = 650;
/** The most leaves of one search: each of them is chosen without knowing of the others. */
const MOST = 8;

/** How many leaves the evaluator asks about at once, on a board of this size. */
export function netBatch({ points }: Geometry): number {
  return Math.max(1, Math.min(MOST, Math.round(POINTS_AT_ONCE / points)));
}

/** @param network for this geometry, of a batch of `netBatch` or less. */
export function netEvaluator(geometry: Geometry, network: Network): Evaluator {
  const { batch, planes } = network;
  invariant(planes.length >= batch * geometry.points * PLANE_COUNT, 'the network is for a smaller board');
  const features = new Features(geometry);
  const outputs = Array.from({ length: batch }, () => newOutput(geometry));
  return {
    patience: 1,
    exploration: 0.7,
    batch,
    learnsLater: false,
    slice: batch,
    evaluate: (leaves, evaluations, count) => {
      for (let from = 0; from < count; from += batch) {
        const some = Math.min(batch, count - from);
        for (let i = 0; i < some; i++)
          features.fill(leaves[from + i] as Leaf, planes, i * geometry.points * PLANE_COUNT);
        network.forward(some, outputs);
        for (let i = 0; i < some; i++)
          answer(leaves[from + i] as Leaf, outputs[i] as Output, evaluations[from + i] as Evaluation);
      }
    },
  };
}

/** From the view of the side to move to Black's. */
function answer(leaf: Leaf, { logits, win, lead, ownership }: Output, evaluation: Evaluation): void {
  const sign = leaf.turn === BLACK ? 1 : -1;
  evaluation.winrate = 1 / (1 + Math.exp(-sign * win));
  evaluation.lead = sign * lead;
  for (let p = 0; p < ownership.length; p++) evaluation.ownership[p] = sign * ownership[p]!;
  evaluation.firsts.fill(EMPTY);
  if (leaf.wantsPolicy) fillPolicy(leaf, logits, evaluation);
}

/** The softmax over the pass and the points where a stone may be put. */
function fillPolicy({ board, turn }: Leaf, logits: Float32Array, evaluation: Evaluation): void {
  const { policy, trials, trialWins } = evaluation;
  const { points } = board.geometry;
  let most = logits[points]!;
  for (let p = 0; p < points; p++) if (logits[p]! > most) most = logits[p]!;
  let sum = 0;
  for (let p = 0; p <= points; p++) {
    const may = p === points || board.isLegal(p as Point, turn);
    policy[p] = may ? Math.exp(logits[p]! - most) : 0;
    sum += policy[p]!;
  }
  for (let p = 0; p <= points; p++) policy[p]! /= sum;
  trials.fill(0);
  trialWins.fill(0);
}
