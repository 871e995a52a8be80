/*
 * What is left to do on a board before it can be counted: points between the colors, and stones that the
 * opponent could still take. It looks at what the board alone shows: an atari, a move after which no answer
 * saves all that it attacks, and both once the points between the colors are filled. Deeper reading is not
 * for here. Begin with `looseEndsOf`.
 */
import { Board } from './board.ts';
import { COLORS, type Color, EMPTY, opponent } from './color.ts';
import { type Geometry, neighborsOf, type Point, pointsOf } from './geometry.ts';
import { regionsOf } from './region.ts';
import { lift } from './score.ts';
import { type Threat, takes, threatsBy } from './threat.ts';

/** A stone that its owner should set before the count, and what is lost without it. */
export interface Defense {
  readonly owner: Color;
  readonly point: Point;
  /** Where the opponent would play. */
  readonly threat: Point;
  /** Stones that would be lost: of several chains, the first that is. */
  readonly chain: readonly Point[];
  /** `atari`: they can be taken at once; `ko`: so, and taken back later; `cut`: after a move that no answer meets. */
  readonly why: 'atari' | 'ko' | 'cut';
  /** Whether that is so only once the opponent has filled the points between the colors. */
  readonly onceFilled: boolean;
}

export interface LooseEnds {
  /** Empty points between living stones of both colors that one of them can fill, in increasing order. */
  readonly dame: readonly Point[];
  /** Empty points of regions that touch both colors and are not closed: play is not over there. */
  readonly open: readonly Point[];
  readonly defenses: readonly Defense[];
}

/** A board on which play has stopped. */
export interface Stopped {
  readonly geometry: Geometry;
  /** One entry a point, row by row from the top-left; the dead still on it. */
  readonly stones: ArrayLike<number>;
  /** A stone or more of each dead chain. */
  readonly dead: Iterable<Point>;
  /** Stones in seki: around them nothing is left to do. */
  readonly seki: Iterable<Point>;
}

/** What is left to do. At most quadratic in points, in practice nearly linear. */
export function looseEndsOf({ geometry, stones, dead, seki }: Stopped): LooseEnds {
  const { stones: left } = lift(geometry, stones, dead);
  const inSeki = new Set(seki);
  const board = Board.of(geometry, stones, 4);
  const dame: Point[] = [];
  const open: Point[] = [];
  for (const { points, touches } of regionsOf(geometry, left)) {
    const around = (p: Point) => neighborsOf(geometry, p).filter((n) => left[n] !== EMPTY);
    if (touches.size < 2 || points.some((p) => around(p).some((n) => inSeki.has(n)))) continue;
    if (points.some((p) => around(p).length === 0)) open.push(...points);
    else dame.push(...points.filter((p) => COLORS.some((color) => canFill(board, p, color))));
  }
  const isAtStake = (p: Point) => left[p] !== EMPTY && !inSeki.has(p);
  const defenses: Defense[] = [];
  for (const owner of COLORS) {
    defend(defenses, board, owner, isAtStake, false);
    const filled = board.clone(4);
    for (const p of dame) if (canFill(filled, p, opponent(owner))) filled.play(p, opponent(owner));
    defend(defenses, filled, owner, isAtStake, true);
  }
  return { dame: dame.sort((a, b) => a - b), open: open.sort((a, b) => a - b), defenses };
}

/** Whether a stone there would stand, or take something. */
function canFill(board: Board, p: Point, color: Color): boolean {
  if (board.stones[p] !== EMPTY || board.isSuicide(p, color)) return false;
  const trial = board.clone();
  return trial.play(p, color) > 0 || trial.libertyCount(p) > 1;
}

/** Adds a defense against each threat to `owner` that those found before do not meet. */
function defend(
  defenses: Defense[],
  board: Board,
  owner: Color,
  isAtStake: (p: Point) => boolean,
  onceFilled: boolean,
): void {
  for (const threat of threatsBy(board, opponent(owner), isAtStake)) {
    const isMet = defenses.some(
      (known) => known.owner === owner && meets(board, known.point, threat, owner, isAtStake),
    );
    if (isMet) continue;
    const point = defenseAgainst(board, threat, owner, isAtStake);
    if (point === undefined) continue;
    defenses.push({ owner, point, threat: threat.point, chain: threat.chain, why: threat.why, onceFilled });
  }
}

/** Where the owner can meet a threat; nowhere when the stones are lost whatever he does. */
function defenseAgainst(
  board: Board,
  threat: Threat,
  owner: Color,
  isAtStake: (p: Point) => boolean,
): Point | undefined {
  const tried = [threat.point, ...board.libertiesAt(threat.chain[0] as Point)];
  return tried.find((p) => meets(board, p, threat, owner, isAtStake));
}

/** Whether a stone of the owner's on `p` leaves the stones at stake standing, wherever the opponent plays. */
function meets(
  board: Board,
  p: Point,
  threat: Threat,
  owner: Color,
  isAtStake: (p: Point) => boolean,
): boolean {
  if (board.stones[p] !== EMPTY || board.isSuicide(p, owner)) return false;
  const trial = board.clone(4);
  trial.play(p, owner);
  return !pointsOf(board.geometry).some((q) => {
    const next = takes(trial, opponent(owner), q, isAtStake);
    return next?.chain.some((r) => threat.chain.includes(r)) === true;
  });
}
