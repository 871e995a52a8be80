/*
 * The hint that belongs to a position: whoever comes back there, by undo or after a reload, sees it again, and
 * pays nothing twice.
 */
import { type Game, movesOf, positionOf, usedHints } from '@honte/game';
import type { Move } from '@honte/rules';

export interface GivenHint {
  readonly move: Move;
  /** How many events the game had with it: what names this hint among those of its game. */
  readonly events: number;
}

/** The hint that was given in the position that a game is in. Linear in the game once there were hints. */
export function hintGivenIn(game: Game): GivenHint | undefined {
  const { black, white } = usedHints(game);
  if (black + white === 0) return undefined;
  const { turn } = positionOf(game);
  const moves = movesOf(game);
  for (let at = game; at.parent; at = at.parent)
    if (at.event.kind === 'hinted' && at.event.by === turn && isSameLine(movesOf(at), moves))
      return { move: at.event.move, events: at.length };
  return undefined;
}

function isSameLine(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => isSameMove(move, b[i]!));
}

function isSameMove(a: Move, b: Move): boolean {
  if (a.kind === 'pass' || b.kind === 'pass') return a.kind === b.kind && a.color === b.color;
  return a.point === b.point && a.color === b.color;
}
