/*
 * The neural network. Begin with `Features` for what it is shown, `readWeights` for its numbers, `forward`
 * for its answers.
 */
export * from './features.ts';
export * from './forward.ts';
export * from './network.ts';
export * from './shape.ts';
export * from './weights.ts';
