/*
 * The page's side of the worker that proves: one question at a time; to stop is to do without the worker, which
 * comes back with the next question.
 */
import type { Move } from '@honte/rules';
import type { FromSolver, SentProblem, Solution, ToSolver, Verdict } from './solver-messages.ts';

export interface Hears {
  went(number: number, nodes: number): void;
  judged?(number: number, verdict: Verdict): void;
  solved?(number: number, solution: Solution): void;
  /** It broke down, or its file did not come. */
  failed(number: number): void;
}

/** The number of what nobody asked: those of questions begin at 1. */
const UNASKED = 0;

export class SolverClient {
  readonly #hears: Hears;
  #worker: Worker | undefined;
  #number = 0;

  constructor(hears: Hears) {
    this.#hears = hears;
  }

  ask(number: number, problem: SentProblem, moves: readonly Move[]): void {
    this.#post({ kind: 'judge', number, problem, moves });
  }

  /** Has it look for the solution before anybody asks: what it finds by then is found at once later. */
  prepare(problem: SentProblem): void {
    this.#post({ kind: 'judge', number: UNASKED, problem, moves: [] });
  }

  /** Asks for all that can be done at first: the answers come one after another. */
  solve(number: number, problem: SentProblem): void {
    this.#post({ kind: 'solve', number, problem });
  }

  #post(question: ToSolver): void {
    this.#number = question.number;
    this.#worker ??= this.#start();
    this.#worker.postMessage(question);
  }

  /** Ends the work at once; nothing more is heard of it. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
      if (data.number !== this.#number || data.number === UNASKED) return;
      if (data.kind === 'went') this.#hears.went(data.number, data.nodes);
      else if (data.kind === 'judged') this.#hears.judged?.(data.number, data.verdict);
      else this.#hears.solved?.(data.number, data.solution);
    };
    worker.onerror = () => {
      this.stop();
      this.#hears.failed(this.#number);
    };
    return worker;
  }
}
