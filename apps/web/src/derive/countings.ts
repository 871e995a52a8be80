/*
 * One board counted every way there is.
 */
import { countedOf, type Game, movesOf, receiptOfGame, startOf } from '@honte/game';
import {
  areaReceipt,
  EMPTY,
  type Point,
  quickCount,
  type Receipt,
  regionsOf,
  territoryReceipt,
} from '@honte/rules';

/** A counting other than the one that decides: two sums and what comes of them. */
export interface OtherCounting {
  readonly kind: 'quick' | 'territory' | 'area';
  readonly black: number;
  readonly white: number;
  readonly lead: number;
}

export interface Countings {
  /** By the game's own rules. */
  readonly receipt: Receipt;
  readonly others: readonly OtherCounting[];
}

/** The countings of a game's board with its marks. The quick count is left out where it has no answer. */
export function countingsOf(game: Game): Countings {
  const receipt = receiptOfGame(game);
  const counted = countedOf(game);
  const others: OtherCounting[] = [];
  if (receipt.scoring === 'territory') others.push(otherOf('area', areaReceipt(counted)));
  const quick = quickCount({ start: startOf(game), moves: movesOf(game), dead: counted.dead });
  if (quick.ok) {
    const { left, komi, lead } = quick.value;
    others.push({ kind: 'quick', black: left.black, white: left.white + komi, lead });
  }
  if (receipt.scoring === 'area') others.push(otherOf('territory', territoryReceipt(counted)));
  return { receipt, others };
}

function otherOf(kind: OtherCounting['kind'], { total, lead }: Receipt): OtherCounting {
  return { kind, black: total.black, white: total.white, lead };
}

/** Why a point belongs to whom it does. */
export type PointStory =
  | { readonly kind: 'stone' | 'lifted'; readonly owner: 1 | 2 }
  | { readonly kind: 'surrounded'; readonly owner: 1 | 2; readonly size: number }
  | { readonly kind: 'dame' | 'untouched' | 'seki' };

/** The story of one point of a receipt; `stones` is the board before the dead were lifted. */
export function storyOf(receipt: Receipt, stones: ArrayLike<number>, p: Point): PointStory {
  const owner = receipt.owner[p] as 0 | 1 | 2;
  const region = regionsOf(receipt.geometry, receipt.stonesLeft).find(({ points }) => points.includes(p));
  switch (receipt.reason[p]) {
    case 'surrounded':
      if (owner === EMPTY) return { kind: 'dame' };
      if (stones[p] !== EMPTY) return { kind: 'lifted', owner };
      return { kind: 'surrounded', owner, size: region?.points.length ?? 1 };
    case 'seki':
      return { kind: 'seki' };
    case 'stone':
      return owner === EMPTY ? { kind: 'dame' } : { kind: 'stone', owner };
    default:
      return { kind: region?.touches.size === 0 ? 'untouched' : 'dame' };
  }
}
