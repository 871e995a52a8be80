/*
 * What the pointer is at, as data: the contacts that come in, and the states between them (see `press.ts`).
 */
import type { Point } from '@honte/rules';
import type { BoardIntent } from './intent.ts';
import type { Layout, Spot } from './layout.ts';

/** A pointer event, without the page: spots in units, pixels only to tell a tap from a slide. */
export interface Contact {
  readonly kind: 'down' | 'move' | 'up' | 'cancel' | 'leave';
  readonly id: number;
  readonly device: 'mouse' | 'touch';
  readonly spot: Spot;
  readonly pixel: Spot;
  readonly atMs: number;
}

/** `frame`: one passes while a lens has not caught up with its finger. */
export type PressInput = Contact | { readonly kind: 'frame' };

export type PressState =
  | { readonly kind: 'away' }
  | { readonly kind: 'hovering'; readonly point: Point | undefined }
  | {
      readonly kind: 'pressing';
      readonly id: number;
      readonly point: Point | undefined;
      readonly pressed: Point | undefined;
      readonly atMs: number;
    }
  | {
      readonly kind: 'tapping';
      readonly id: number;
      readonly point: Point;
      readonly from: Spot;
      readonly atMs: number;
    }
  | Aiming
  /** A tap has shown this point; a second one on it chooses it. */
  | { readonly kind: 'proposing'; readonly point: Point; readonly lensSide: LensSide }
  /** Nothing is chosen until these fingers are lifted. */
  | { readonly kind: 'barred'; readonly fingers: readonly number[] };

/** `aim` follows `finger`, at most so fast that the eye can follow; what it shows is what is chosen. */
export interface Aiming {
  readonly kind: 'aiming';
  readonly id: number;
  readonly point: Point | undefined;
  readonly finger: Spot;
  readonly aim: Spot;
  readonly lensSide: LensSide;
  /** When the finger came down, and in which pixel. */
  readonly atMs: number;
  readonly from: Spot;
  readonly isSlide: boolean;
  /** Since when the lens shows this point, by the last contact before. */
  readonly sinceMs: number;
  /** What an earlier tap had proposed. */
  readonly proposed: Point | undefined;
}

/** The half of the board on which the lens lies. */
export type LensSide = 'left' | 'right';

export interface PressStep {
  readonly state: PressState;
  readonly intents: readonly BoardIntent[];
}

export interface PressRules {
  readonly layout: Layout;
  /** How a finger chooses. */
  readonly touch: 'tap' | 'lens';
  /** Whether a tap alone must not choose this point, where a lens is used: a stone would be set there. */
  readonly asks: (point: Point) => boolean;
}

export const AWAY: PressState = { kind: 'away' };

/** A finger that moved farther, in pixels, is not tapping. */
export const TAP_SLOP_PX = 12;
/** How far outside the outer lines a finger still means them, in cells. */
export const FINGER_REACH = 1.1;

export function stay(state: PressState): PressStep {
  return { state, intents: [] };
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
