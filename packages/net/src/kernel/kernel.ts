/*
 * The network in WebAssembly: lays out the kernel's memory, gives it the weights in the form it wants, and leads
 * it through the layers. What it answers is what `forward` answers, a thousand times as fast. Begin with `newKernel`.
 */
import { accept, type Geometry, type Result, refuse } from '@honte/rules';
import { PLANE_COUNT } from '../features.ts';
import type { Output } from '../forward.ts';
import type { Network } from '../network.ts';
import { arraysOf, HEAD, LEAD_SCALE, VALUE } from '../shape.ts';
import type { Weights } from '../weights.ts';
import type { Exports } from './exports.ts';
import { floatsOf, integersOf, Plan, type Region } from './memory.ts';
import { F32, type Regions, regionsOf, strideOf } from './regions.ts';
import { LEAST_SIDE, type Tiles, tilesOf } from './tiles.ts';
import { matrixLength, POINTS, paddedColumns, storeArray, storedLength } from './weights.ts';

/**
 * Why there is no kernel. `module`: the bytes are none, or none that this engine runs. `side`: the board is less
 * than four points high or wide. `memory`: there is too little.
 */
export type KernelRefusal = 'module' | 'side' | 'memory';

/**
 * Points of the boards that go through the layers together: enough to use the weights well while they are near, few
 * enough that what lies between two layers stays near too. Found by measuring.
 */
const POINTS_AT_ONCE = 700;

/**
 * Makes a kernel for boards of one size. Takes some tens of milliseconds, most of it for the weights.
 *
 * @param bytes the build of the kernel that `kernelBuild` names.
 * @param batch the most positions that will be asked about at once.
 */
export function newKernel(
  bytes: Uint8Array<ArrayBuffer>,
  weights: Weights,
  geometry: Geometry,
  batch: number,
): Result<Kernel, KernelRefusal> {
  if (Math.min(geometry.width, geometry.height) < LEAST_SIDE) return refuse('side');
  if (!WebAssembly.validate(bytes)) return refuse('module');
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    return accept(new Kernel(exports as object as Exports, weights, geometry, batch));
  } catch (error) {
    if (error instanceof RangeError) return refuse('memory');
    throw error;
  }
}

export class Kernel implements Network {
  readonly batch: number;
  /** Where positions are put before `forward`: as `Features.fill` writes them, one after another. */
  readonly planes: Float32Array;
  readonly #run: Exports;
  readonly #weights: Weights;
  readonly #geometry: Geometry;
  /** Boards that go through the layers together. */
  readonly #atOnce: number;
  readonly #arrays: ReadonlyMap<string, Region>;
  readonly #regions: Regions;
  /** Of how many boards the tables are. */
  #boards = 0;
  #tiles: Tiles;

  /** Use `newKernel`. Throws a RangeError where there is too little memory. */
  constructor(run: Exports, weights: Weights, geometry: Geometry, batch: number) {
    this.batch = batch;
    this.#run = run;
    this.#weights = weights;
    this.#geometry = geometry;
    this.#atOnce = Math.max(1, Math.min(batch, Math.round(POINTS_AT_ONCE / geometry.points)));
    this.#tiles = tilesOf(geometry, this.#atOnce);
    const plan = new Plan();
    const list = arraysOf(weights.shape);
    this.#arrays = new Map(list.map((array) => [array.name, plan.region(storedLength(array))]));
    this.#regions = regionsOf(plan, geometry, weights.shape.channels, batch, this.#atOnce, this.#tiles);
    plan.settle(run.memory);
    for (const array of list)
      storeArray(array, weights.arrays.get(array.name)!, floatsOf(run.memory, this.#arrays.get(array.name)!));
    this.planes = floatsOf(run.memory, this.#regions.planes);
    const { height, width } = geometry;
    for (let y = 0; y < height; y++) integersOf(run.memory, this.#regions.lines).set([0, width], 2 * y);
  }

  /**
   * Answers the first `count` positions in `planes`, at most `batch`. Allocates nothing worth naming.
   *
   * @param outputs those of the same indices are filled.
   */
  forward(count: number, outputs: readonly Output[]): void {
    for (let first = 0; first < count; first += this.#atOnce) {
      const boards = Math.min(this.#atOnce, count - first);
      this.#table(boards);
      this.#answer(first, this.#trunk(first), outputs);
    }
  }

  /** Has the tables be of so many boards. */
  #table(boards: number): void {
    if (boards === this.#boards) return;
    this.#boards = boards;
    this.#tiles = tilesOf(this.#geometry, boards);
    const { memory } = this.#run;
    integersOf(memory, this.#regions.tiles).set(this.#tiles.tiles);
    integersOf(memory, this.#regions.points).set(this.#tiles.points);
    integersOf(memory, this.#regions.rows).set([0, boards]);
  }

  /** The blocks, for boards from the `first` position on; where their result lies. */
  #trunk(first: number): number {
    const run = this.#run;
    const { width, height, points } = this.#geometry;
    const { channels, blocks, pooled } = this.#weights.shape;
    const { planes, input, inner, pool, biases } = this.#regions;
    let trunk = this.#regions.trunk.at;
    let next = this.#regions.next.at;
    run.frame(
      planes.at + F32 * first * points * PLANE_COUNT,
      input.at,
      this.#boards,
      width,
      height,
      PLANE_COUNT,
    );
    this.#convolve('stem', input.at, PLANE_COUNT, this.#at('stemBias'), 0, 0, trunk);
    for (let i = 0; i < blocks; i++) {
      if (pooled[i]) {
        this.#pool(trunk, channels);
        this.#product(`pooled${i}`, pool.at, 3 * channels, channels, biases.at);
        run.add(this.#at(`firstBias${i}`), biases.at, this.#boards, channels);
        this.#convolve(`first${i}`, trunk, channels, biases.at, F32 * channels, 0, inner.at);
      } else this.#convolve(`first${i}`, trunk, channels, this.#at(`firstBias${i}`), 0, 0, inner.at);
      this.#convolve(`second${i}`, inner.at, channels, this.#at(`secondBias${i}`), 0, trunk, next);
      [trunk, next] = [next, trunk];
    }
    return trunk;
  }

  /** The heads, and what they say. */
  #answer(first: number, trunk: number, outputs: readonly Output[]): void {
    const run = this.#run;
    const { points, width, height } = this.#geometry;
    const { channels } = this.#weights.shape;
    const { hidden, pool, biases, logits, passes, owners, outcomes } = this.#regions;
    const boards = this.#boards;
    this.#pool(trunk, channels);
    this.#product('policyPooled', pool.at, 3 * channels, HEAD, biases.at);
    run.add(this.#at('policyBias'), biases.at, boards, HEAD);
    this.#everywhere('policy', trunk);
    for (let b = 0; b < boards; b++)
      run.activate(biases.at + F32 * b * HEAD, hidden.at + F32 * b * points * HEAD, points, HEAD);
    run.dot(hidden.at, boards * points, HEAD, this.#at('move'), 0, logits.at);
    this.#product('passHidden', pool.at, 3 * channels, HEAD, biases.at);
    run.activate(this.#at('passHiddenBias'), biases.at, boards, HEAD);
    run.dot(biases.at, boards, HEAD, this.#at('pass'), this.#number('passBias', 0), passes.at);

    this.#everywhere('value', trunk);
    run.activate(this.#at('valueBias'), hidden.at, boards * points, HEAD);
    run.dot(hidden.at, boards * points, HEAD, this.#at('owner'), this.#number('ownerBias', 0), owners.at);
    const line = F32 * width * HEAD;
    run.pool(hidden.at, line, line * height, boards, width, height, HEAD, this.#scale, pool.at);
    this.#product('valueHidden', pool.at, 3 * HEAD, VALUE, biases.at);
    run.activate(this.#at('valueHiddenBias'), biases.at, boards, VALUE);
    this.#product('outcome', biases.at, VALUE, paddedColumns(2), outcomes.at);
    this.#report(first, outputs);
  }

  #report(first: number, outputs: readonly Output[]): void {
    const { points } = this.#geometry;
    const { memory } = this.#run;
    const [logits, passes, owners, outcomes] = (['logits', 'passes', 'owners', 'outcomes'] as const).map(
      (name) => floatsOf(memory, this.#regions[name]),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array];
    for (let b = 0; b < this.#boards; b++) {
      const output = outputs[first + b]!;
      output.logits.set(logits.subarray(b * points, (b + 1) * points));
      output.logits[points] = passes[b]!;
      for (let p = 0; p < points; p++) output.ownership[p] = Math.tanh(owners[b * points + p]! / 2);
      const at = b * paddedColumns(2);
      output.win = outcomes[at]! + this.#number('outcomeBias', 0);
      output.lead = LEAD_SCALE * (outcomes[at + 1]! + this.#number('outcomeBias', 1));
    }
  }

  /** A convolution of 3 × 3 of framed boards at `x`, to the trunk's channels; see `gather` for the rest. */
  #convolve(
    name: string,
    x: number,
    from: number,
    bias: number,
    biasStride: number,
    skip: number,
    out: number,
  ): void {
    const run = this.#run;
    const { channels } = this.#weights.shape;
    const { tiles, points, values, products, scratch } = this.#regions;
    const { count } = this.#tiles;
    const framed = F32 * (this.#geometry.width + 2);
    const vStride = strideOf(count * from);
    const mStride = strideOf(count * channels);
    const uStride = F32 * matrixLength(from, channels);
    run.scatter(tiles.at, count, x, framed * from, from, values.at, vStride, scratch.at);
    run.multiply(
      points.at,
      POINTS * POINTS,
      values.at,
      vStride,
      this.#at(name),
      uStride,
      products.at,
      mStride,
      from,
      channels,
      0,
    );
    run.gather(
      tiles.at,
      count,
      products.at,
      mStride,
      channels,
      bias,
      biasStride,
      skip,
      out,
      framed * channels,
      scratch.at,
    );
  }

  /** One row for each board times a matrix. */
  #product(name: string, x: number, k: number, n: number, to: number): void {
    this.#run.multiply(this.#regions.rows.at, 1, x, 0, this.#at(name), 0, to, 0, k, n, 0);
  }

  /** All points of the boards in the trunk times a matrix, to `hidden`, without a frame. */
  #everywhere(name: string, trunk: number): void {
    const { width, height, points } = this.#geometry;
    const { channels } = this.#weights.shape;
    const { lines, hidden } = this.#regions;
    const cell = F32 * channels;
    const row = cell * (width + 2);
    for (let b = 0; b < this.#boards; b++)
      this.#run.multiply(
        lines.at,
        height,
        trunk + b * row * (height + 2) + row + cell,
        row,
        this.#at(name),
        0,
        hidden.at + F32 * b * points * HEAD,
        F32 * width * HEAD,
        channels,
        HEAD,
        0,
      );
  }

  /** Pools framed boards of the trunk. */
  #pool(trunk: number, channels: number): void {
    const { width, height } = this.#geometry;
    const cell = F32 * channels;
    const row = cell * (width + 2);
    const board = row * (height + 2);
    const { pool } = this.#regions;
    this.#run.pool(
      trunk + row + cell,
      row,
      board,
      this.#boards,
      width,
      height,
      channels,
      this.#scale,
      pool.at,
    );
  }

  get #scale(): number {
    return (Math.sqrt(this.#geometry.points) - 14) / 10;
  }

  /** Where an array of weights lies. */
  #at(name: string): number {
    return this.#arrays.get(name)!.at;
  }

  #number(name: string, i: number): number {
    return this.#weights.arrays.get(name)![i]!;
  }
}
