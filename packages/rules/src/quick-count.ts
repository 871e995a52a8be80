/*
 * The French quick count: instead of stones and territory, only what is left of the territories once
 * every stone that a player holds has gone back into it. Each pass hands over a stone, and White hands
 * over one more when Black had the last turn; then the difference is that of the area count.
 *
 * Why it is equal: with as many turns each, the stones a player has on the board are the turns less
 * the passes and less the stones lost, and handing over and refilling subtract just these. The n
 * handicap stones are one turn, so n - 1 more stones than counted: the compensation, which is why
 * only the komi is added.
 */
import { BLACK, type PerColor, WHITE } from './color.ts';
import type { Point } from './geometry.ts';
import type { Move } from './move.ts';
import { Position } from './position.ts';
import { accept, type Result, refuse } from './refusal.ts';
import { areaReceipt, printLead } from './score.ts';
import type { Start } from './start.ts';

/** Why a game has no quick count; `ply` is the first move at fault, from 1. */
export type QuickCountRefusal =
  | { readonly code: 'setUp' }
  /** Handicap stones are weighed up otherwise than by one point for each but the first. */
  | { readonly code: 'compensation' }
  | { readonly code: 'notStopped' }
  | { readonly code: 'alternation'; readonly ply: number }
  | { readonly code: 'illegal'; readonly ply: number };

export interface QuickCount {
  /** Opposing stones in each player's lid at the end: prisoners, dead, handed over. */
  readonly heldBy: PerColor;
  /** Stones that each player handed over by passing, the extra one included. */
  readonly passStones: PerColor;
  /** Whether White handed over one more, Black having had the last turn. */
  readonly extraWhiteStone: boolean;
  /** Empty points that each player surrounds, the dead lifted. */
  readonly territory: PerColor;
  /** Empty points left once each player's lost stones fill it; what does not fit counts below zero. */
  readonly left: PerColor;
  readonly komi: number;
  /** Black's points less White's: the same as by area. */
  readonly lead: number;
  readonly result: string;
}

/**
 * Counts a whole game from its first move.
 *
 * Refused: games from a set-up board, handicap games under rules that give White other than n - 1
 * points for n stones (the count would not come out as the area does), games in which the colors did not
 * take turns, and games that two passes did not end. Play that went on after a stop is fine as long as
 * the turns alternate. The cost is that of playing the game again.
 *
 * @param game.dead a stone or more of each dead chain of the last board.
 * @throws when one of them is no stone of that board, or a move is off the board.
 */
export function quickCount(game: {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly dead: Iterable<Point>;
}): Result<QuickCount, QuickCountRefusal> {
  const { start } = game;
  if (start.isSetUp) return refuse({ code: 'setUp' });
  if (start.handicap > 0 && start.ruleset.compensation !== 'stonesLessOne')
    return refuse({ code: 'compensation' });
  const replayed = replay(start, game.moves);
  if (!replayed.ok) return replayed;
  const end = replayed.value;
  if (!end.isStopped) return refuse({ code: 'notStopped' });
  const extraWhiteStone = game.moves.at(-1)?.color === BLACK;
  const passStones = {
    black: end.passStones.black,
    white: end.passStones.white + (extraWhiteStone ? 1 : 0),
  };
  const { surrounded, prisoners } = areaReceipt({
    geometry: start.geometry,
    stones: end.board.stones,
    dead: game.dead,
    ruleset: start.ruleset,
    komi: start.komi,
    handicap: start.handicap,
    prisoners: { black: end.board.prisoners(BLACK), white: end.board.prisoners(WHITE) },
  });
  const heldBy = {
    black: prisoners.black + passStones.white,
    white: prisoners.white + passStones.black,
  };
  const left = { black: surrounded.black - heldBy.white, white: surrounded.white - heldBy.black };
  const lead = left.black - left.white - start.komi;
  const result = printLead(lead);
  return accept({
    heldBy,
    passStones,
    extraWhiteStone,
    territory: surrounded,
    left,
    komi: start.komi,
    lead,
    result,
  });
}

function replay(start: Start, moves: readonly Move[]): Result<Position, QuickCountRefusal> {
  let position = Position.at(start);
  for (const move of moves) {
    const ply = position.ply + 1;
    if (move.color !== position.turn) return refuse({ code: 'alternation', ply });
    if (move.kind === 'pass') {
      position = position.passed();
      continue;
    }
    const next = position.after(move.point);
    if (!next.ok) return refuse({ code: 'illegal', ply });
    position = next.value;
  }
  return accept(position);
}
