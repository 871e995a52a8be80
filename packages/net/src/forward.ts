/*
 * The network's arithmetic as plainly as it can be said: what a kernel is tested against, and what runs where
 * no kernel does. Slow. Begin with `forward`.
 */
import type { Geometry } from '@honte/rules';
import { PLANE_COUNT } from './features.ts';
import { HEAD, LEAD_SCALE } from './shape.ts';
import type { Weights } from './weights.ts';

/** What a network says of one position, from the view of the side to move; made once, filled again and again. */
export interface Output {
  /** One entry a point and one more for the pass: their softmax is the policy. */
  readonly logits: Float32Array;
  /** Logit of the chance to win. */
  win: number;
  /** In points. */
  lead: number;
  /** One entry a point, -1 … 1. */
  readonly ownership: Float32Array;
}

type Numbers = Float32Array | Float64Array;

export function newOutput({ points }: Geometry): Output {
  return { logits: new Float32Array(points + 1), win: 0, lead: 0, ownership: new Float32Array(points) };
}

/**
 * Answers one position, in double precision. Some hundred milliseconds on 9 × 9.
 *
 * @param planes as `Features.fill` writes them, from index `at`.
 * @param output is filled.
 */
export function forward(
  { shape, arrays }: Weights,
  geometry: Geometry,
  planes: Float32Array,
  output: Output,
  at = 0,
): void {
  const of = (name: string) => arrays.get(name) as Float32Array;
  const { points } = geometry;
  const c = shape.channels;
  const convolve = (input: Numbers, width: number, kernel: string, bias: Numbers) =>
    convolved(geometry, input, width, of(kernel), bias);

  const input = planes.subarray(at, at + points * PLANE_COUNT);
  let trunk = relu(convolve(input, PLANE_COUNT, 'stem', of('stemBias')));
  for (let i = 0; i < shape.blocks; i++) {
    const own = of(`firstBias${i}`);
    const bias = shape.pooled[i] ? product(pool(geometry, trunk, c), of(`pooled${i}`), own) : own;
    const inner = relu(convolve(trunk, c, `first${i}`, bias));
    const step = convolve(inner, c, `second${i}`, of(`secondBias${i}`));
    trunk = relu(sum(step, trunk));
  }

  const whole = pool(geometry, trunk, c);
  const policyBias = product(whole, of('policyPooled'), of('policyBias'));
  const policy = relu(eachPoint(trunk, c, of('policy'), policyBias));
  output.logits.set(eachPoint(policy, HEAD, of('move'), new Float64Array(1)));
  const passing = relu(product(whole, of('passHidden'), of('passHiddenBias')));
  output.logits[points] = product(passing, of('pass'), of('passBias'))[0]!;

  const value = relu(eachPoint(trunk, c, of('value'), of('valueBias')));
  output.ownership.set(eachPoint(value, HEAD, of('owner'), of('ownerBias')).map((x) => Math.tanh(x / 2)));
  const hidden = relu(product(pool(geometry, value, HEAD), of('valueHidden'), of('valueHiddenBias')));
  const outcome = product(hidden, of('outcome'), of('outcomeBias'));
  output.win = outcome[0]!;
  output.lead = LEAD_SCALE * outcome[1]!;
}

/** A 3 × 3 convolution with zeros beyond the edge, `kernel` as `[3, 3, width, out]`. */
function convolved(
  { width: columns, height, points }: Geometry,
  input: Numbers,
  width: number,
  kernel: Float32Array,
  bias: Numbers,
): Float64Array {
  const out = bias.length;
  const result = new Float64Array(points * out);
  for (let p = 0; p < points; p++) {
    const x = p % columns;
    const y = (p - x) / columns;
    const to = result.subarray(p * out, (p + 1) * out);
    to.set(bias);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= height) continue;
        const from = (p + dy * columns + dx) * width;
        const tap = ((dy + 1) * 3 + dx + 1) * width * out;
        addProduct(input.subarray(from, from + width), kernel.subarray(tap, tap + width * out), to);
      }
  }
  return result;
}

/** The same matrix at every point: a 1 × 1 convolution. */
function eachPoint(input: Numbers, width: number, matrix: Float32Array, bias: Numbers): Float64Array {
  const out = bias.length;
  const result = new Float64Array((input.length / width) * out);
  for (let p = 0; p < input.length / width; p++)
    result.set(product(input.subarray(p * width, (p + 1) * width), matrix, bias), p * out);
  return result;
}

/** Mean, mean by size of the board, and maximum of each channel: three times `width` numbers. */
function pool({ points }: Geometry, input: Numbers, width: number): Float64Array {
  const result = new Float64Array(3 * width);
  const scale = (Math.sqrt(points) - 14) / 10;
  for (let k = 0; k < width; k++) {
    let total = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = k; i < input.length; i += width) {
      total += input[i]!;
      most = Math.max(most, input[i]!);
    }
    result[k] = total / points;
    result[width + k] = (total / points) * scale;
    result[2 * width + k] = most;
  }
  return result;
}

/** A row times a matrix `[in, out]`, plus a bias. */
function product(row: Numbers, matrix: Float32Array, bias: Numbers): Float64Array {
  const result = Float64Array.from(bias);
  addProduct(row, matrix, result);
  return result;
}

function addProduct(row: Numbers, matrix: Float32Array, result: Float64Array): void {
  const out = result.length;
  for (let i = 0; i < row.length; i++) {
    const x = row[i]!;
    if (x !== 0) for (let k = 0; k < out; k++) result[k]! += x * matrix[i * out + k]!;
  }
}

function sum(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((x, i) => x + b[i]!);
}

function relu(x: Float64Array): Float64Array {
  return x.map((value) => Math.max(0, value));
}
