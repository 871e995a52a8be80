/*
 * The one cell that holds the state. It is raw: Svelte watches the cell, never what is in it, so that
 * identities last and game data stays plain.
 */
import type { Effect } from './effect.ts';
import type { Intent } from './intent.ts';
import type { AppState } from './state.ts';
import { update } from './update/update.ts';

export type Send = (intent: Intent) => void;

export interface Store {
  readonly state: AppState;
  readonly send: Send;
  /** What was thrown by our own code; `undefined` as long as nothing was. The state is the one before. */
  readonly failure: unknown;
  /** Takes note of a mistake that was thrown elsewhere in the page. */
  fail(error: unknown): void;
}

/**
 * @param first the state to begin with.
 * @param now the time, milliseconds since 1970.
 * @param outside makes the runner of effects, given where to send what they bring.
 */
export function makeStore(
  first: AppState,
  now: () => number,
  outside: (send: Send) => (effect: Effect) => void,
): Store {
  let state = $state.raw(first);
  let failure = $state.raw<unknown>();
  const fail = (error: unknown) => {
    failure ??= error ?? new Error('something that is no error');
  };
  const caught = (error: unknown) => {
    fail(error);
    reportError(error);
  };
  // The one place where our own mistakes are caught: the game must outlive them.
  const send: Send = (intent) => {
    try {
      const [next, effects] = update(state, intent, now());
      state = next;
      for (const effect of effects) tryTo(effect);
    } catch (error) {
      caught(error);
    }
  };
  /** The effects after one that fails are still done: keeping the game may be among them. */
  const tryTo = (effect: Effect) => {
    try {
      run(effect);
    } catch (error) {
      caught(error);
    }
  };
  const run = outside(send);
  return {
    get state() {
      return state;
    },
    get failure() {
      return failure;
    },
    send,
    fail,
  };
}
