import type { TextChapter } from '../text-chapter.ts';

export const chapter: TextChapter = {
  prose: `
    # Before every move {atari}

    Look for chains in atari, your own and the other player’s. Most games between beginners are decided by a stone that
    nobody looked at.

    {rescue}

    # Connect what matters {connect}

    You cannot save everything. Keep the connections that hold your groups together, and do not run after every lonely
    stone. A stone that has done its work may be given up.

    # First the corners {corners}

    In a corner the edges build half of the wall for you. To surround [four](=zone) points there takes
    [four](=wall.corner) stones. On a side it takes [six](=wall.side), in the middle [eight](=wall.middle). So begin near
    the corners, then go along the sides, and leave the middle for last.

    {enclosures}

    # Play many small games {small}

    On 9 × 9 you soon see what a move has led to. Play a number of games there, lose them cheerfully, and look at each
    once more. Then go on to 13 × 13 and 19 × 19.

    For the very first evening there is a game that is simpler still: whoever captures the first stone wins. It is called
    [first capture](first-capture), and you find it among [new games](#/new).

    To go on learning, take [the lessons](#/learn) one by one, or try [a problem](#/problems).
  `,
  plates: {
    rescue: {
      caption: 'One black stone is in atari. Can you see it?',
      task: 'Save it: play Black on its last liberty.',
      said: ['Saved: the new chain has [four](=rescue.liberties) liberties.'],
    },
    enclosures: {
      caption:
        '[Four](=zone) points each time, with [four](=wall.corner), [six](=wall.side) and [eight](=wall.middle) stones.',
      task: '',
    },
  },
};
