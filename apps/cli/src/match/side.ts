/*
 * The two programs of a match, whatever color they play.
 */
export type Side = 'a' | 'b';

export const SIDES: readonly Side[] = ['a', 'b'];

/** Something for each program. */
export interface PerSide<T> {
  readonly a: T;
  readonly b: T;
}

export function otherSide(side: Side): Side {
  return side === 'a' ? 'b' : 'a';
}

/** `A` in reports. */
export function printSide(side: Side): string {
  return side.toUpperCase();
}
