/*
 * The kernel: the network's arithmetic in SIMD, over memory that `../src/kernel.ts` lays out. Nothing is allocated
 * here; all addresses are handed in. Numbers are f32, channels run fastest (NHWC), boards are framed by zeros.
 * Begin with `winograd.ts`.
 */
export { activate, add, dot, frame, pool } from './board';
export { multiply } from './multiply';
export { gather, scatter } from './winograd';
