/*
 * Whether a person who passes now, and ends the game, would lose it: by the computer's own estimate, or by the
 * board where its borders are closed. Two people are left alone: nobody has an estimate at hand, and what the
 * board shows they both see.
 */
import { phaseOf, positionOf, receiptOfGame } from '@honte/game';
import { BLACK, looseEndsOf } from '@honte/rules';
import type { OpenRoom } from '../state.ts';
import { disputeOf } from './dispute.ts';

export interface Behind {
  /** Points, more than 0. */
  readonly points: number;
  /** `estimate`: as the computer sees it; `board`: counted as it stands, every stone alive. */
  readonly by: 'estimate' | 'board';
}

/** By how much the person to move is behind; `undefined` when not, or when nobody knows. */
export function behindBy({ table, estimate }: OpenRoom): Behind | undefined {
  const { game, sheet } = table;
  const { goal: decides = 'count' } = game.setup;
  if (!sheet.computer || decides !== 'count' || phaseOf(game) !== 'play' || disputeOf(table))
    return undefined;
  const { turn, board, geometry } = positionOf(game);
  if (turn === sheet.computer.color) return undefined;
  const behind = (lead: number) => (turn === BLACK ? -lead : lead);
  if (estimate?.events === game.length) {
    const points = Math.round(behind(estimate.lead));
    return points > 0 ? { points, by: 'estimate' } : undefined;
  }
  const { open } = looseEndsOf({ geometry, stones: board.stones, dead: [], seki: [] });
  const points = behind(receiptOfGame(game).lead);
  return open.length === 0 && points > 0 ? { points, by: 'board' } : undefined;
}
