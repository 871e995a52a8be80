/*
 * Records of games in files. Begin with `parseSgf` and `printSgf`; `SgfTree` in `record.ts` says what a
 * record is, `value.ts` what its values mean. To show or to edit a game, go on with `recordOf` and
 * `GameRecord`; to write a played one, with `recordOfGame` and `sgfOf`.
 */
export * from './annotation.ts';
export type { EncodingChoice } from './encoding.ts';
export { propertiesOfEvent } from './event-properties.ts';
export { ENCODINGS, type Encoding } from './evidence.ts';
export { type PlayerSheet, type RecordSheet, recordOfGame, sgfOf } from './from-game.ts';
export { encodingOf } from './game-encoding.ts';
export { type GameInfo, infoOf, type PlayerInfo } from './game-info.ts';
export { type GameRecord, withComment, withEvent, withProperty } from './game-record.ts';
export { parseGib } from './gib.ts';
export { parseNgf } from './ngf.ts';
export type {
  EncodingCode,
  NoticeCode,
  NoticeDeed,
  OtherFormatCode,
  Place,
  RepairCode,
  ReplayCode,
  SgfNotice,
  SyntaxCode,
} from './notice.ts';
export { outcomeOfText } from './outcome.ts';
export { placesOf } from './place.ts';
export { printSgf } from './print.ts';
export * from './read.ts';
export { type FileFormat, type ReadRecord, readRecord } from './read-record.ts';
export type * from './record.ts';
export { printRulesetName, rulesetOfName } from './ruleset-name.ts';
export { gamesIn, parseSgf } from './syntax.ts';
export { type RecordOptions, type RecordRefusal, recordOf, recordSteps } from './to-game.ts';
export { type Strippable, strippedTree, TURNS, type Turn, turnedTree } from './transform.ts';
export { factsOfTree, type TreeFacts } from './tree-facts.ts';
export * from './value.ts';
