/*
 * What a hint's move does, in words. Loaded with the first hint, and its words with it.
 */
import { hintReasonOf } from '@honte/engine';
import { lastMoveOf, positionOf } from '@honte/game';
import type { Table } from '../kept-game.ts';
import type { Language } from '../text/texts.ts';
import { hintGivenIn } from './given.ts';
import { reasonSentence } from './reason-sentence.ts';
import { loadReasonTexts } from './reason-texts.ts';

/** The sentence for the hint that belongs to the table's position. Rejects when the words cannot be fetched. */
export async function explainHint({ game }: Table, language: Language): Promise<string> {
  const words = await loadReasonTexts(language);
  const given = hintGivenIn(game);
  if (!given) return '';
  const position = positionOf(game);
  const reason = hintReasonOf(position, given.move, lastMoveOf(game));
  return reasonSentence(words, reason, position.geometry, position.turn);
}
