/*
 * SVG as data: what `SvgBoard` makes elements of, and compares before it touches any. Below are the few
 * kinds of strokes that all drawings are made of.
 */
import type { Box, Spot } from './layout.ts';

/** An SVG element to be. Drawings of shapes with one key have the same tags in the same places. */
export interface Drawing {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly parts?: readonly Drawing[];
}

/** A line along SVG path data. */
export function stroke(name: string, path: string): Drawing {
  return { tag: 'path', attributes: { class: name, d: path } };
}

/** A rounded square around its own origin. */
export function square(name: string, half: number): Drawing {
  const side = String(2 * half);
  return {
    tag: 'rect',
    attributes: { class: name, x: String(-half), y: String(-half), width: side, height: side, rx: '5' },
  };
}

/** A circle. */
export function round(x: number, y: number, name: string, r: number): Drawing {
  return { tag: 'circle', attributes: { class: name, cx: String(x), cy: String(y), r: String(r) } };
}

/** Parts around their own origin, put down at `at`. */
export function group(at: Spot, name: string, parts: readonly Drawing[]): Drawing {
  return { tag: 'g', attributes: { class: name, transform: `translate(${at.x} ${at.y})` }, parts };
}

/** A rectangle. */
export function spread(box: Box, name: string, more: Readonly<Record<string, string>>): Drawing {
  const { x, y, width, height } = box;
  const place = { x: String(x), y: String(y), width: String(width), height: String(height) };
  return { tag: 'rect', attributes: { class: name, ...place, ...more } };
}

/** A text centered on `at`, by the height of capitals and digits. */
export function textAt(at: Spot, name: string, text: string): Drawing {
  return {
    tag: 'text',
    attributes: { class: name, x: String(at.x), y: String(at.y), dy: '0.355em' },
    text,
  };
}
