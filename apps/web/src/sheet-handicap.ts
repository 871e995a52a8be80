/*
 * The handicap of a game on its sheet: how many stones Black gets, and who says where they go.
 */
import { geometryOf, mostFixedHandicap } from '@honte/rules';

export interface SheetHandicap {
  /** From 2. */
  readonly stones: number;
  /** On the fixed points of the board, or where Black likes. */
  readonly placement: Placement;
}

export type Placement = 'fixed' | 'free';

export const PLACEMENTS: readonly Placement[] = ['fixed', 'free'];

/** More are not given. */
const MOST = 9;
/** Points of a board for each stone that Black may set where it likes. */
const POINTS_A_STONE = 9;

/** The numbers of handicap stones that a person chooses from. */
export const HANDICAPS: readonly number[] = Array.from({ length: MOST - 1 }, (_, i) => i + 2);

/** The most stones that a square board of this size has room for; less than 2 where it has none. */
export function mostHandicap(size: number, placement: Placement): number {
  const geometry = geometryOf(size);
  return Math.min(
    MOST,
    placement === 'fixed' ? mostFixedHandicap(geometry) : Math.floor(geometry.points / POINTS_A_STONE),
  );
}

/** Whether a board of this size has room for a handicap. */
export function isHandicapFor(size: number, { stones, placement }: SheetHandicap): boolean {
  return Number.isInteger(stones) && stones >= 2 && stones <= mostHandicap(size, placement);
}

/** Reads what was kept as a handicap; `undefined` when it is none. */
export function readHandicap(kept: unknown): SheetHandicap | undefined {
  if (typeof kept !== 'object' || !kept) return undefined;
  const { stones, placement } = kept as Partial<Record<keyof SheetHandicap, unknown>>;
  const known = PLACEMENTS.find((name) => name === placement);
  return typeof stones === 'number' && HANDICAPS.includes(stones) && known
    ? { stones, placement: known }
    : undefined;
}
