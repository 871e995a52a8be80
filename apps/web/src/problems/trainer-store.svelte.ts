/*
 * The cell that holds a problem's state, and the runner of its effects, for as long as the problem is on the table.
 */
import { keepAttempts } from './attempts-store.ts';
import { SolverClient } from './solver-client.ts';
import type { Trainer, TrainerEffect, TrainerIntent } from './trainer.ts';
import { updateTrainer } from './update-trainer.ts';

export type SendTrainer = (intent: TrainerIntent) => void;

export interface TrainerStore {
  readonly state: Trainer;
  readonly send: SendTrainer;
  /** Lets go of the solver. */
  close(): void;
}

/** @param onkept told when an attempt was put down. */
export function makeTrainerStore(first: Trainer, onkept: () => void): TrainerStore {
  let state = $state.raw(first);
  const send: SendTrainer = (intent) => {
    const [next, effects] = updateTrainer(state, intent);
    state = next;
    for (const effect of effects) run(effect);
  };
  const solver = new SolverClient({
    went: (number, nodes) => send({ kind: 'went', number, nodes }),
    judged: (number, verdict) => send({ kind: 'judged', number, verdict }),
    failed: (number) => send({ kind: 'solverFailed', number }),
  });

  function run(effect: TrainerEffect): void {
    switch (effect.kind) {
      case 'ask':
        solver.ask(effect.number, effect.problem, effect.moves);
        break;
      case 'stop':
        solver.stop();
        break;
      case 'keepAttempt':
        keepAttempts([{ problem: effect.problem, at: Date.now(), end: effect.end }]);
        onkept();
    }
  }

  // While the person looks at the board, the solution is being proved.
  solver.prepare(first.sent);

  return {
    get state() {
      return state;
    },
    send,
    close: () => solver.stop(),
  };
}
