/*
 * The cell that holds the state of one plate for as long as it is on the page.
 */
import type { PlateIntent, PlateState } from './plate-state.ts';
import { updatePlate } from './update-plate.ts';

export type SendPlate = (intent: PlateIntent) => void;

/** How long each move of a line that goes on by itself stands before the next. */
const MOVE_MS = 900;

/** Runs a line, as long as its state says so: to be called in an effect, which ends what is returned. */
export function runLine({ isRunning }: PlateState, send: SendPlate): (() => void) | undefined {
  if (!isRunning) return undefined;
  const timer = setInterval(() => send({ kind: 'shown' }), MOVE_MS);
  return () => clearInterval(timer);
}

export function makePlateStore(first: PlateState): { readonly state: PlateState; readonly send: SendPlate } {
  let state = $state.raw(first);
  return {
    get state() {
      return state;
    },
    send: (intent) => {
      state = updatePlate(state, intent);
    },
  };
}
