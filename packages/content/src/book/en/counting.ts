import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    # Passing {passing}

    When you see nothing more to gain, you pass. When both players pass, one right after the other, the game stops. If
    somebody sets a stone after a pass, the game goes on, and two new passes will be needed.

    You can also [resign](resign) a game that you cannot win any more.

    # Dead stones {dead}

    Now look at the groups together. Some stones cannot be saved, whatever their owner does: they are
    [dead](alive). You take them off by agreement and need not capture them one by one.

    {dead}

    A group is not dead because you would like it to be. If you disagree, nobody decides for you. Play on until the
    board has answered, and pass again. When you count area, this costs nothing: a stone in your own territory fills a
    point, and is one.

    # The count {count}

    Each living stone is worth one point. So is each empty point that one color alone surrounds. Points that touch both
    colors are nobody’s. Add the komi to White.

    {final}

    {final-sum}

    White wins by [6.5](=final.lead). Without the komi, Black would have been one point ahead.

    The stones captured during the game are not added. They have done their work already, by leaving room. Another way
    of counting takes them in, and then leaves out the stones on the board. You must not mix the two.

    # The quick way {quick}

    French clubs have a quicker way, the [quick count](quick-count): each stone taken, and one for each pass, goes back
    to fill its owner’s territory. The difference is always the same. Honte shows both after each game.
  `,
  plates: {
    dead: {
      caption: 'One stone of each color is dead. Its place, too, goes to whoever surrounds it.',
      task: 'Touch the pale stones, and the point between the walls.',
    },
    final: {
      caption:
        'The game of the last chapter, after [39](=game.stones) stones and two passes. Every + is Black’s, every × is White’s.',
      task: 'Touch a point to see whose it is, and why.',
    },
  },
};
