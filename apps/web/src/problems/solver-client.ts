/*
 * The page's side of the worker that proves: one question at a time; to stop is to do without the worker, which
 * comes back with the next question.
 */
import type { Move } from '@honte/rules';
import type { FromSolver, SentProblem, Verdict } from './solver-messages.ts';

export interface Hears {
  went(number: number, nodes: number): void;
  judged(number: number, verdict: Verdict): void;
  /** It broke down, or its file did not come. */
  failed(number: number): void;
}

export class SolverClient {
  readonly #hears: Hears;
  #worker: Worker | undefined;
  #number = 0;

  constructor(hears: Hears) {
    this.#hears = hears;
  }

  ask(number: number, problem: SentProblem, moves: readonly Move[]): void {
    this.#number = number;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ number, problem, moves });
  }

  /** Ends the work at once; nothing more is heard of it. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
      if (data.number !== this.#number) return;
      if (data.kind === 'went') this.#hears.went(data.number, data.nodes);
      else this.#hears.judged(data.number, data.verdict);
    };
    worker.onerror = () => {
      this.stop();
      this.#hears.failed(this.#number);
    };
    return worker;
  }
}
