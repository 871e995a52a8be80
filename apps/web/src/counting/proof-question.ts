/*
 * What is asked of the solver when a person tries a move against a proof, and whom. Begin with `askSolver`.
 */
import { type Color, type Geometry, geometryOf, type Move, type Point } from '@honte/rules';
import { challengerOf, type ProofShown, playedTo } from './proof-show.ts';

/** Plain data, for the way into the worker. */
export interface ProofQuestion {
  readonly width: number;
  readonly height: number;
  /** The board before the move, or before all of them. */
  readonly stones: Uint8Array;
  readonly region: readonly Point[];
  /** A stone of the chain that the proof is about. */
  readonly target: Point;
  /** The side that would have to change the fate, and begins. */
  readonly challenger: Color;
  /** The move that was tried; `undefined` where the whole line is asked for. */
  readonly move: Move | undefined;
}

/**
 * The moves that refute it, none where no answer is needed; or those in which the challenger does all he can, and
 * fails. `undefined` when nothing was proved.
 */
export type ProofAnswer = readonly Move[] | undefined;

/** What the last move of the line asks. */
export function questionOf(shown: ProofShown): ProofQuestion {
  const { line, proof, group } = shown;
  const { board } = playedTo(shown, line.length - 1);
  const { width, height, points } = board.geometry;
  return {
    width,
    height,
    stones: Uint8Array.from(board.stones.subarray(0, points)),
    region: proof.region,
    target: group.judged,
    challenger: challengerOf(shown),
    move: line.at(-1) as Move,
  };
}

/** The board of a question. */
export function boardOfQuestion({ width, height, stones }: ProofQuestion): {
  geometry: Geometry;
  stones: Uint8Array;
} {
  return { geometry: geometryOf(width, height), stones };
}

/**
 * Asks the solver in a worker of its own.
 *
 * @param signal ends it; the answer then never comes.
 */
export function askSolver(question: ProofQuestion, signal: AbortSignal): Promise<ProofAnswer> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<ProofAnswer>((resolve) => {
    const end = (answer: ProofAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => end(data));
    // A solver that does not come does not answer.
    worker.addEventListener('error', () => end(undefined));
    worker.postMessage(question);
  });
}
