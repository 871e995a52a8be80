/*
 * What a command comes to: the session after it and what is said, or why not.
 */
import { accept, type Result } from '@honte/rules';
import type { Brain } from './brain.ts';
import type { Session } from './session.ts';

export type Answer = Result<{ readonly session: Session; readonly text: string }, string>;

/** @param args the words after the command's name; the handler refuses those that make no sense. */
export type Handler = (session: Session, args: readonly string[], brain: Brain) => Answer;

/** A command done. */
export function said(session: Session, text = ''): Answer {
  return accept({ session, text });
}

/** GTP's word for arguments of the wrong number or kind. */
export const SYNTAX = 'syntax error';
