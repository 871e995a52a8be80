/*
 * Whose each point of a count is, and why.
 */
import { EMPTY, type Point, printPoint, type Receipt, regionsOf } from '@honte/rules';
import type { Texts } from '../text/texts.ts';

/** Why a point belongs to whom it does. */
type PointStory =
  | { readonly kind: 'stone' | 'lifted'; readonly owner: 1 | 2 }
  | { readonly kind: 'surrounded'; readonly owner: 1 | 2; readonly size: number }
  | { readonly kind: 'dame' | 'untouched' | 'seki' };

/** The story of one point of a receipt; `stones` is the board before the dead were lifted. */
function storyOf(receipt: Receipt, stones: ArrayLike<number>, p: Point): PointStory {
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

/** The same in a sentence. */
export function ownerSentence(
  { count }: Texts,
  receipt: Receipt,
  stones: ArrayLike<number>,
  p: Point,
): string {
  const name = printPoint(receipt.geometry, p);
  const story = storyOf(receipt, stones, p);
  switch (story.kind) {
    case 'stone':
      return count.pointStone(name, story.owner);
    case 'lifted':
      return count.pointWasDead(name, story.owner);
    case 'surrounded':
      return count.pointSurrounded(name, story.owner, story.size);
    case 'dame':
      return count.pointDame(name);
    case 'untouched':
      return count.pointNobody(name);
    case 'seki':
      return count.pointSeki(name);
  }
}
