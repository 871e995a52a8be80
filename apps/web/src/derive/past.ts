/*
 * Earlier moments of a game.
 */
import { type Game, movesOf, positionOf, startOf } from '@honte/game';
import { Board, type Color, type Move } from '@honte/rules';

/** A board of the past, and the move that made it; no move for the start. */
export interface PastBoard {
  readonly board: Board;
  readonly move: Move | undefined;
  readonly ply: number;
}

/** The board after `ply` of the moves in force. Plays them again: linear in `ply`. */
export function boardAfter(game: Game, ply: number): PastBoard {
  const start = startOf(game);
  const board = Board.of(start.geometry, start.stones);
  const moves = movesOf(game).slice(0, ply);
  for (const move of moves) if (move.kind === 'play') board.play(move.point, move.color);
  return { board, move: moves.at(-1), ply };
}

/** How many stones `color` took by the last event, which was its play. */
export function justTaken(game: Game, color: Color): number {
  if (!game.parent) return 0;
  return positionOf(game).board.prisoners(color) - positionOf(game.parent).board.prisoners(color);
}
