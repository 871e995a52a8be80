/*
 * Why a game comes out otherwise by area than by territory: every reason with the points that it makes, which
 * add up to the difference exactly.
 *
 * By area a player has the stones on the board, by territory the opposing stones that he holds. Stones on the
 * board and stones lost are, together, the stones that were set. So the two countings differ by who set more
 * stones, and then by what one of them alone counts: points in seki, stones handed over by passing, and the
 * compensation for a handicap.
 */
import { BLACK, type Color, type PerColor, WHITE } from './color.ts';
import type { Move } from './move.ts';
import { areaReceipt, type Counted, territoryReceipt } from './score.ts';
import type { Start } from './start.ts';

/** What one reason does; `points` is by how much it makes Black's lead larger by area than by territory. */
export type DifferenceReason = { readonly points: number } & (
  | {
      /** Turns that each had, the one in which a handicap was placed among them. */
      readonly kind: 'turns';
      readonly black: number;
      readonly white: number;
    }
  /** Turns without a stone. */
  | { readonly kind: 'passes'; readonly black: number; readonly white: number }
  /** Stones that the game began with, otherwise than as a handicap. */
  | { readonly kind: 'setUp'; readonly black: number; readonly white: number }
  /** A handicap sets so many stones in one turn. */
  | { readonly kind: 'handicap'; readonly stones: number }
  /** Points to White for a handicap, by area and by territory. */
  | { readonly kind: 'compensation'; readonly area: number; readonly territory: number }
  /** Points surrounded in seki. */
  | { readonly kind: 'seki'; readonly black: number; readonly white: number }
  /** Stones that each handed over by passing. */
  | { readonly kind: 'passStones'; readonly black: number; readonly white: number }
);

export interface Difference {
  /** Black's lead by area less Black's lead by territory. */
  readonly points: number;
  /** What makes it, and nothing that makes no point. Reasons may cancel each other. */
  readonly reasons: readonly DifferenceReason[];
}

/**
 * The difference between the two countings of a game.
 *
 * @param game.moves all moves from the start, whoever's turn it was.
 * @param game.counted the board to which they led, with the dead. Linear in moves and points; throws as
 *   `receiptOf`.
 */
export function differenceOf(game: {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly counted: Counted;
}): Difference {
  const { start, moves, counted } = game;
  const area = areaReceipt(counted);
  const territory = territoryReceipt(counted);
  const handed = territory.passStones;
  const { handicap } = start;
  const turns = { black: turnsOf(moves, BLACK) + (handicap > 0 ? 1 : 0), white: turnsOf(moves, WHITE) };
  const passes = { black: passesOf(moves, BLACK), white: passesOf(moves, WHITE) };
  const setUp = { black: stonesOf(start, BLACK) - handicap, white: stonesOf(start, WHITE) };
  const seki = {
    black: area.surrounded.black - territory.surrounded.black,
    white: area.surrounded.white - territory.surrounded.white,
  };
  const compensation = { area: area.compensation, territory: territory.compensation };
  const reasons: DifferenceReason[] = [
    { kind: 'turns', ...turns, points: ahead(turns) },
    { kind: 'passes', ...passes, points: 0 - ahead(passes) },
    { kind: 'setUp', ...setUp, points: ahead(setUp) },
    { kind: 'handicap', stones: handicap, points: Math.max(0, handicap - 1) },
    { kind: 'compensation', ...compensation, points: compensation.territory - compensation.area },
    { kind: 'seki', ...seki, points: ahead(seki) },
    { kind: 'passStones', ...handed, points: ahead(handed) },
  ];
  return { points: area.lead - territory.lead, reasons: reasons.filter(({ points }) => points !== 0) };
}

function ahead({ black, white }: PerColor): number {
  return black - white;
}

function turnsOf(moves: readonly Move[], color: Color): number {
  return moves.filter((move) => move.color === color).length;
}

function passesOf(moves: readonly Move[], color: Color): number {
  return moves.filter((move) => move.kind === 'pass' && move.color === color).length;
}

function stonesOf({ stones }: Start, color: Color): number {
  return stones.filter((stone) => stone === color).length;
}
