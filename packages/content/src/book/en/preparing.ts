import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    A game begins on an empty board. Before the first stone, you settle a few things:

    1. *The size.* Take 9 × 9 for a first game.
    2. *The colors.* Draw lots for your first game together; after that, take turns with Black.
    3. *The rule.* Here it is the French one: you count area.
    4. *The komi.* White will receive [7.5](=komi.french) points.

    Then Black begins, on whatever crossing he likes. The star points invite you, but they oblige you to nothing.

    In Honte all this stands on [one sheet](#/new), which remembers what you chose last.

    # When one player is stronger {handicap}

    The weaker player can take Black and be given [handicap stones](handicap): several stones at once, before White’s
    first move. In this book we do without them, and both sides begin alike.
  `,
  plates: {},
};
