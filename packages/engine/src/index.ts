/*
 * The computer opponent. Begin with `Thinker` for turns, `Search` for analysis.
 */
export * from './chance.ts';
export type { Choice } from './choose.ts';
export * from './evaluator.ts';
export { playoutEvaluator } from './evaluators/playout.ts';
export { uniformEvaluator } from './evaluators/uniform.ts';
export * from './level.ts';
export * from './report.ts';
export { DEFAULT_NODES, Search } from './search.ts';
export { type Task, Thinker } from './thinker.ts';
export { NODE_BYTES } from './tree.ts';
