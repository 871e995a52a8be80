/*
 * A program that speaks GTP, as the match sees it: one question at a time, and an answer or what became of
 * it. Made from a process, or from a function in tests.
 */

/** What comes of a question. */
export type Answer =
  | { readonly kind: 'said'; readonly text: string }
  /** The program answered with an error. */
  | { readonly kind: 'declined'; readonly text: string }
  /** What came is no GTP. */
  | { readonly kind: 'garbled'; readonly text: string }
  | { readonly kind: 'gone'; readonly why: string }
  /** Nothing came in time. */
  | { readonly kind: 'silent' };

export interface Player {
  /** Sends a command and waits `limitMs` for its answer; one question at a time. */
  ask(command: string, limitMs: number): Promise<Answer>;
  /** Ends the program: with `quit`, or at once where it owes an answer. */
  stop(): Promise<void>;
}

/** Starts a program; one that cannot be started is gone when it is asked. */
export type Launch = (words: readonly string[]) => Player;
