/*
 * A game that begins where a record is: its board, its rules and komi as far as they are known.
 */
import { BLACK, opponent, pointsOf, RULESETS, type RulesetName, WHITE } from '@honte/rules';
import { infoOf } from '@honte/sgf';
import { type Computer, type GameSheet, isKomi } from '../game-sheet.ts';
import { positionOfViewer, type Viewer } from './viewer.ts';

/**
 * The sheet of a game from the position seen.
 *
 * @param fallback the rules where the record names none that are known.
 * @param level of the computer, which has the color that is not to move; `undefined`: two people play.
 */
export function sheetFrom(
  viewer: Viewer,
  fallback: RulesetName,
  level: Computer['level'] | undefined,
): GameSheet {
  const { board, geometry, turn } = positionOfViewer(viewer);
  const info = infoOf(viewer.record);
  const stated = info.ruleset?.name;
  const ruleset = stated === undefined || stated === 'bare' ? fallback : stated;
  const usual = info.komi !== undefined && isKomi(info.komi) ? info.komi : RULESETS[ruleset].komi;
  // By territory the prisoners count, and the new game's board has none.
  const held =
    RULESETS[ruleset].scoring === 'territory' ? board.prisoners(WHITE) - board.prisoners(BLACK) : 0;
  const komi = isKomi(usual + held) ? usual + held : usual;
  const stones = pointsOf(geometry)
    .map((p) => '.XO'.charAt(board.stones[p]!))
    .join('');
  return {
    size: geometry.width,
    ruleset,
    komi,
    black: '',
    white: '',
    computer: level && { color: opponent(turn), level },
    position: { stones, turn },
  };
}
