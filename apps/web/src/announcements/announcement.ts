/*
 * One sentence that was said aloud.
 */
import type { Language } from '../text/texts.ts';

export interface Announcement {
  /** Counts up from 1, one for each that was ever made. */
  readonly number: number;
  readonly language: Language;
  readonly text: string;
}
