/*
 * What the board tells the page: wishes and movements, never moves. Whether a stone may be set, and what
 * choosing a point means, is for the page to know.
 */
import type { CoordRefusal, Point } from '@honte/rules';

/** What a point was chosen with. A pen counts as a mouse, a screen reader's own press as the keyboard. */
export type Device = 'mouse' | 'touch' | 'keyboard';

export type BoardIntent =
  /**
   * `pressedAtMs`: when the press or key began, on the clock of `performance.now()`; a press that began
   * before the opponent's stone was seen may be taken for a slip.
   */
  | {
      readonly kind: 'pointChosen';
      readonly point: Point;
      readonly by: Device;
      readonly pressedAtMs: number;
    }
  /** The pointer, or the finger pressed down, is now over this point. */
  | { readonly kind: 'pointHovered'; readonly point: Point; readonly by: 'mouse' | 'touch' }
  | { readonly kind: 'pointLeft' }
  /** The lens aims at this point; at none when the finger is off the board, where lifting it plays nothing. */
  | { readonly kind: 'lensMoved'; readonly point: Point | undefined }
  /** The lens is gone. `isChosen`: a `pointChosen` follows. */
  | { readonly kind: 'lensClosed'; readonly isChosen: boolean }
  /** A tap was too short to have seen where it falls: the point waits, under the lens, for a second one. */
  | { readonly kind: 'pointProposed'; readonly point: Point }
  /** The point that waited does so no more, and was not chosen. */
  | { readonly kind: 'proposalDropped' }
  | { readonly kind: 'cursorMoved'; readonly point: Point }
  /** What has been typed of a point's name so far, in capitals; empty when it was cleared or used. */
  | { readonly kind: 'nameTyped'; readonly text: string }
  /** A typed name that Enter found to be no point of this board. */
  | { readonly kind: 'nameRefused'; readonly text: string; readonly why: CoordRefusal };
