/*
 * A line of play out of a proof: the winner goes the shortest way that the search knows, the loser resists
 * as long as he can.
 */
import type { Outcome, Prover, Scene, Work } from './prover.ts';

/** Longer lines are cut: they wander in circles, which is how the avoider wins them. */
const LONGEST = 40;

/**
 * Moves from a scene to where the outcome is plain.
 *
 * @param outcome what becomes of the scene: a proved one.
 */
export function* lineFrom(prover: Prover, scene: Scene, outcome: Outcome): Work<readonly number[]> {
  const line: number[] = [];
  const seen = new Set<string>();
  while (line.length < LONGEST) {
    const at = { ...scene, moves: [...scene.moves, ...line] };
    const here = lookAround(prover, at);
    if (here === undefined || seen.has(here.key)) break;
    seen.add(here.key);
    const isWinners = here.isReachers === (outcome === 'reached');
    const move = isWinners
      ? yield* winningMove(prover, at, here.moves, outcome)
      : yield* longestMove(prover, at, here.moves);
    if (move === undefined) break;
    line.push(move);
  }
  const { pass } = prover.contest;
  while (line.at(-1) === pass) line.pop();
  return line;
}

interface Place {
  readonly key: string;
  readonly isReachers: boolean;
  readonly moves: readonly number[];
}

/** What can be done at a scene; `undefined` where all is plain. */
function lookAround(prover: Prover, scene: Scene): Place | undefined {
  const { contest } = prover;
  prover.enter(scene);
  const moves = new Int16Array(contest.width);
  const count = contest.moves(moves, 0);
  const place = {
    key: `${contest.hashLo} ${contest.hashHi}`,
    isReachers: contest.turn === contest.reacher,
    moves: [...moves.subarray(0, count)],
  };
  const isPlain = contest.isPlain();
  prover.leave(scene);
  return isPlain ? undefined : place;
}

/** One of `moves` that leads to the outcome; `undefined` when that is not proved of the scene. */
export function* winningMove(
  prover: Prover,
  at: Scene,
  moves: readonly number[],
  outcome: Outcome,
): Work<number | undefined> {
  if ((yield* prover.decide(at)) !== outcome) return undefined;
  const best = prover.recall(at)?.best;
  if (best !== undefined && moves.includes(best)) return best;
  // The table has lost it.
  for (const move of moves)
    if ((yield* prover.decide({ ...at, moves: [...at.moves, move] })) === outcome) return move;
  return undefined;
}

/** The play that puts the end off longest; a pass if there is no play. */
function* longestMove(prover: Prover, at: Scene, moves: readonly number[]): Work<number | undefined> {
  let best = moves.find((move) => move === prover.contest.pass);
  let longest = -1;
  for (const move of moves) {
    if (move === prover.contest.pass) continue;
    const after = { ...at, moves: [...at.moves, move] };
    yield* prover.decide(after);
    const length = prover.recall(after)?.length ?? 0;
    if (length <= longest) continue;
    longest = length;
    best = move;
  }
  return best;
}
