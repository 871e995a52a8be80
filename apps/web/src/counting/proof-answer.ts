/*
 * What the solver answers to a move that a person tries against a proof. With it comes the solver, and so only the
 * worker knows of it.
 */
import { checkProblem, Solver, UNBOUND } from '@honte/solver';
import { boardOfQuestion, type ProofAnswer, type ProofQuestion } from './proof-question.ts';

/** Moves it tries at most, and 2 MB. */
const LIMITS = { nodes: 500_000, tableBits: 16 };

/** Some seconds of work at most. */
export function answerTo(question: ProofQuestion): ProofAnswer {
  const { move, challenger } = question;
  const problem = checkProblem({
    ...boardOfQuestion(question),
    region: question.region,
    targets: [question.target],
    goal: 'kill',
    first: challenger,
    bound: UNBOUND,
  });
  if (!problem.ok) return undefined;
  const solver = new Solver(problem.value, LIMITS);
  const { fate, line } = solver.replyTo(move ? [move] : []).run();
  return fate === (move ? 'works' : 'fails') ? line : undefined;
}
