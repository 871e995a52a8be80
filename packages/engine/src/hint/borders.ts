/*
 * Claims about empty points that a play closes off, keeps open, or fills.
 */
import { type Board, type Color, type Region, regionsOf } from '@honte/rules';
import { type Tried, triedByOther } from './tried.ts';

/** `points`: how many empty ones. */
export type BorderReason =
  /** Empty points that only the mover's stones surround now, where both colors' did. */
  | { readonly kind: 'closes'; readonly points: number }
  /** Empty points that the opponent would close off by playing here. */
  | { readonly kind: 'keepsOpen'; readonly points: number }
  /** An empty point with stones of both colors around it and no other empty one. */
  | { readonly kind: 'fillsNeutral' };

export function closes(tried: Tried): BorderReason | undefined {
  const points = closedBy(tried);
  return points > 0 ? { kind: 'closes', points } : undefined;
}

export function keepsOpen(tried: Tried): BorderReason | undefined {
  const theirs = triedByOther(tried);
  const points = theirs ? closedBy(theirs) : 0;
  return points > 0 ? { kind: 'keepsOpen', points } : undefined;
}

export function fillsNeutral({ before, point }: Tried): BorderReason | undefined {
  const region = regions(before).find(({ points }) => points.includes(point));
  return region?.points.length === 1 && region.touches.size === 2 ? { kind: 'fillsNeutral' } : undefined;
}

/** Whether no empty point is still open to both colors, on a board with stones. */
export function isAllClosed(board: Board): boolean {
  return regions(board).every(({ touches }) => touches.size === 1);
}

/** How many points a play leaves to its color alone, of those that were open to both. */
function closedBy({ before, after, color }: Tried): number {
  const open = new Set(
    regions(before)
      .filter(({ touches }) => touches.size === 2)
      .flatMap(({ points }) => points),
  );
  const closed = regions(after)
    .filter((region) => isOf(region, color))
    .flatMap(({ points }) => points);
  return closed.filter((p) => open.has(p)).length;
}

function isOf({ touches }: Region, color: Color): boolean {
  return touches.size === 1 && touches.has(color);
}

function regions({ geometry, stones }: Board): Region[] {
  return regionsOf(geometry, stones);
}
