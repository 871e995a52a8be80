/*
 * The neural network. Begin with `Features` for what it is shown, `readWeights` for its numbers, `newKernel`
 * for its answers; `forward` says what the kernel computes.
 */
export * from './features.ts';
export * from './forward.ts';
export * from './kernel/build.ts';
export * from './kernel/kernel.ts';
export * from './network.ts';
export * from './shape.ts';
export * from './weights.ts';
