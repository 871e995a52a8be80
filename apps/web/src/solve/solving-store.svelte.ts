/*
 * The cell that holds the state of the screen where a position is solved, and the runner of its effects.
 */
import { keepProblems, keptProblems } from '../problems/own-store.ts';
import { SolverClient } from '../problems/solver-client.ts';
import { readDrafts } from './read-drafts.ts';
import type { Solving, SolvingEffect, SolvingIntent } from './solving.ts';
import { updateSolving } from './update-solving.ts';

export type SendSolving = (intent: SolvingIntent) => void;

export interface SolvingStore {
  readonly state: Solving;
  readonly send: SendSolving;
  /** Lets go of the solver, and of a file that is being read. */
  close(): void;
}

/** The questions that lie among one's own problems. */
export function keptQuestions(): ReadonlySet<string> {
  return new Set(keptProblems().map(({ question }) => question));
}

/** @param showWord told what is on the board, for the address. */
export function makeSolvingStore(first: Solving, showWord: (word: string) => void): SolvingStore {
  let state = $state.raw(first);
  /** How many files were given: what comes of an earlier one is not wanted any more. */
  let files = 0;
  const send: SendSolving = (intent) => {
    const [next, effects] = updateSolving(state, intent);
    state = next;
    for (const effect of effects) run(effect);
  };
  const solver = new SolverClient({
    went: (number, nodes) => send({ kind: 'went', number, nodes }),
    solved: (number, solution) => send({ kind: 'solved', number, solution }),
    failed: (number) => send({ kind: 'solverFailed', number }),
  });

  function run(effect: SolvingEffect): void {
    switch (effect.kind) {
      case 'read':
        read(effect.file);
        break;
      case 'ask':
        solver.solve(effect.number, effect.problem);
        break;
      case 'stop':
        solver.stop();
        break;
      case 'keep': {
        const isKept = keepProblems(effect.problems);
        send({ kind: 'keptTold', isKept, questions: keptQuestions() });
        break;
      }
      case 'showWord':
        showWord(effect.word);
    }
  }

  function read(file: Blob): void {
    files++;
    const mine = files;
    const isWanted = () => mine === files;
    readDrafts(file, { isWanted, went: () => undefined })
      .catch(() => ({ drafts: [], refused: 0 }))
      .then(({ drafts, refused }) => {
        if (isWanted()) send({ kind: 'draftsRead', drafts, refused, kept: keptQuestions() });
      });
  }

  return {
    get state() {
      return state;
    },
    send,
    close: () => {
      files++;
      solver.stop();
    },
  };
}
