/*
 * What players are called.
 */
import { BLACK, type Color, opponent } from '@honte/rules';
import type { GameSheet } from '../game-sheet.ts';
import type { Texts } from '../text/texts.ts';

/** Letters written from the right, and characters that turn the direction of what follows them. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The color of the person who plays against the computer; `undefined` where two people play. */
export function personOf({ computer }: GameSheet): Color | undefined {
  return computer && opponent(computer.color);
}

/** The name a player chose, or the color. A name that runs from the right leaves the words around it in order. */
export function playerName(sheet: GameSheet, color: Color, texts: Texts): string {
  if (sheet.computer) return color === sheet.computer.color ? texts.common.name : texts.honte.you;
  const name = (color === BLACK ? sheet.black : sheet.white).trim();
  if (name === '') return texts.common.color(color);
  return TURNING.test(name) ? `\u2068${name}\u2069` : name;
}
