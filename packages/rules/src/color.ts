/*
 * What can stand on a point. Small integers, so that boards are typed arrays; letters only where text
 * comes in or goes out.
 */

export const EMPTY = 0;
export const BLACK = 1;
export const WHITE = 2;
/** Color of the one cell that stands for everything beyond the edge. */
export const WALL = 3;

/** A player, or the color of a stone. */
export type Color = typeof BLACK | typeof WHITE;

/** What stands on a point of the board. */
export type Stone = typeof EMPTY | Color;

/** The two colors in the order in which they begin. */
export const COLORS: readonly [Color, Color] = [BLACK, WHITE];

/** The other color. */
export function opponent(color: Color): Color {
  return (3 - color) as Color;
}

/** `'B'` or `'W'`. */
export function printColor(color: Color): 'B' | 'W' {
  return color === BLACK ? 'B' : 'W';
}

/** Reads `B`, `W`, `black`, `white` in any case; `undefined` for any other text. */
export function parseColor(text: string): Color | undefined {
  const lower = text.toLowerCase();
  if (lower === 'b' || lower === 'black') return BLACK;
  if (lower === 'w' || lower === 'white') return WHITE;
  return undefined;
}

/** One number for each player: points, prisoners, stones. */
export interface PerColor<T = number> {
  readonly black: T;
  readonly white: T;
}

/** The part of `pair` that belongs to `color`. */
export function ofColor<T>(pair: PerColor<T>, color: Color): T {
  return color === BLACK ? pair.black : pair.white;
}
