/*
 * What can be asked: a board, a region, stones, and what somebody wants to do with them. Begin with
 * `Problem`. Inside, every question is a race between two players: the _reacher_ wants to bring about
 * something (a capture, a connection), the _avoider_ wants it never to happen.
 */
import {
  accept,
  Board,
  type Color,
  EMPTY,
  type Geometry,
  isPointOf,
  opponent,
  type Point,
  type Result,
  refuse,
} from '@honte/rules';

/** What the side that is named by it wants of the targets. `kill` and `capture` are one, as are `live` and `save`. */
export type Goal = 'kill' | 'capture' | 'live' | 'save' | 'connect';

/** A limit to problems in the open. What is not decided within it counts as the reacher's failure. */
export interface Bound {
  /** Plies after which nothing counts any more, the first move included; `undefined`: as many as it takes. */
  readonly plies: number | undefined;
  /**
   * A target that has so many liberties after a move, its owner's pass included, has escaped; `undefined`: no
   * number is enough.
   */
  readonly escapeLiberties: number | undefined;
}

export const UNBOUND: Bound = { plies: undefined, escapeLiberties: undefined };

export interface Problem {
  readonly geometry: Geometry;
  /** One entry a point. */
  readonly stones: ArrayLike<number>;
  /** Where both sides may play. Liberties elsewhere are never filled. */
  readonly region: readonly Point[];
  /**
   * Stones of one color. A capture is that of any of them; a connection puts all of them into one chain.
   */
  readonly targets: readonly Point[];
  readonly goal: Goal;
  /** Who begins. `statusOf` asks for both. */
  readonly first: Color;
  readonly bound: Bound;
}

export type ProblemRefusal =
  | { readonly code: 'noTarget' | 'noRegion' | 'tooFewTargets' | 'plies' | 'escapeLiberties' }
  | { readonly code: 'offBoard'; readonly point: number }
  | { readonly code: 'emptyTarget' | 'otherColor' | 'noLiberty'; readonly point: Point };

/** The players of a problem. */
export interface Sides {
  /** Color of the targets. */
  readonly owner: Color;
  readonly reacher: Color;
  /** The side whose wish the goal is. */
  readonly achiever: Color;
}

/** The problem, if it is one. */
export function checkProblem(problem: Problem): Result<Problem, ProblemRefusal> {
  const { geometry, stones, region, targets, goal, bound } = problem;
  for (const point of [...region, ...targets])
    if (!isPointOf(geometry, point)) return refuse({ code: 'offBoard', point });
  const [first] = targets;
  if (first === undefined) return refuse({ code: 'noTarget' });
  if (region.length === 0) return refuse({ code: 'noRegion' });
  for (const point of targets) {
    if (stones[point] === EMPTY) return refuse({ code: 'emptyTarget', point });
    if (stones[point] !== stones[first]) return refuse({ code: 'otherColor', point });
  }
  if (goal === 'connect' && new Set(targets).size < 2) return refuse({ code: 'tooFewTargets' });
  if (!isCount(bound.plies)) return refuse({ code: 'plies' });
  if (!isCount(bound.escapeLiberties)) return refuse({ code: 'escapeLiberties' });
  const board = Board.of(geometry, stones);
  for (let p = 0; p < geometry.points; p++)
    if (board.stones[p] !== EMPTY && board.libertyCount(p as Point) === 0)
      return refuse({ code: 'noLiberty', point: p as Point });
  return accept(problem);
}

function isCount(n: number | undefined): boolean {
  return n === undefined || (Number.isInteger(n) && n >= 1 && n <= 100);
}

export function sidesOf({ stones, targets, goal }: Problem): Sides {
  const owner = stones[targets[0] as Point] as Color;
  const attacker = opponent(owner);
  const reacher = goal === 'connect' ? owner : attacker;
  return { owner, reacher, achiever: goal === 'kill' || goal === 'capture' ? attacker : owner };
}
