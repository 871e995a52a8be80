/*
 * Where a handicap's stones are when a file only says how many there are.
 */
import { fixedHandicap, geometryOf, isBoardSize } from '@honte/rules';
import type { SgfPoint, SgfSize } from './value.ts';

/** The fixed points of so many stones; none where the board has none for them. */
export function handicapStones({ width, height }: SgfSize, stones: number): readonly SgfPoint[] {
  if (!isBoardSize(width, height)) return [];
  const fixed = fixedHandicap(geometryOf(width, height), stones);
  return fixed.ok ? fixed.value.map((p) => ({ x: p % width, y: Math.floor(p / width) })) : [];
}
