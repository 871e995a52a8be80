/*
 * Counting, as a receipt: every point with its owner and the reason, and the sums that follow. Begin
 * with `receiptOf`.
 */
import { Board } from './board.ts';
import { BLACK, type Color, EMPTY, type PerColor, type Stone, WHITE } from './color.ts';
import { type Geometry, type Point, pointsOf } from './geometry.ts';
import { invariant } from './refusal.ts';
import { regionsOf } from './region.ts';
import { compensationOf, type Ruleset } from './ruleset.ts';

/** What is to be counted: a board on which play is over, and what was agreed about it. */
export interface Counted {
  readonly geometry: Geometry;
  /** One entry a point, row by row from the top-left; the dead stones still on it. */
  readonly stones: ArrayLike<number>;
  /** A stone or more of each dead chain; whole chains are lifted. */
  readonly dead: Iterable<Point>;
  readonly ruleset: Ruleset;
  readonly komi: number;
  /** Handicap stones; 0 in an even game. */
  readonly handicap: number;
  /** What each color holds before the dead are lifted. */
  readonly prisoners: PerColor;
  /** Stones that each color handed over by passing; none when left out. */
  readonly passStones?: PerColor;
  /** Empty points of groups in seki: territory rules do not count them, area rules do. */
  readonly sekiPoints?: Iterable<Point>;
}

/** Why a point belongs to whom it belongs; `seki` is an empty point that territory rules do not count. */
export type PointReason = 'stone' | 'surrounded' | 'dame' | 'seki';

export interface Receipt {
  readonly scoring: 'area' | 'territory';
  readonly geometry: Geometry;
  /** The board after the dead were lifted, one entry a point. */
  readonly stonesLeft: Uint8Array;
  /** For each point the color whose stone stands on it or whose stones surround it, or `EMPTY`. */
  readonly owner: Uint8Array;
  readonly reason: readonly PointReason[];
  /** Living stones on the board. They count by area alone. */
  readonly stones: PerColor;
  /** Empty points that count for each color. */
  readonly surrounded: PerColor;
  /** Empty points that touch both colors, or none. */
  readonly dame: number;
  /** Empty points surrounded by one color that do not count because of a seki. */
  readonly seki: number;
  /** What each color holds, the dead included. They count by territory alone. */
  readonly prisoners: PerColor;
  /** Stones that each color handed over by passing. By territory they count for the other color. */
  readonly passStones: PerColor;
  readonly komi: number;
  /** Points to White for handicap stones. */
  readonly compensation: number;
  readonly total: PerColor;
  /** Black's total less White's. */
  readonly lead: number;
  /** `B+3.5`, `W+6`, or `0` for a draw. */
  readonly result: string;
}

/**
 * The receipt under the scoring of `counted.ruleset`.
 *
 * @throws as the two below do: when there is not a stone or `EMPTY` for each point, a dead point holds no
 *   stone, or komi, prisoners or handicap are no numbers.
 */
export function receiptOf(counted: Counted): Receipt {
  return counted.ruleset.scoring === 'area' ? areaReceipt(counted) : territoryReceipt(counted);
}

/**
 * Living stones plus the empty points surrounded by one color; White adds komi and compensation.
 *
 * Linear in points; throws as `receiptOf`.
 */
export function areaReceipt(counted: Counted): Receipt {
  const board = countBoard(counted, []);
  const compensation = compensationOf(counted.ruleset, counted.handicap);
  const black = board.stones.black + board.surrounded.black;
  const white = board.stones.white + board.surrounded.white + counted.komi + compensation;
  return receipt('area', counted, board, compensation, { black, white });
}

/**
 * Empty points surrounded by one color, less those in seki, plus prisoners, dead stones and the stones
 * that the opponent handed over; White adds komi.
 *
 * The compensation of area rules weighs up the handicap stones themselves, which territory does not
 * count; so it is added only where the ruleset counts by territory.
 */
export function territoryReceipt(counted: Counted): Receipt {
  const board = countBoard(counted, counted.sekiPoints ?? []);
  const { ruleset } = counted;
  const compensation = ruleset.scoring === 'territory' ? compensationOf(ruleset, counted.handicap) : 0;
  const handed = counted.passStones ?? { black: 0, white: 0 };
  const black = board.surrounded.black + board.prisoners.black + handed.white;
  const white = board.surrounded.white + board.prisoners.white + handed.black + counted.komi + compensation;
  return receipt('territory', counted, board, compensation, { black, white });
}

/** `B+3.5` when Black leads by 3.5, `W+6` when White leads by 6, `0` when nobody does. */
export function printLead(lead: number): string {
  if (lead === 0) return '0';
  return lead > 0 ? `B+${lead}` : `W+${-lead}`;
}

/** What lifting left behind. */
export interface Lifted {
  /** The board without the dead, one entry a point. */
  readonly stones: Uint8Array;
  /** How many stones of each color were lifted. */
  readonly lifted: PerColor;
}

/**
 * Takes whole chains off a board.
 *
 * @param dead a stone or more of each chain.
 * @throws when one of them is not a stone of the board, or `stones` lacks points.
 */
export function lift(geometry: Geometry, stones: ArrayLike<number>, dead: Iterable<Point>): Lifted {
  invariant(stones.length >= geometry.points, 'a board has an entry for each point');
  const board = Board.of(geometry, stones);
  const left = board.stones.slice(0, geometry.points);
  const lifted = [0, 0, 0];
  for (const p of dead) {
    const color = board.stones[p] as Stone;
    invariant(color === BLACK || color === WHITE, 'a dead stone must stand on the board');
    if (left[p] === EMPTY) continue;
    const chain = board.chainAt(p);
    for (const q of chain) left[q] = EMPTY;
    lifted[color]! += chain.length;
  }
  return { stones: left, lifted: { black: lifted[BLACK]!, white: lifted[WHITE]! } };
}

type BoardCount = Pick<
  Receipt,
  'stonesLeft' | 'owner' | 'reason' | 'stones' | 'surrounded' | 'dame' | 'seki' | 'prisoners'
>;

function countBoard(counted: Counted, sekiPoints: Iterable<Point>): BoardCount {
  const { geometry, komi, prisoners } = counted;
  const isNumbers = [komi, prisoners.black, prisoners.white].every(Number.isFinite);
  invariant(isNumbers, 'komi and prisoners must be numbers');
  const { stones: stonesLeft, lifted } = lift(geometry, counted.stones, counted.dead);
  const owner = Uint8Array.from(stonesLeft);
  const reason = pointsOf(geometry).map((): PointReason => 'stone');
  const inSeki = new Set(sekiPoints);
  const surrounded = [0, 0, 0];
  let dame = 0;
  let seki = 0;
  for (const { points, touches } of regionsOf(geometry, stonesLeft)) {
    const [color] = touches;
    for (const p of points) {
      if (touches.size !== 1 || color === undefined) {
        reason[p] = 'dame';
        dame++;
      } else if (inSeki.has(p)) {
        reason[p] = 'seki';
        seki++;
      } else {
        reason[p] = 'surrounded';
        owner[p] = color;
        surrounded[color]!++;
      }
    }
  }
  return {
    stonesLeft,
    owner,
    reason,
    stones: { black: countOf(stonesLeft, BLACK), white: countOf(stonesLeft, WHITE) },
    surrounded: { black: surrounded[BLACK]!, white: surrounded[WHITE]! },
    dame,
    seki,
    prisoners: {
      black: counted.prisoners.black + lifted.white,
      white: counted.prisoners.white + lifted.black,
    },
  };
}

function countOf(stones: Uint8Array, color: Color): number {
  return stones.reduce((sum, stone) => sum + (stone === color ? 1 : 0), 0);
}

function receipt(
  scoring: 'area' | 'territory',
  counted: Counted,
  board: BoardCount,
  compensation: number,
  total: PerColor,
): Receipt {
  const { geometry, komi } = counted;
  const passStones = counted.passStones ?? { black: 0, white: 0 };
  const lead = total.black - total.white;
  const result = printLead(lead);
  return { scoring, geometry, ...board, passStones, komi, compensation, total, lead, result };
}
