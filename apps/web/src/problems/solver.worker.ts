/*
 * The worker that proves, apart from the page. The latest question wins; it keeps what it found about one problem.
 */
import type { Job, Solver } from '@honte/solver';
import { makePause } from '../turns.ts';
import { judge, solverOf } from './judge.ts';
import { solve } from './solve.ts';
import type { FromSolver, SentProblem, ToSolver } from './solver-messages.ts';

/** Some milliseconds. */
const STEP_NODES = 2000;
/** Of a solver that has spent so many nodes, another takes the place before its budget ends. */
const FRESH_NODES = 2_000_000;

interface Known {
  readonly key: string;
  readonly problem: SentProblem;
  readonly solver: Solver;
}

/** Thrown through work that nobody waits for any more. */
const STOPPED = new Error('stopped');

const pause = makePause();
const known: { now: Known | undefined } = { now: undefined };
const latest = { number: 0 };

const say = (news: FromSolver) => self.postMessage(news);

function knownFor(problem: SentProblem): Known {
  const key = JSON.stringify([problem, [...problem.stones]]);
  const { now } = known;
  if (now?.key === key && now.solver.nodes < FRESH_NODES) return now;
  known.now = { key, problem, solver: solverOf(problem) };
  return known.now;
}

async function answer(question: ToSolver): Promise<void> {
  const { number } = question;
  const { problem, solver } = knownFor(question.problem);
  const run = async <T>(job: Job<T>): Promise<T> => {
    while (!job.step(STEP_NODES)) {
      say({ kind: 'went', number, nodes: job.nodes });
      await pause();
      if (latest.number !== number) throw STOPPED;
    }
    return job.result as T;
  };
  if (question.kind === 'judge')
    say({ kind: 'judged', number, verdict: await judge(problem, solver, question.moves, run) });
  else await solve(problem, solver, run, (solution) => say({ kind: 'solved', number, solution }));
}

self.onmessage = ({ data }: MessageEvent<ToSolver>) => {
  latest.number = data.number;
  answer(data).catch((error: unknown) => {
    // Work is only left between its steps, where the solver is whole: what it has proved stays.
    if (error === STOPPED) return;
    known.now = undefined;
    reportError(error);
  });
};
