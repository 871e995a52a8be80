/*
 * The library as the page has it: what is listed, what is looked for, what just happened.
 */
import type { SgfNotice } from '@honte/sgf';
import type { BackupRefusal } from './backup.ts';
import type { Entry } from './entry.ts';
import type { Preview } from './preview.ts';

export interface Library {
  /** Newest first; `undefined` before they were read. */
  readonly entries: readonly Entry[] | undefined;
  readonly query: string;
  /** By entry, as far as they were looked at; `undefined` while one is awaited. */
  readonly previews: ReadonlyMap<string, Preview | undefined>;
  /** The entry whose actions are shown. */
  readonly chosen: string | undefined;
  readonly isRenaming: boolean;
  /** What was removed last and can still come back. */
  readonly deleted: Entry | undefined;
  /** How far the reading of files is; `undefined` when none is read. */
  readonly reading: Share | undefined;
  readonly news: LibraryNews | undefined;
}

/** So many of so many. */
export interface Share {
  readonly done: number;
  readonly of: number;
  /** Which part of the next one is done, from 0 to 1. */
  readonly part: number;
}

/** What there is to say of the last thing that was done. */
export type LibraryNews =
  | { readonly kind: 'read'; readonly files: readonly FileReport[] }
  /** Copied, or saved as a file. */
  | { readonly kind: 'copied' | 'saved' }
  | { readonly kind: 'copyFailed' | 'pictureFailed' | 'keepingFailed' | 'keepsNothing' };

/** What became of a file. */
export interface FileReport {
  readonly name: string;
  /** Games that are in the library now. */
  readonly added: number;
  /** Games that were there already. */
  readonly same: number;
  /** Problems of somebody's own that were not there. */
  readonly ownProblems: number;
  readonly problems: readonly FileProblem[];
  readonly notices: readonly GameNotice[];
}

/** A notice, and in which of the file's games, from 1. */
export interface GameNotice {
  readonly game: number;
  readonly notice: SgfNotice;
}

/** What could not be read or kept. */
export type FileProblem =
  | { readonly code: 'noGame' | 'notReadable' | 'notKept' }
  /** `game`: which of the file's games, from 1. */
  | { readonly code: 'otherGame'; readonly game: number }
  /** How many pieces of a backup. */
  | { readonly code: 'unreadable'; readonly pieces: number }
  /** How many games of a backup end before events that cannot follow. */
  | { readonly code: 'shortened'; readonly games: number }
  /** Parts of a backup that a later Honte may know. */
  | { readonly code: 'unknownParts'; readonly names: readonly string[] }
  | BackupRefusal;

export const EMPTY_LIBRARY: Library = {
  entries: undefined,
  query: '',
  previews: new Map(),
  chosen: undefined,
  isRenaming: false,
  deleted: undefined,
  reading: undefined,
  news: undefined,
};
