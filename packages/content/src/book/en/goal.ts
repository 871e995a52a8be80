import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    You want to hold more of the board than the other player. What you hold is called your [area](area). It has two
    parts:

    - your stones that still stand at the end,
    - the empty points that your stones alone surround, which are your [territory](territory).

    Each of them is worth one point.

    {area}

    A point that touches both colors is [neutral](dame): it belongs to nobody.

    # And the stones you take? {prisoners}

    A captured stone is not a point by itself in this count. Taking it pays all the same: the other color has one
    stone less, and the place where it stood may become yours.

    # Why White receives points {komi}

    Black moves first, and that is worth something. White receives points in return, called the [komi](komi). The
    French rule gives [7.5](=komi.french) in an [even game](even-game). Since nobody can hold half a point, no game
    ends level.
  `,
  plates: {
    area: {
      caption:
        'Black has [7](=area.black.stones) stones and surrounds [7](=area.black.territory) points. White has [6](=area.white.stones) stones and surrounds [4](=area.white.territory). One point touches both colors.',
      task: 'Find the point that belongs to nobody.',
    },
  },
};
