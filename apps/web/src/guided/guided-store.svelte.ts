/*
 * The cell that holds the guided game for as long as it is on the table.
 */
import { type Guided, type GuidedIntent, placeOf } from './guided.ts';
import { updateGuided } from './update-guided.ts';

export type SendGuided = (intent: GuidedIntent) => void;

export interface GuidedStore {
  readonly state: Guided;
  readonly send: SendGuided;
  /** Lets go of what is still to come. */
  close(): void;
}

/** Somebody who steps quickly leaves one address: once they pause so long. */
const PAUSE_MS = 250;

/** @param showPlace told where in the game the person is. */
export function makeGuidedStore(first: Guided, showPlace: (place: number) => void): GuidedStore {
  let state = $state.raw(first);
  let showing: ReturnType<typeof setTimeout> | undefined;
  return {
    get state() {
      return state;
    },
    send(intent) {
      const before = placeOf(state);
      state = updateGuided(state, intent);
      const place = placeOf(state);
      if (place === before) return;
      clearTimeout(showing);
      showing = setTimeout(() => showPlace(place), PAUSE_MS);
    },
    close: () => clearTimeout(showing),
  };
}
