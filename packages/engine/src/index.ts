/*
 * The computer opponent. Begin with `Thinker` for turns, `Search` for analysis.
 */
export * from './chance.ts';
export type { Choice } from './choose.ts';
export {
  type Basis,
  type ChainFate,
  type Fate,
  type Fates,
  fatesOf,
  JUDGE_PLAYOUTS,
  Judge,
  type Proof,
} from './dead.ts';
export * from './evaluator.ts';
export { netBatch, netEvaluator } from './evaluators/net.ts';
export { playoutEvaluator } from './evaluators/playout.ts';
export { uniformEvaluator } from './evaluators/uniform.ts';
export { firstCaptureChoice } from './first-capture.ts';
export { type HintReason, hintReasonOf } from './hint/reason.ts';
export * from './level.ts';
export * from './report.ts';
export { DEFAULT_NODES, Search } from './search.ts';
export { signatureOf } from './signature.ts';
export { type Task, Thinker } from './thinker.ts';
export * from './time.ts';
export { NODE_BYTES } from './tree.ts';
export * from './worker/channel.ts';
export { type EngineClient, engineClient, type Outcome, type Question, teamClient } from './worker/client.ts';
export { type HostOptions, host } from './worker/host.ts';
export type * from './worker/messages.ts';
