import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Two things are needed: a [board](board) and stones.

    # The board {board}

    The board is a grid of lines. Stones are set on the [crossings](intersection), never in the squares. The crossings
    of the [edge](edge) and of the corners count like all the others.

    {nine thirteen nineteen}

    The classic board has [19](=lines.19) lines each way, and so [361](=points.19) crossings. A first game is better on
    9 × 9, which has [81](=points.9). Between them lies 13 × 13, with [169](=points.13). The rules are the same on all
    [three](=sizes).

    Some crossings bear a dot. These [star points](star-point) guide the eye and do nothing else.

    # The stones {stones}

    A full set has [181](=stones.black) black [stones](stone) and [180](=stones.white) white ones, one for every
    crossing of the large board. Black has one more because Black begins. The same set serves the small boards, and
    there you will never run out, however many stones are taken.

    Each player keeps them in a [bowl](bowl), and puts the stones that he takes into its [lid](lid).

    That is all. There are no dice and no cards, and nothing is hidden.
  `,
  plates: {
    nine: { caption: '9 × 9, for first games: [81](=points.9) crossings.', task: '' },
    thirteen: { caption: '13 × 13, a step further: [169](=points.13).', task: '' },
    nineteen: { caption: '19 × 19, the classic board: [361](=points.19).', task: '' },
  },
};
