/*
 * What a move does, as one claim that holds on the board: each is looked up there, none is guessed. Begin
 * with `hintReasonOf`, which gives the claim that matters most; the claims themselves are in `fights.ts`,
 * `links.ts`, `borders.ts` and `open.ts`.
 */
import type { Move, Point, Position } from '@honte/rules';
import { type BorderReason, closes, fillsNeutral, isAllClosed, keepsOpen } from './borders.ts';
import {
  type FightReason,
  forestalls,
  lives,
  presses,
  saves,
  strengthens,
  takes,
  takesEye,
  threatens,
} from './fights.ts';
import { connects, cuts, type LinkReason } from './links.ts';
import { type OpenReason, opens, sidesNear } from './open.ts';
import { linesApart, type Tried, triedAt } from './tried.ts';

export type HintReason =
  | FightReason
  | LinkReason
  | BorderReason
  | OpenReason
  /** Near the opponent's last move, which is at `at`. */
  | { readonly kind: 'answers'; readonly at: Point }
  /** A pass: after the opponent's; or with every empty point surrounded by one color; or neither. */
  | { readonly kind: 'passAfterPass' | 'passAllClosed' | 'pass' }
  /** None of all these. */
  | { readonly kind: 'plain' };

/** What a play can be said to do, the claim that matters most first. */
const CLAIMS: readonly ((tried: Tried) => HintReason | undefined)[] = [
  lives,
  takes,
  saves,
  takesEye,
  threatens,
  cuts,
  connects,
  closes,
  keepsOpen,
  fillsNeutral,
  strengthens,
  forestalls,
  presses,
  opens,
  sidesNear,
];

/** Lines between a move and the one it answers, at the most. */
const CLOSE = 2;

/**
 * Why a move might be played, as who plays it would say. Some milliseconds on 19 × 19.
 *
 * @param move legal in `position`, by the color to move.
 * @param last the move before, if there was one.
 */
export function hintReasonOf(position: Position, move: Move, last: Move | undefined): HintReason {
  const { board, ruleset, passes } = position;
  if (move.kind === 'pass') {
    if (passes > 0) return { kind: 'passAfterPass' };
    return { kind: isAllClosed(board) ? 'passAllClosed' : 'pass' };
  }
  const tried = triedAt(board, move.point, move.color, ruleset.suicide);
  for (const claim of CLAIMS) {
    const reason = claim(tried);
    if (reason) return reason;
  }
  const isAnswer = last?.kind === 'play' && last.color !== move.color;
  if (isAnswer && linesApart(board, last.point, move.point) <= CLOSE)
    return { kind: 'answers', at: last.point };
  return { kind: 'plain' };
}
