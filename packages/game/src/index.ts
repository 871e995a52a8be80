/*
 * What a played game is. Begin with `newGame` and `apply`; ask with `phaseOf`, `positionOf`, `resultOf`
 * and their like. `Tree` is for records with variations.
 */
export {
  type Clock,
  clockAt,
  isTimeSettings,
  newClock,
  secondsLeft,
  type TimeLeft,
  type TimeSettings,
  UNTIMED,
} from './clock.ts';
export * from './count.ts';
export * from './derived.ts';
export * from './event.ts';
export { apply, applyAll, eventsOf, type Game, newGame, type ReplayRefusal } from './game.ts';
export type { Phase } from './phase.ts';
export { readEvent } from './read-event.ts';
export type { GameRefusal } from './refusal.ts';
export { type Replay, replayTo } from './replay.ts';
export * from './result.ts';
export type { Goal, Setup, SetupRefusal } from './setup.ts';
export * from './tree.ts';
export { TreeBuilder } from './tree-builder.ts';
export type { Edited, Forced, TreeEvent, TreeRefusal } from './tree-event.ts';
export { treeOf } from './variations.ts';
