import type { TextChapter } from '../text-chapter.ts';
import { protecting } from './rules-protecting.ts';

export const chapter: TextChapter = {
  prose: `
    # One stone a turn {turn}

    On your [turn](turn) you set one stone on an empty crossing, or you [pass](pass). Then it is the other player’s
    turn. A stone that stands is never moved, and nobody may set another on top of it. It leaves the board in one way
    only: by being captured.

    # Chains {chains}

    Stones of one color that touch along a line form a [chain](chain). They live together and are captured together.
    Two stones on a diagonal do not touch: no line leads from one to the other.

    {link}

    # Liberties {liberties}

    A chain needs air. Each empty crossing next to it, along a line, is one of its [liberties](liberty). In the middle of
    the board a stone has [four](=lone).

    {lone ell}

    A chain puts its liberties together. A point that touches two of its stones is still one point, and counts once.

    At the edge the lines end, and there are fewer liberties: [three](=side) on a side, [two](=corner) in a corner.

    {side corner}

    # Capturing {capturing}

    When a chain loses its last liberty, it is [captured](capture). The whole chain is taken off the board at once.

    A chain with a single liberty left is in [atari](atari). That is a warning: the next move can take it.

    {edge-stone}

    Look at a capture closely, before and after. The place that becomes empty is a liberty for the stones around it.

    {capture capture-chain}

    # The forbidden point {forbidden}

    Every move is judged in the same order. The stone is set. Then the chains of the *other* color that have no liberty
    are taken off. Only then do we look at the chain of the stone itself.

    If that chain still has no liberty, the move is a [suicide](suicide), and it is forbidden. But if the stone has
    captured something, it has won a liberty, and the move is good. So a point that looks closed may be open after all.

    {forbidden allowed}

    Some rules allow suicide, those of New Zealand among them. [They are compared](#/book/rulesets) further on.
    ${protecting.prose}
  `,
  plates: {
    link: {
      caption: 'Two black stones on a diagonal are two chains. The crossing between them decides.',
      task: 'Play Black at a, and make one chain of them.',
      said: [
        'Now there is one chain of [three](=link.stones) stones, with [four](=link.liberties) liberties.',
      ],
    },
    lone: {
      caption: 'A stone alone in the middle.',
      task: 'Touch each liberty of the black stone.',
      said: ['[Four](=lone) liberties: one in every direction. The diagonals are none.'],
    },
    ell: {
      caption: '[Three](=ell.stones) stones around a corner.',
      task: 'Touch each liberty of the black chain.',
      said: ['[Seven](=ell) liberties. The one in the bend touches two stones, and counts once.'],
    },
    side: {
      caption: 'A stone on the side.',
      task: 'Touch each of its liberties.',
      said: ['[Three](=side): beyond the edge there is nothing.'],
    },
    corner: {
      caption: 'A stone in the corner.',
      task: 'Touch each of its liberties.',
      said: ['Only [two](=corner). A stone in the corner is soon taken.'],
    },
    'edge-stone': {
      caption:
        'A white stone on the edge, with [three](=edge-stone.liberties) liberties. White plays elsewhere meanwhile.',
      task: 'Play Black on its liberties, in any order.',
      said: [
        'Two liberties are left.',
        'One is left: the white stone is in atari.',
        'Captured. Its place is empty again.',
      ],
    },
    capture: {
      caption: 'Before: the ringed point is the last liberty of the white stone.',
      task: 'Take the white stone.',
      said: [
        'After: the stone is gone, and its place has become a liberty of the [four](=capture.around) around it.',
      ],
    },
    'capture-chain': {
      caption: 'A chain falls as a whole.',
      task: 'Take the [three](=capture-chain.stones) white stones.',
      said: [
        'One move has taken [three](=capture-chain.stones) stones, because they shared one last liberty.',
      ],
    },
    forbidden: {
      caption: '[Four](=forbidden.around) white stones surround a, and each has liberties elsewhere.',
      task: 'Try to play Black at a.',
      said: ['The board stays as it was.'],
    },
    allowed: {
      caption: 'Nearly the same, but the white chain above has one liberty left: a.',
      task: 'Now play Black at a.',
      said: ['This move captures [two](=allowed.taken) stones first, and so its own stone can breathe.'],
    },
    ...protecting.plates,
  },
};
