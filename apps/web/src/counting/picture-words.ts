/*
 * What a picture of the counting by hand says.
 */
import type { CountingTexts } from './counting-texts.ts';
import type { Shown } from './homecoming.ts';

/** @param end what is added once all is home: the komi and the result. */
export function pictureSentence(shown: Shown, words: CountingTexts, end: string): string {
  const { show } = words;
  switch (shown.kind) {
    case 'board':
      return show.board;
    case 'lifted':
      return show.lifted(shown.black, shown.white);
    case 'handed':
      return show.handed(shown.black, shown.white, shown.isExtra);
    case 'home':
      return show.home(shown.black, shown.white);
    case 'left':
      return `${show.left(shown.black, shown.white)} ${end}`;
  }
}
