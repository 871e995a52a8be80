/*
 * The network's form: how many blocks of how many channels, and which arrays of weights that takes, in the
 * order in which file, reference and kernel hold them. Begin with `Shape` and `arraysOf`.
 */
import { PLANE_COUNT } from './features.ts';

/** Channels of each head's hidden layer. */
export const HEAD = 32;
/** Width of the hidden layer behind winrate and lead. */
export const VALUE = 64;
/** Points of lead that are 1 in the network's output. */
export const LEAD_SCALE = 10;

export interface Shape {
  readonly blocks: number;
  /** A multiple of 16. */
  readonly channels: number;
  /** One entry a block: whether its first convolution gets a bias from the whole board. */
  readonly pooled: readonly boolean[];
}

/** One array of weights: its name and its dimensions, the last of which runs fastest. */
export interface WeightArray {
  readonly name: string;
  readonly size: readonly number[];
}

/**
 * All arrays of weights in their order. Convolutions of 3 × 3 are `[3 rows, 3 columns, in, out]`, all other
 * matrices `[in, out]`, biases `[out]`; norms are folded in already.
 */
export function arraysOf({ channels: c, pooled }: Shape): WeightArray[] {
  const arrays: WeightArray[] = [
    { name: 'stem', size: [3, 3, PLANE_COUNT, c] },
    { name: 'stemBias', size: [c] },
  ];
  pooled.forEach((isPooled, i) => {
    arrays.push({ name: `first${i}`, size: [3, 3, c, c] }, { name: `firstBias${i}`, size: [c] });
    if (isPooled) arrays.push({ name: `pooled${i}`, size: [3 * c, c] });
    arrays.push({ name: `second${i}`, size: [3, 3, c, c] }, { name: `secondBias${i}`, size: [c] });
  });
  arrays.push(
    { name: 'policy', size: [c, HEAD] },
    { name: 'policyBias', size: [HEAD] },
    { name: 'policyPooled', size: [3 * c, HEAD] },
    { name: 'move', size: [HEAD, 1] },
    { name: 'passHidden', size: [3 * c, HEAD] },
    { name: 'passHiddenBias', size: [HEAD] },
    { name: 'pass', size: [HEAD, 1] },
    { name: 'passBias', size: [1] },
    { name: 'value', size: [c, HEAD] },
    { name: 'valueBias', size: [HEAD] },
    { name: 'owner', size: [HEAD, 1] },
    { name: 'ownerBias', size: [1] },
    { name: 'valueHidden', size: [3 * HEAD, VALUE] },
    { name: 'valueHiddenBias', size: [VALUE] },
    { name: 'outcome', size: [VALUE, 2] },
    { name: 'outcomeBias', size: [2] },
  );
  return arrays;
}

/** Numbers in an array of weights. */
export function lengthOf({ size }: WeightArray): number {
  return size.reduce((product, n) => product * n, 1);
}
