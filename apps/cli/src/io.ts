/*
 * The outside as the commands see it, so that tests can hand in another one.
 */
import type { Channel, FromEngine, ToEngine } from '@honte/engine';
import type { Result } from '@honte/rules';

/** Why a file or folder cannot be read. */
export interface PathRefusal {
  readonly path: string;
  readonly code: 'missing' | 'denied' | 'unreadable';
}

export interface Io {
  /** All of standard input. */
  readonly readInput: () => Promise<Result<string, PathRefusal>>;
  /** Standard input line by line, without line feeds; a refusal is the last of them. */
  readonly lines: () => AsyncIterable<Result<string, PathRefusal>>;
  readonly readFile: (path: string) => Promise<Result<string, PathRefusal>>;
  /** A file's bytes, or all of standard input's for the path `-`. */
  readonly readBytes: (path: string) => Promise<Result<Uint8Array, PathRefusal>>;
  /** The names in a folder, in order; `undefined` when the path is a file. */
  readonly readFolder: (path: string) => Promise<Result<readonly string[] | undefined, PathRefusal>>;
  /** Writes to standard output; resolves when more can be written. */
  readonly out: (text: string) => Promise<void>;
  /** Writes to standard error. */
  readonly err: (text: string) => Promise<void>;
  /** Starts a thread that thinks; whoever starts it closes it. */
  readonly startThinking: () => Channel<FromEngine, ToEngine>;
  /** Milliseconds since some moment of the past. */
  readonly now: () => number;
}

const REASONS: { readonly [C in PathRefusal['code']]: string } = {
  missing: 'no such file or folder',
  denied: 'may not be read',
  unreadable: 'cannot be read',
};

/** `cases.json: no such file or folder`. */
export function printPathRefusal({ path, code }: PathRefusal): string {
  return `${path}: ${REASONS[code]}`;
}
