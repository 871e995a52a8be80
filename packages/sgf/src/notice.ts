/*
 * What was odd in a file, where, and what was done about it: as data, for others to put into words.
 */

/** Rows and columns count from 1, in signs of the decoded text. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Something odd in a file. */
export interface SgfNotice extends Place {
  readonly code: NoticeCode;
  readonly done: NoticeDeed;
  /** What it was about, as written: a property's id, a value, a move; `''` for none. */
  readonly about: string;
}

export type NoticeCode = ReplayCode;

/** Found when a record is made a game. */
export type ReplayCode = 'illegalMove' | 'offBoard' | 'sizeNotPlayable';

/** What was done: the thing was left as it is, left out, put elsewhere, and so on. */
export type NoticeDeed = 'kept' | 'skipped';
