/*
 * What was agreed on for a game, in a line.
 */
import type { GameSheet } from '../game-sheet.ts';
import type { Texts } from '../text/texts.ts';

/** Rules, komi and handicap; or that it is a game of first capture. */
export function agreementText({ goal, ruleset, komi, handicap }: GameSheet, texts: Texts): string {
  if (goal === 'firstCapture') return texts.terms.firstCapture;
  const rules = texts.newGame.summary(texts.newGame.rulesets[ruleset].name, texts.common.number(komi));
  return handicap ? `${rules}, ${texts.terms.handicapStones(handicap.stones)}` : rules;
}

/** Who begins, and what it is about where that is not the whole game. */
export function opened({ terms }: Texts, { goal }: GameSheet, begins: string): string {
  return goal === 'firstCapture' ? `${terms.aim} ${begins}` : begins;
}
