import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    # Where the rules are written {rules}

    The texts, the figures and the examples of this book were made for it. Each board has been checked by a program
    that knows the rules. The rules themselves come from these texts:

    - *French:* the rule of the [French Go Federation](https://ffg.jeudego.org), with its comments on counting.
    - *Chinese:* the written rules of the Chinese association.
    - *Japanese:* the rules of 1989, with their commentary; and the older form, in which prisoners fill territory.
    - *Korean:* the rules of the Korean association.
    - *American:* the rules of the [American Go Association](https://www.usgo.org).
    - *New Zealand:* the rules of the New Zealand Go Society.
    - *Tromp–Taylor:* the [logical rules](https://tromp.github.io/go.html) of John Tromp and Bill Taylor.

    # Reserves {reserves}

    Some of these texts leave room for two readings. Where they do, Honte has chosen one:

    - *French repetition* is read as speaking of the boards that a player made with a stone. Some read it with passes
      included. The two differ only where somebody passed in between.
    - *American repetition* is read with the player who is to move.
    - *Chinese repetition* is taken from the text: no board comes back. Tournaments often play simple ko with a referee.
    - *Japanese life and death* is judged in the text by lines that are only imagined. Here people agree on it, and a
      dispute is played out on a copy of the game.
    - *Tromp–Taylor* names no komi. Honte gives [7.5](=komi.tt), as programs do.
    - *Playing time* and *difficulty* are what a game box would say. Your first game may well be over sooner.
  `,
  plates: {},
};
