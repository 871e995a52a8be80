/*
 * Work that is done a little at a time, so that whoever waits for it can show how far it is, or stop it.
 */
import type { Work } from './prover.ts';

export class Job<T> {
  readonly #work: Work<T>;
  readonly #nodes: () => number;
  #result: T | undefined;

  /** @param nodes how many moves were tried until now. */
  constructor(work: Work<T>, nodes: () => number) {
    this.#work = work;
    this.#nodes = nodes;
  }

  /** Moves tried until now by the solver whose job this is. */
  get nodes(): number {
    return this.#nodes();
  }

  /** What came out; `undefined` as long as the work is not done. */
  get result(): T | undefined {
    return this.#result;
  }

  /**
   * Works on until done, or until about `nodes` more moves were tried (a few thousand take some milliseconds).
   *
   * @returns whether the work is done.
   */
  step(nodes: number): boolean {
    const limit = this.#nodes() + nodes;
    while (this.#result === undefined) {
      const next = this.#work.next();
      if (next.done === true) this.#result = next.value;
      else if (this.#nodes() >= limit) break;
    }
    return this.#result !== undefined;
  }

  /** Works to the end. */
  run(): T {
    for (;;) if (this.step(Number.POSITIVE_INFINITY)) return this.#result as T;
  }
}
