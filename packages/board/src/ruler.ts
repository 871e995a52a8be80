/*
 * How fine the screen is for a board of this size: the few things that must know it are the lines. On a
 * screen whose dots can be seen, a line is a whole number of dots wide and lies exactly on them, so that
 * no line is darker or softer than its neighbor. Stones stay where they are, half a dot off at most.
 */
import { CELL, type Layout } from './layout.ts';

export interface Ruler {
  /** CSS pixels of a unit. */
  readonly unitPx: number;
  /** Dots of the screen in a CSS pixel. */
  readonly dotsPerPx: number;
}

/** A screen too fine for its dots to matter: a unit is a pixel. */
export const FINE: Ruler = { unitPx: 1, dotsPerPx: 3 };

export interface LineRule {
  /** Units. */
  readonly width: number;
  /** Where a line is drawn that belongs at `at` units, counted from the left or from the top. */
  readonly place: (at: number, axis: 'x' | 'y') => number;
}

/** From this many dots a pixel on, they cannot be seen. */
const UNSEEN_DOTS = 2;
/** Cells of fewer dots are those of small pictures, where whole dots would make the lines too heavy. */
const SMALL_CELL_DOTS = 10;
/** No line is drawn thinner than this, nor, by that, wider than this part of a cell. */
const THINNEST_PX = 0.75;
const WIDEST_THIN = 0.06 * CELL;

/** How to draw lines that are `units` wide on a board large enough, and `extraDots` wider on whole dots. */
export function lineRule({ box }: Layout, ruler: Ruler, units: number, extraDots: number): LineRule {
  const dotsPerUnit = ruler.unitPx * ruler.dotsPerPx;
  if (ruler.dotsPerPx >= UNSEEN_DOTS || dotsPerUnit * CELL < SMALL_CELL_DOTS || dotsPerUnit <= 0) {
    const least = Math.min(THINNEST_PX / Math.max(ruler.unitPx, 0.01), WIDEST_THIN);
    return { width: hundredths(Math.max(units, least * (units > 2 ? 1.6 : 1))), place: (at) => at };
  }
  const dots = Math.max(1 + extraDots, Math.round(units * dotsPerUnit));
  const place = (at: number, axis: 'x' | 'y') => {
    const start = Math.round((at - box[axis]) * dotsPerUnit - dots / 2);
    return hundredths((start + dots / 2) / dotsPerUnit + box[axis]);
  };
  return { width: hundredths(dots / dotsPerUnit), place };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
