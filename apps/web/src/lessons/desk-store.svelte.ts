/*
 * The cell that holds an exercise's state, and the runner of its effects, for as long as it is on the table.
 */
import type { Sound } from '../sound/sound.ts';
import type { Desk, DeskEffect, DeskIntent } from './desk.ts';
import { updateDesk } from './update-desk.ts';

export type SendDesk = (intent: DeskIntent) => void;

export interface DeskStore {
  readonly state: Desk;
  readonly send: SendDesk;
  /** Waits for nothing any more. */
  close(): void;
}

/** One sees one's own stone before the answer comes. */
const ANSWER_MS = 500;

export interface DeskOutside {
  /** Something is to be said. */
  tell(desk: Desk): void;
  /** The exercise was solved. */
  keep(): void;
  sound(sound: Sound): void;
}

export function makeDeskStore(first: Desk, outside: DeskOutside): DeskStore {
  let state = $state.raw(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send: SendDesk = (intent) => {
    const before = state;
    const [next, effects] = updateDesk(before, intent);
    state = next;
    for (const effect of effects) run(effect);
    if (next.told !== before.told) outside.tell(next);
  };

  function run(effect: DeskEffect): void {
    switch (effect.kind) {
      case 'wait':
        timer = setTimeout(() => send({ kind: 'answerDue', told: effect.told }), ANSWER_MS);
        break;
      case 'keep':
        outside.keep();
        break;
      case 'sound':
        outside.sound(effect.sound);
    }
  }

  return {
    get state() {
      return state;
    },
    send,
    close: () => clearTimeout(timer),
  };
}
