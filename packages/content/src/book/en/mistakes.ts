import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Everybody makes these mistakes at first. To know them is half of the cure.

    # Setting stones in the squares {squares}

    Chess pieces stand in squares. Go stones stand on the crossings, edges and corners included.

    # Trusting a diagonal {diagonal}

    Two stones on a diagonal are not connected yet. If the other color holds both points between them, they are cut.

    {cut}

    # Counting a liberty twice {twice}

    A point that touches two stones of the same chain is one liberty. Look again at
    [the bend](#/book/rules/liberties) with its [seven](=ell).

    # Taking a capture for suicide {capture}

    A stone may be set where it has no liberty, if it captures. What it takes is lifted first.

    # Believing in one eye {eye}

    A group with one eye lives only until it is closed in, and a large eye is still one eye. You are safe with two that
    stay apart. And *surrounded* does not mean *captured*: with two eyes a group lives in the middle of the enemy.

    {big-eye}

    # Retaking a ko at once {ko}

    After a capture in a ko, play somewhere else first. If you forget it, Honte refuses the stone and shows the board
    that would come back.

    # Mixing two ways of counting {mixing}

    Count stones and territory, or territory and [prisoners](prisoner). Whoever adds prisoners to an area counts them twice.

    # Passing too early {passing}

    Two passes end the game, and what stands on the board is counted as it stands. As long as a border is open, there is
    something to gain. Who is behind should look twice before passing.
  `,
  plates: {
    cut: {
      caption: 'Black has not connected, and it is White’s turn.',
      task: 'Cut: play White at a.',
      said: ['The white stones are connected now, and Black has two chains for good.'],
    },
    'big-eye': {
      caption: 'Black’s eye has two points, but it is one eye.',
      task: 'You are White: play inside.',
      said: [
        'Black takes this stone. Play Black on the other point.',
        'One point is left, and it is the last liberty. White again.',
        '[Eight](=big-eye.stones) stones are captured.',
      ],
    },
  },
};
