/*
 * What comes of a position in a problem, in the words of people: who gets what, the play that shows it, and what
 * becomes of the stones in question. Begin with `judge`.
 */
import { Board, type Color, geometryOf, invariant, type Move, opponent } from '@honte/rules';
import { checkProblem, type Job, type Problem, Solver } from '@honte/solver';
import type { Outcome, SentProblem, Verdict } from './solver-messages.ts';

/** Does a job, in one go or little by little. */
export type Run = <T>(job: Job<T>) => Promise<T>;

/** Some 20 seconds of work for the position judged, as much again for how it ends. */
const LIMITS = { nodes: 5_000_000, tableBits: 18 };

export function solverOf(sent: SentProblem): Solver {
  return new Solver(problemOf(sent), LIMITS);
}

function problemOf({ width, height, plies, escapeLiberties, ...sent }: SentProblem): Problem {
  const geometry = geometryOf(width, height);
  const problem = checkProblem({ ...sent, geometry, bound: { plies, escapeLiberties } });
  invariant(problem.ok, 'a problem that is shown can be asked');
  return problem.value;
}

/**
 * @param solver of this problem; what it has found stays with it.
 * @param moves from the problem's board on, in turn.
 * @throws when one of the moves cannot be made.
 */
export async function judge(
  sent: SentProblem,
  solver: Solver,
  moves: readonly Move[],
  run: Run,
): Promise<Verdict> {
  const { turn, fate, line } = await run(solver.lesson(moves));
  const winner = fate === 'works' ? turn : opponent(turn);
  const outcome =
    fate === 'unknown'
      ? undefined
      : fate === 'ko'
        ? 'ko'
        : await outcomeOf(sent, [...moves, ...line], winner, run);
  const asksIfShort = fate === 'works' && sent.goal === 'capture' && moves.length % 2 === 1;
  const isOneShort = asksIfShort && (await isWonWithOneMore(solver, moves, turn, run));
  return { turn, fate, line, outcome, isOneShort };
}

async function isWonWithOneMore(
  solver: Solver,
  moves: readonly Move[],
  turn: Color,
  run: Run,
): Promise<boolean> {
  const { fate } = await run(solver.replyTo([...moves, { kind: 'pass', color: turn }]));
  return fate === 'works';
}

async function outcomeOf(
  sent: SentProblem,
  moves: readonly Move[],
  winner: Color,
  run: Run,
): Promise<Outcome> {
  const { goal, targets, stones } = sent;
  const board = boardAfter(sent, moves);
  const owner = stones[targets[0]!] as Color;
  const isTaken = targets.some((p) => board.stones[p] !== owner);
  if (goal === 'connect') return winner === owner ? 'connected' : 'cut';
  if (isTaken) return 'captured';
  const isOpen = sent.plies !== undefined || sent.escapeLiberties !== undefined;
  if (winner !== owner) return isOpen ? 'caught' : 'dead';
  if (goal === 'save') return 'saved';
  if (isOpen || goal === 'capture') return 'escaped';
  const first = moves.length % 2 === 0 ? sent.first : opponent(sent.first);
  const status = await run(
    solverOf({ ...sent, stones: board.stones.slice(0, stones.length), first }).status(),
  );
  return status === 'alive' || status === 'seki' ? status : 'aliveOrSeki';
}

/** The board after some moves. A ko may be retaken at once, as in lines where one side has a threat. */
export function boardAfter(
  { width, height, stones }: Pick<SentProblem, 'width' | 'height' | 'stones'>,
  moves: readonly Move[],
): Board {
  const board = Board.of(geometryOf(width, height), stones);
  for (const move of moves) {
    if (move.kind === 'pass') board.pass();
    else board.play(move.point, move.color);
  }
  return board;
}
