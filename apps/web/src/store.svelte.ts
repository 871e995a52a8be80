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
  const send: Send = (intent) => {
    const [next, effects] = update(state, intent, now());
    state = next;
    for (const effect of effects) run(effect);
  };
  const run = outside(send);
  return {
    get state() {
      return state;
    },
    send,
  };
}
