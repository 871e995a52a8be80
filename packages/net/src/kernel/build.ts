/*
 * Which build of the kernel an engine can run. Begin with `kernelBuild`.
 */

/** `relaxed` rounds products and sums once where the processor does, `plain` runs alike everywhere; `none`: no SIMD. */
export type KernelBuild = 'relaxed' | 'plain' | 'none';

/** The fastest build for this engine: `relaxed.wasm` or `plain.wasm` of this package, if any. */
export function kernelBuild(): KernelBuild {
  if (typeof WebAssembly === 'undefined') return 'none';
  if (WebAssembly.validate(moduleOf([...ZERO, ...ZERO, ...ZERO, ...RELAXED_MADD]))) return 'relaxed';
  return WebAssembly.validate(moduleOf(ZERO)) ? 'plain' : 'none';
}

/** i32.const 0, i8x16.splat. */
const ZERO = [0x41, 0, 0xfd, 0x0f];
/** f32x4.relaxed_madd. */
const RELAXED_MADD = [0xfd, 0x85, 0x02];

/** A module whose one function runs these instructions and returns a vector. */
function moduleOf(instructions: readonly number[]): Uint8Array<ArrayBuffer> {
  const type = [1, 5, 1, 0x60, 0, 1, 0x7b];
  const list = [3, 2, 1, 0];
  const body = [0, ...instructions, 0x0b];
  const code = [10, body.length + 2, 1, body.length, ...body];
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...type, ...list, ...code]);
}
