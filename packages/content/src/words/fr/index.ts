/* Le glossaire en français. */
import type { TextWords } from '../text-word.ts';
import { boardWords } from './board.ts';
import { countWords } from './count.ts';
import { lifeWords } from './life.ts';

export const words: TextWords = { ...boardWords, ...lifeWords, ...countWords };
