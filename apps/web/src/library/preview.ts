/*
 * The end of an entry's game: its board, and how it stands.
 */
import type { BoardView } from '@honte/board';
import { type GameResult, lastMoveOf, type Outcome, phaseOf, plyOf, positionOf, resultOf } from '@honte/game';
import type { Table } from '../kept-game.ts';

export interface Preview {
  readonly view: BoardView;
  readonly standing: Standing;
}

/** `moves`: how many were played so far. */
export type Standing =
  | { readonly kind: 'play' | 'marking'; readonly moves: number }
  | { readonly kind: 'over'; readonly moves: number; readonly outcome: Outcome }
  /** A record whose result is not stated, or in words of its own. */
  | { readonly kind: 'told'; readonly moves: number; readonly result: string };

/** The preview of a game, whose end may be its present. */
export function previewOf({ game }: Table): Preview {
  const position = positionOf(game);
  const last = lastMoveOf(game);
  const lastMove = last?.kind === 'play' ? last.point : undefined;
  const view = { geometry: position.geometry, stones: position.board.stones, lastMove };
  const phase = phaseOf(game);
  const moves = plyOf(game);
  if (phase !== 'finished') return { view, standing: { kind: phase, moves } };
  return { view, standing: { kind: 'over', moves, outcome: outcomeOf(resultOf(game)) } };
}

function outcomeOf(result: GameResult | undefined): Outcome {
  if (!result) return { kind: 'unknown' };
  return result.kind === 'count' ? { kind: 'count', lead: result.lead } : result;
}
