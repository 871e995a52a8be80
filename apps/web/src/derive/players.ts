/*
 * What players are called.
 */
import { BLACK, type Color } from '@honte/rules';
import type { GameSheet } from '../game-sheet.ts';
import type { Texts } from '../text/texts.ts';

/** The name a player chose, or the color. */
export function playerName(sheet: GameSheet, color: Color, texts: Texts): string {
  const name = (color === BLACK ? sheet.black : sheet.white).trim();
  return name === '' ? texts.common.color(color) : name;
}
