/*
 * What a command comes to: the session after it and what is said, or why not.
 */
import { accept, type Result } from '@honte/rules';
import type { Io } from '../io.ts';
import type { Brain } from './brain.ts';
import type { Session } from './session.ts';

/** A command that is done, or one that goes on talking before it is. */
type Done =
  | { readonly kind: 'said'; readonly session: Session; readonly text: string }
  | { readonly kind: 'talking'; readonly talk: Talk };

/**
 * Says line after line until it has nothing more to say; returns the session after it.
 *
 * @param interrupted resolves when the client sends something, or nothing more will come.
 */
export type Talk = (say: (line: string) => Promise<void>, interrupted: Promise<unknown>) => Promise<Session>;

export type Answer = Result<Done, string>;

/** @param args the words after the command's name; the handler refuses those that make no sense. */
export type Handler = (
  session: Session,
  args: readonly string[],
  brain: Brain,
  io: Io,
) => Answer | Promise<Answer>;

/** A command done. */
export function said(session: Session, text = ''): Answer {
  return accept({ kind: 'said', session, text });
}

/** GTP's word for arguments of the wrong number or kind. */
export const SYNTAX = 'syntax error';
