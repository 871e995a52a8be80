/*
 * The cell that holds an exercise for as long as it is on the table.
 */
import type { Drill, DrillIntent } from './drill.ts';
import { updateDrill } from './update-drill.ts';

export type SendDrill = (intent: DrillIntent) => void;

export interface DrillStore {
  readonly state: Drill;
  readonly send: SendDrill;
}

/** @param onanswer told whether a first answer was right. */
export function makeDrillStore(first: Drill, onanswer: (right: boolean) => void): DrillStore {
  let state = $state.raw(first);
  return {
    get state() {
      return state;
    },
    send(intent) {
      const [next, effects] = updateDrill(state, intent);
      state = next;
      for (const effect of effects) onanswer(effect.right);
    },
  };
}
