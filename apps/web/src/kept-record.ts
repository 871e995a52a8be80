/*
 * A record as it is kept on the device: the game's text with all that its file said, how that text was read, and
 * the few facts that a list shows, so that a list needs no reader of records.
 */
import type { EncodingChoice, SgfNotice } from '@honte/sgf';

export interface KeptRecord {
  readonly id: string;
  /** What the person calls it; empty for one that goes by its players. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly changedAt: number;
  /** The one game, as `printSgf` writes it: every property of the file is there. */
  readonly sgf: string;
  /** How the bytes of its file were read. */
  readonly encoding: EncodingChoice;
  /** What was odd about its file, where, and what was done about it. */
  readonly notices: readonly SgfNotice[];
  readonly facts: RecordFacts;
  /** The file it was read from; empty where there was none, or where the text above says it all. */
  readonly file: string;
  /** Which of that file's games it is, from 0. */
  readonly gameInFile: number;
}

/** What a list shows of a record; whatever a file does not state is empty. See `factsOf`. */
export interface RecordFacts {
  readonly black: string;
  readonly white: string;
  /** The game's own name, else its event. */
  readonly title: string;
  /** As written. */
  readonly date: string;
  readonly width: number;
  readonly height: number;
  /** The name of the rules as written. */
  readonly rules: string;
  /** As written, such as `B+3.5`. */
  readonly result: string;
  /** Plays and passes on the main line. */
  readonly moves: number;
}

/** A file as it came. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
