/*
 * What each color holds when play has stopped: its living stones with the points between and behind them, dead
 * stones of the other side among them. Begin with `estatesOf`.
 */
import {
  Board,
  COLORS,
  type Color,
  EMPTY,
  type Geometry,
  lift,
  neighborsOf,
  opponent,
  type Point,
  pointsOf,
  regionsOf,
  type Stopped,
} from '@honte/rules';

/** Stones and points of one color, connected along the lines. */
export interface Estate {
  readonly color: Color;
  /** In increasing order. */
  readonly points: readonly Point[];
}

export interface Division {
  readonly estates: readonly Estate[];
  /** Empty points next to living stones of both colors. */
  readonly dame: readonly Point[];
  /** Chains in seki and the empty points that they share or surround, each group of them together. */
  readonly sekis: readonly (readonly Point[])[];
}

/**
 * How the board is divided; `undefined` where a border is open: an empty point between the colors that does not
 * touch both, dead stones that nobody surrounds, or an empty region that touches nobody.
 */
export function divisionOf({ geometry, stones, dead, seki }: Stopped): Division | undefined {
  const board = Board.of(geometry, stones);
  const inSeki = new Set([...seki].flatMap((p) => board.chainAt(p)));
  const { stones: left } = lift(geometry, stones, dead);
  const held = Uint8Array.from(left);
  const ofSeki = new Set<Point>(inSeki);
  const dame: Point[] = [];
  for (const { points, touches } of regionsOf(geometry, left)) {
    const around = (p: Point) => neighborsOf(geometry, p).filter((n) => left[n] !== EMPTY);
    const isOfSeki = points.some((p) => around(p).some((n) => inSeki.has(n)));
    const [color] = touches;
    if (isOfSeki) for (const p of points) ofSeki.add(p);
    else if (touches.size === 1 && color !== undefined) for (const p of points) held[p] = color;
    else if (points.every((p) => isShared(p, around, left, stones))) dame.push(...points);
    else return undefined;
  }
  const isHeld = (p: Point) => held[p] !== EMPTY && !ofSeki.has(p);
  const estates = COLORS.flatMap((color) =>
    partsOf(geometry, (p) => isHeld(p) && held[p] === color).map((points) => ({ color, points })),
  );
  return { estates, dame, sekis: partsOf(geometry, (p) => ofSeki.has(p)) };
}

/** Whether an empty point touches living stones of both colors, so that closing it gains nobody a point. */
function isShared(
  p: Point,
  around: (p: Point) => Point[],
  left: ArrayLike<number>,
  stones: ArrayLike<number>,
): boolean {
  const colors = new Set(around(p).map((n) => left[n]));
  return stones[p] === EMPTY && colors.size === 2;
}

/** The connected parts of the points that are in, each in increasing order. */
export function partsOf(geometry: Geometry, isIn: (p: Point) => boolean): Point[][] {
  const seen = new Uint8Array(geometry.points);
  const parts: Point[][] = [];
  for (const first of pointsOf(geometry)) {
    if (seen[first] === 1 || !isIn(first)) continue;
    const points = [first];
    seen[first] = 1;
    for (const p of points)
      for (const n of neighborsOf(geometry, p))
        if (seen[n] === 0 && isIn(n)) {
          seen[n] = 1;
          points.push(n);
        }
    parts.push(points.sort((a, b) => a - b));
  }
  return parts;
}

/** The board after the other side has filled every point between the colors; `undefined` where it cannot. */
export function filledAgainst(
  { geometry, stones }: Stopped,
  dame: readonly Point[],
  color: Color,
  undoDepth: number,
): Board | undefined {
  const board = Board.of(geometry, stones, undoDepth);
  const intruder = opponent(color);
  for (const p of dame) {
    if (board.isSuicide(p, intruder)) return undefined;
    board.play(p, intruder);
  }
  return board;
}

/** The points next to these and not among them. */
export function neighborsOutside(geometry: Geometry, points: readonly Point[]): Point[] {
  const inside = new Set(points);
  return [...new Set(points.flatMap((p) => neighborsOf(geometry, p)))].filter((n) => !inside.has(n));
}
