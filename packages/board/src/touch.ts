/*
 * How a finger chooses: by a tap where points are large enough to be hit surely, through the lens elsewhere.
 */
import { CELL, type Layout } from './layout.ts';

/** `auto`: it taps where a finger hits a point surely. */
export type Touch = 'auto' | 'tap' | 'lens';

/** CSS pixels from line to line from which that is so. */
const SURE_PX = 32;
/** Before the board has a size: lines up to which that is so, even on a phone. */
const SURE_LINES = 9;

/** @param unitPx CSS pixels of a unit; 0 while the board is not shown. */
export function touchOn({ columns, rows }: Layout, touch: Touch, unitPx: number): 'tap' | 'lens' {
  if (touch !== 'auto') return touch;
  const isSure = unitPx > 0 ? CELL * unitPx >= SURE_PX : Math.max(columns, rows) <= SURE_LINES;
  return isSure ? 'tap' : 'lens';
}
