/*
 * The rules of Go. Begin with `Position` to play by a ruleset, with `Board` to play fast, with
 * `areaReceipt` to count.
 */
export { Board } from './board.ts';
export * from './color.ts';
export * from './coords.ts';
export { type Diagram, type DiagramRefusal, parseDiagram, printDiagram, printRows } from './diagram.ts';
export * from './geometry.ts';
export * from './move.ts';
export { type Legality, Position, type Refusal } from './position.ts';
export * from './refusal.ts';
export * from './ruleset.ts';
export * from './start.ts';
