/*
 * What a network is to whoever asks it: a place for the planes of some positions, and answers to all of them at
 * once. The plain one here is slow; a kernel stands in the same place.
 */
import type { Geometry } from '@honte/rules';
import { PLANE_COUNT } from './features.ts';
import { forward, type Output } from './forward.ts';
import type { Weights } from './weights.ts';

export interface Network {
  /** The most positions at once. */
  readonly batch: number;
  /** Where the planes of the positions are put, one position after another, as `Features.fill` writes them. */
  readonly planes: Float32Array;
  /** Answers the first `count` positions. */
  forward(count: number, outputs: readonly Output[]): void;
}

/** The network by plain arithmetic: for tests, and where no kernel runs. */
export function plainNetwork(weights: Weights, geometry: Geometry, batch = 1): Network {
  const each = geometry.points * PLANE_COUNT;
  const planes = new Float32Array(batch * each);
  return {
    batch,
    planes,
    forward: (count, outputs) => {
      for (let i = 0; i < count; i++) forward(weights, geometry, planes, outputs[i] as Output, i * each);
    },
  };
}
