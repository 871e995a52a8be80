/*
 * What a finger is about to choose on the board, for what is said beside it.
 */
import type { BoardIntent } from '@honte/board';
import type { Point } from '@honte/rules';

/** `aiming`: under the lens, at no point while the finger is off the board. `proposed`: waiting for a second tap. */
export type Aim =
  | { readonly kind: 'none' }
  | { readonly kind: 'aiming'; readonly point: Point | undefined }
  | { readonly kind: 'proposed'; readonly point: Point };

export const NO_AIM: Aim = { kind: 'none' };

/** What is aimed at once the board has told this; `undefined` when that is as it was. */
export function aimAfter(intent: BoardIntent): Aim | undefined {
  switch (intent.kind) {
    case 'lensMoved':
      return { kind: 'aiming', point: intent.point };
    case 'pointProposed':
      return { kind: 'proposed', point: intent.point };
    case 'lensClosed':
    case 'proposalDropped':
      return NO_AIM;
    default:
      return undefined;
  }
}
