/*
 * What a game counts, and how it came out.
 */
import {
  BLACK,
  type Counted,
  type Geometry,
  lift,
  neighborsOf,
  opponent,
  type PerColor,
  type Point,
  type Receipt,
  receiptOf,
  regionsOf,
  WHITE,
} from '@honte/rules';
import { type Game, standingOf } from './game.ts';
import { positionAt, startOfLine } from './line.ts';
import { DEAD, type Marks, marksIn, pointsMarked, SEKI } from './phase.ts';
import type { GameResult } from './result.ts';
import type { Standing } from './standing.ts';

/** Stones handed over by passing; none where a pass costs nothing. */
export interface PassStones extends PerColor {
  /**
   * Whether play stopped on a pass of Black's, so that White, who must pass last, owes one stone more.
   * It is among White's stones here.
   */
  readonly whiteOwesPassStone: boolean;
}

export function passStonesOf(game: Game): PassStones {
  return passStonesIn(standingOf(game));
}

function passStonesIn({ line }: Standing): PassStones {
  const { ruleset, passStones, isStopped, turn } = positionAt(line);
  if (!ruleset.passStones) return { black: 0, white: 0, whiteOwesPassStone: false };
  const whiteOwesPassStone = isStopped && turn === WHITE;
  return {
    black: passStones.black,
    white: passStones.white + (whiteOwesPassStone ? 1 : 0),
    whiteOwesPassStone,
  };
}

/** The receipts of games that are over: at most one a game, so nothing piles up. */
const receipts = new WeakMap<Standing, Receipt>();

/**
 * The count of the board as it stands, with the marks as they are: the final count of a game that ended
 * by counting, what it would be until then. Linear in points; the same object each time once the game is
 * over.
 */
export function receiptOfGame(game: Game): Receipt {
  const standing = standingOf(game);
  const known = receipts.get(standing);
  if (known) return known;
  const receipt = receiptOf(countedIn(standing));
  if (standing.stage.kind === 'finished') receipts.set(standing, receipt);
  return receipt;
}

/**
 * What is to be counted, with the marks as they are: for `areaReceipt` or `territoryReceipt`, to count
 * the same board in another way than the game's own.
 */
export function countedOf(game: Game): Counted {
  return countedIn(standingOf(game));
}

function countedIn(standing: Standing): Counted {
  const { board, geometry } = positionAt(standing.line);
  const { ruleset, komi, handicap } = startOfLine(standing.line);
  const marks = marksIn(standing.stage);
  const dead = pointsMarked(marks, DEAD);
  const { black, white } = passStonesIn(standing);
  return {
    geometry,
    stones: board.stones,
    dead,
    ruleset,
    komi,
    handicap,
    prisoners: { black: board.prisoners(BLACK), white: board.prisoners(WHITE) },
    passStones: { black, white },
    sekiPoints: sekiPoints(geometry, lift(geometry, board.stones, dead).stones, marks),
  };
}

/** The empty points of the regions next to chains marked as in seki. */
function sekiPoints(geometry: Geometry, stonesLeft: Uint8Array, marks: Marks): Point[] {
  const inSeki = new Set(pointsMarked(marks, SEKI));
  if (inSeki.size === 0) return [];
  return regionsOf(geometry, stonesLeft)
    .map(({ points }) => points)
    .filter((points) => points.some((p) => neighborsOf(geometry, p).some((n) => inSeki.has(n))))
    .flat();
}

/** How a game came out; `undefined` until it is over. */
export function resultOf(game: Game): GameResult | undefined {
  const { stage } = standingOf(game);
  if (stage.kind !== 'finished') return undefined;
  const { ending } = stage;
  switch (ending.kind) {
    case 'counted': {
      const receipt = receiptOfGame(game);
      return { kind: 'count', lead: receipt.lead, receipt };
    }
    case 'captured':
      return { kind: 'capture', winner: ending.winner };
    case 'nothingCaptured':
      return { kind: 'draw' };
    case 'resigned':
      return { kind: 'resignation', winner: opponent(ending.loser) };
    case 'timedOut':
      return { kind: 'time', winner: opponent(ending.loser) };
    case 'void':
    case 'aborted':
      return { kind: ending.kind };
  }
}
