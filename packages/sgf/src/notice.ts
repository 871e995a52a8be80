/*
 * What was odd in a file, where, and what was done about it: as data, for others to put into words.
 */

/** Rows and columns count from 1, columns in UTF-16 units of the decoded text. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Something odd in a file. */
export interface SgfNotice extends Place {
  readonly code: NoticeCode;
  readonly done: NoticeDeed;
  /** What it was about, as written and cut short: a property's id, a value, stray text; `''` for none. */
  readonly about: string;
  /** How often: places are given for the first few of a code only, and the last of those stands for the rest. */
  readonly times: number;
}

export type NoticeCode = EncodingCode | SyntaxCode | RepairCode | OtherFormatCode | ReplayCode;

/** Found when bytes became text: what the file says of its encoding is not so; bytes that no encoding explains. */
export type EncodingCode = 'encodingMisstated' | 'bytesUndecodable';

/** Found when text became a tree. */
export type SyntaxCode =
  | 'textBeforeGame'
  | 'textAfterGame'
  | 'strayText'
  | 'gameNotOpened'
  | 'gameNotClosed'
  | 'nodeNotBegun'
  | 'nodeAfterVariation'
  | 'emptyVariation'
  | 'valueNotClosed'
  | 'valueMissing'
  | 'nameMissing'
  | 'bracketNotEscaped'
  | 'oldName'
  | 'repeatedProperty'
  | 'rootPropertyInGame'
  | 'severalMoves'
  | 'moveWithSetup'
  | 'moveInRoot';

/** Found when a tree was looked over. */
export type RepairCode =
  | 'komiInHundredths'
  | 'komiZero'
  | 'komiNotStated'
  | 'komiNotReadable'
  | 'sizeNotStated'
  | 'sizeNotReadable'
  | 'sizeNotPlayable'
  | 'handicapStonesMissing'
  | 'oldMarkup'
  | 'otherGame';

/** Found in files of other formats: a line that says nothing a record has a place for, or nothing readable. */
export type OtherFormatCode = 'lineNotUsed' | 'lineNotReadable' | 'moverNotStated';

/** Found when a record is made a game. */
export type ReplayCode = 'illegalMove' | 'offBoard';

/** What was done with it. */
export type NoticeDeed =
  /** It is as it was. */
  | 'kept'
  /** It is not in the record. */
  | 'skipped'
  /** What was missing, or was meant, was put there: a bracket, an escape, stones, a value. */
  | 'added'
  /** Another value stands there now. */
  | 'replaced'
  /** It stands under its usual name. */
  | 'renamed'
  /** Its values went to the first of that name. */
  | 'merged'
  /** One node became several. */
  | 'split'
  /** Not stated, and so left: nothing was made up. */
  | 'leftUnstated';
