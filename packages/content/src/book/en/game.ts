import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    Here is one game from the first stone to the last. The players help each other to build a position that is easy
    to count. So this is no model of good play, and nobody is captured. But it has all that a game has: connections,
    territory, two passes and a count.

    # The names of the points {names}

    Columns are named by letters, from A to J without I. Rows are numbered from the bottom. So the fourth point of the
    lowest line is D1.

    {names}

    # Two borders {borders}

    Odd moves are Black’s, even ones White’s. Black builds a wall on column D, White one on column F.

    {twelve}

    It goes on in the same way up to D9 and F9, moves [13](=borders.from) to [18](=borders.to). Each wall is then one
    chain, with liberties on both sides. Column E between them is still empty.

    # [Three](=rooms.each) rooms each {rooms}

    Now each player divides his side with two short walls, on the rows [3](=rows.low) and [7](=rows.high).

    {rooms}

    At first A3 and J3 stand alone. They have liberties enough, and the next stones connect them to the walls. Now each
    side has [three](=rooms.each) closed rooms. They are large eyes, and two would be enough to live.

    # The strip between the walls {strip}

    Column E is all that is left to share.

    {strip}

    Every stone there connects sideways to its own wall, so none is suicide, not even the last. Then White passes, and
    Black passes: moves [40](=pass.white) and [41](=pass.black). The game stops.

    # Counting the rooms {rectangles}

    {chambers}

    Count by rectangles: 3 × 2 points below, 3 × 3 in the middle, 3 × 2 above. That makes
    [6](=room.low) + [9](=room.middle) + [6](=room.high) = [21](=final.black.territory) for Black, and as many for White.
    On the board stand [20](=final.black.stones) black stones and [19](=final.white.stones) white ones. The next chapter
    adds them up.

    You can also [walk through this game](#/guided) with someone who explains its moves.
  `,
  plates: {
    names: {
      caption: 'Letters across, numbers upward. There is no column I: it would be taken for a digit.',
      task: 'Touch a point, and read its name.',
    },
    twelve: {
      caption: 'The first [twelve](=twelve.moves) moves. Black plays the odd numbers.',
      task: 'Step forward, or set each stone yourself: Black begins at D1.',
      said: ['[Twelve](=twelve.moves) stones stand, and nobody has lost one.'],
    },
    rooms: {
      caption: 'Moves [19](=rooms.from) to [30](=rooms.to).',
      task: 'Go on from move [19](=rooms.from): Black at A3.',
      said: ['Each side now has [three](=rooms.each) rooms.'],
    },
    strip: {
      caption: 'Moves [31](=strip.from) to [39](=strip.to). Black sets the last stone.',
      task: 'Go on from move [31](=strip.from): Black at E1.',
      said: ['[39](=game.stones) stones have been set. Both players pass.'],
    },
    chambers: {
      caption:
        '[Three](=rooms.each) rectangles for each: [6](=room.low), [9](=room.middle) and [6](=room.high) points.',
      task: '',
    },
  },
};
