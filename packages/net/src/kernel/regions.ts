/*
 * What lies in the kernel's memory between the layers, and how far apart. Begin with `regionsOf`.
 */
import type { Geometry } from '@honte/rules';
import { PLANE_COUNT } from '../features.ts';
import { HEAD, VALUE } from '../shape.ts';
import type { Plan } from './memory.ts';
import type { Tiles } from './tiles.ts';
import { POINTS, paddedColumns } from './weights.ts';

/** Bytes of a number. */
export const F32 = 4;
const SCRATCH = 4 * POINTS * POINTS;

export type Regions = ReturnType<typeof regionsOf>;

/** Sets aside all that lies between the layers. */
export function regionsOf(
  plan: Plan,
  { width, height, points }: Geometry,
  channels: number,
  batch: number,
  atOnce: number,
  tiles: Tiles,
) {
  const framed = (width + 2) * (height + 2);
  const between = (k: number) => plan.region((POINTS * POINTS * strideOf(tiles.count * k)) / F32);
  const widest = Math.max(channels, HEAD, VALUE);
  return {
    scratch: plan.region(SCRATCH),
    tiles: plan.region(tiles.tiles.length),
    points: plan.region(tiles.points.length),
    rows: plan.region(2),
    lines: plan.region(2 * height),
    planes: plan.region(batch * points * PLANE_COUNT),
    input: plan.region(atOnce * framed * PLANE_COUNT),
    trunk: plan.region(atOnce * framed * channels),
    inner: plan.region(atOnce * framed * channels),
    next: plan.region(atOnce * framed * channels),
    values: between(Math.max(channels, PLANE_COUNT)),
    products: between(channels),
    pool: plan.region(atOnce * 3 * widest),
    biases: plan.region(atOnce * widest),
    hidden: plan.region(atOnce * points * HEAD),
    logits: plan.region(atOnce * points),
    passes: plan.region(atOnce),
    owners: plan.region(atOnce * points),
    outcomes: plan.region(atOnce * paddedColumns(2)),
  };
}

/**
 * Bytes from one point's numbers to the next one's. An odd number of lines of the cache: powers of 2 would have all
 * points of a tile compete for the same few lines.
 */
export function strideOf(numbers: number): number {
  const lines = Math.ceil((F32 * numbers) / 64);
  return 64 * (lines + 1 - (lines % 2));
}
