/*
 * Drafts in addresses.
 */
import { parsePosed, parseQuestion, printPosed, printQuestion } from '@honte/content';
import { type Draft, draftOf, draftOfQuestion, questionOf } from './draft.ts';

/** The question of a draft as one word; of one that asks nothing yet, its board. */
export function wordOf(draft: Draft): string {
  return draft.targets.length === 0 ? printPosed(draft) : printQuestion(questionOf(draft));
}

/** The draft of such a word; `undefined` where it is none. */
export function draftOfWord(word: string): Draft | undefined {
  const question = parseQuestion(word);
  if (question.ok) return draftOfQuestion(question.value);
  const posed = parsePosed(word);
  return posed.ok ? draftOf(posed.value) : undefined;
}
