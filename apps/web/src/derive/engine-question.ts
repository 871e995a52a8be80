/*
 * What the computer is asked about a game.
 */
import { type Game, lastMoveOf, movesOf, positionOf, resumedPlyOf, startOf } from '@honte/game';
import { BLACK, compensationOf, invariant, type Ruleset, type Start, setUpStart, WHITE } from '@honte/rules';
import { clockAtNow, isTimed } from '../clock/moment.ts';
import { thinkingTimeOf } from '../clock/thinking-time.ts';
import type { EngineJob, EngineQuestion } from '../engine/job.ts';
import type { Computer } from '../game-sheet.ts';
import type { Table } from '../kept-game.ts';
import { disputeOf } from './dispute.ts';

/** The question for a computer of this level, with this color's time at `now`. Linear in the moves. */
export function engineQuestionOf(
  table: Table,
  { level, color }: Computer,
  goal: EngineJob['goal'],
  now: number,
): EngineQuestion {
  const { game } = table;
  const { goal: decides = 'count' } = game.setup;
  if (goal === 'fates')
    return { start: startOf(game), moves: movesOf(game), level, playsOut: false, time: undefined, decides };
  const time = isTimed(table) ? thinkingTimeOf(clockAtNow(table, now), color) : undefined;
  const playsOut = disputeOf(table) !== undefined;
  const { ruleset } = positionOf(game);
  // Played out, the board counts as it stands: what is held for dead has to be taken.
  const rules: Ruleset = playsOut ? { ...ruleset, ending: 'asItStands', scoring: 'area' } : ruleset;
  const isGoingOn = resumedPlyOf(game) !== undefined && lastMoveOf(game)?.kind === 'pass';
  const asked = { level, playsOut, time, decides };
  if (isGoingOn) return { start: bareStart(game, rules), moves: [], ...asked };
  return { start: { ...startOf(game), ruleset: rules }, moves: movesOf(game), ...asked };
}

/**
 * The board alone, without the passes that would tell the computer that all is over, and with the color to
 * move that play went on with. What superko forbids is forgotten too: the answer has to be looked at.
 */
function bareStart(game: Game, ruleset: Ruleset): Start {
  const { board, geometry, turn } = positionOf(game);
  const { komi, handicap } = startOf(game);
  // By territory the prisoners count, and a bare board has none.
  const held = ruleset.scoring === 'territory' ? board.prisoners(WHITE) - board.prisoners(BLACK) : 0;
  const stones = board.stones.subarray(0, geometry.points);
  const start = setUpStart(geometry, ruleset, stones, turn, {
    komi: komi + compensationOf(ruleset, handicap) + held,
  });
  invariant(start.ok, 'a board of a game is one that a game can begin with');
  return start.value;
}
