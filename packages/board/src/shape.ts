/*
 * What a scene is made of. A shape is flat data with a key: the same key in two scenes is the same thing
 * on the screen, and what differs between them is what has to be drawn again. Spots are in units (see
 * `layout.ts`).
 */
import type { Color, Stone } from '@honte/rules';
import type { Box, Layout, Spot } from './layout.ts';
import type { Figure, Look } from './view.ts';

/** From the bottom to the top. */
export const LAYERS = ['wood', 'grid', 'zones', 'shadows', 'stones', 'veils', 'marks', 'pointer'] as const;

export type Layer = (typeof LAYERS)[number];

/** What a mark lies on, and so what it must stand off from. */
export type Ground = 'wood' | 'slate' | 'shell';

/** `pale` is dead, `ghost` not there yet. */
export type StoneState = 'alive' | 'pale' | 'ghost';

interface Keyed {
  readonly key: string;
}

interface Placed extends Keyed, Spot {}

interface Spread extends Keyed, Box {}

export type Shape =
  | (Spread & { readonly kind: 'wood' })
  /** One of the three grains over the wood. */
  | (Spread & { readonly kind: 'grain'; readonly grain: number })
  /** All inner lines, or all edges of the board; `path` is SVG path data. */
  | (Keyed & { readonly kind: 'lines'; readonly path: string; readonly width: number })
  | (Placed & { readonly kind: 'star'; readonly isSmall: boolean })
  | (Placed & { readonly kind: 'coordinate'; readonly text: string })
  | (Spread & { readonly kind: 'zone'; readonly owner: Color })
  | (Placed & { readonly kind: 'zoneText'; readonly text: string })
  /** Two lines that cross at the lens's aim; `path` is SVG path data. */
  | (Keyed & { readonly kind: 'hair'; readonly path: string })
  | (Placed & { readonly kind: 'shadow' })
  /** `turn`: degrees by which the shell's grain is turned; `cut`: which of its three patterns. */
  | (Placed & {
      readonly kind: 'stone';
      readonly color: Color;
      readonly state: StoneState;
      readonly turn: number;
      readonly cut: number;
    })
  /** Over a point that is of no concern now. */
  | (Placed & { readonly kind: 'veil' })
  | (Placed & { readonly kind: 'liberty' })
  | (Placed & { readonly kind: 'atari'; readonly ground: Ground })
  | (Placed & { readonly kind: 'owner'; readonly owner: Stone })
  | (Placed & { readonly kind: 'seki'; readonly ground: Ground })
  | (Placed & { readonly kind: 'figure'; readonly figure: Figure; readonly ground: Ground })
  /** `isLast`: on the last move, whose dot it replaces. */
  | (Placed & {
      readonly kind: 'label';
      readonly text: string;
      readonly ground: Ground;
      readonly isLast: boolean;
    })
  | (Placed & { readonly kind: 'proposal'; readonly text: string })
  | (Placed & { readonly kind: 'last'; readonly ground: Ground })
  /** From where it begins; `path` is SVG path data, from there. */
  | (Placed & { readonly kind: 'arrow'; readonly path: string })
  | (Placed & { readonly kind: 'forbidden' })
  /** Between a forbidden point and a neighbor; `turn` is 0 for a bar that lies, 90 for one that stands. */
  | (Placed & { readonly kind: 'bar'; readonly turn: number })
  | (Placed & { readonly kind: 'cursor' });

/** All that is drawn, in the order in which it is first drawn. */
export interface Scene {
  readonly layout: Layout;
  readonly look: Look;
  readonly shapes: readonly Shape[];
}

const LAYER_OF: Readonly<Record<Shape['kind'], Layer>> = {
  wood: 'wood',
  grain: 'wood',
  lines: 'grid',
  star: 'grid',
  coordinate: 'grid',
  zone: 'zones',
  zoneText: 'zones',
  hair: 'zones',
  shadow: 'shadows',
  stone: 'stones',
  veil: 'veils',
  liberty: 'marks',
  atari: 'marks',
  owner: 'marks',
  seki: 'marks',
  figure: 'marks',
  label: 'marks',
  proposal: 'marks',
  last: 'marks',
  arrow: 'marks',
  forbidden: 'marks',
  bar: 'marks',
  cursor: 'pointer',
};

export function layerOf(shape: Shape): Layer {
  return LAYER_OF[shape.kind];
}

/** Whether two shapes are drawn alike. */
export function isSameShape(a: Shape, b: Shape): boolean {
  if (a.kind !== b.kind) return false;
  const one = a as unknown as Record<string, unknown>;
  const other = b as unknown as Record<string, unknown>;
  // Asked of every shape in every drawing: without a list of its entries, which would be made each time.
  for (const name in one) if (other[name] !== one[name]) return false;
  return true;
}
