import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    All the rules, for whoever explains the game to a friend:

    - The board is empty. Black begins. In turn you set one stone on a crossing, or pass.
    - Stones never move. Along the lines, stones of one color form chains.
    - A chain without liberties is captured: it leaves the board.
    - First the other color’s chains are taken off, then your own is looked at. Suicide is forbidden.
    - You may not make the same board twice. In a ko, play elsewhere first.
    - Two passes in a row stop the game. Agree on the dead stones, or play on to find out.
    - Living stones and surrounded points are counted. White adds [7.5](=komi.french). The larger sum wins.

    That is the whole of it. Now [play](#/new).
  `,
  plates: {},
};
