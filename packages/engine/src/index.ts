/*
 * The computer opponent.
 */
export * from './chance.ts';
export * from './evaluator.ts';
export { playoutEvaluator } from './evaluators/playout.ts';
export { Search } from './search.ts';
