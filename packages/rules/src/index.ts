/*
 * The rules of Go. Begin with `Position` to play by a ruleset, with `Board` to play fast, with
 * `receiptOf` to count.
 */
export * from './benson.ts';
export { Board } from './board.ts';
export * from './color.ts';
export * from './coords.ts';
export * from './counts.ts';
export { type Diagram, type DiagramRefusal, parseDiagram, printDiagram, printRows } from './diagram.ts';
export * from './difference.ts';
export * from './geometry.ts';
export * from './group.ts';
export * from './handicap.ts';
export { HistoryTable } from './history-table.ts';
export * from './loose-ends.ts';
export * from './move.ts';
export * from './placement.ts';
export { type Legality, Position, type Refusal } from './position.ts';
export * from './quick-count.ts';
export * from './refusal.ts';
export * from './region.ts';
export * from './ruleset.ts';
export * from './score.ts';
export * from './start.ts';
