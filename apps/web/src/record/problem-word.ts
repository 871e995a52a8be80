/*
 * A position of a record for the screen that solves positions, in the word that its address has.
 */
import { questionAt } from '@honte/content';
import { draftOfRecord } from '../solve/draft.ts';
import { wordOf } from '../solve/draft-word.ts';
import type { Viewer } from './viewer.ts';

/** With the stones in question where the record marks them there. */
export function wordAt({ record, at }: Viewer): string {
  return wordOf(draftOfRecord(questionAt(record, at), { right: [], wrong: [] }));
}
