/* The second half of the fifth chapter: what keeps stones alive, and what may not come back. */
import type { TextChapter } from '../text-chapter.ts';

export const protecting: TextChapter = {
  prose: `
    # Eyes {eyes}

    An [eye](eye) is empty space inside a group, closed off from the outside. As long as an enemy stone in it would have
    no liberty, it may not be set there.

    ## Two eyes live {two-eyes}

    A group with two separate eyes can never be captured. To take it, the other side would have to fill both. But each
    move fills one point, and neither may be the first.

    {two-eyes}

    ## One eye is not enough {one-eye}

    With a single eye the group falls as soon as it is closed in. When the outer liberties are gone, the stone in the
    eye takes the last one. That captures, so it is allowed.

    {one-eye}

    Two holes that are joined are still one eye. What counts is whether they stay apart.

    ## False eyes {false-eye}

    A hole may look like an eye and be none. If the stones around it belong to different chains, one of them can come
    into atari. Then its owner must fill the hole to save it. This is a [false eye](false-eye).

    {false-eye}

    # Seki {seki}

    Sometimes two groups without eyes stand against each other and share their last liberties. Whoever plays there first
    is captured. So both leave it alone, and both live: this is [seki](seki). The shared points belong to nobody. If one
    of the groups has a true eye, the French rule counts it.

    {seki}

    # Repetition and ko {ko}

    A stone that captures one stone can sometimes be captured in the same way at once. The two could go on for ever.
    This shape is called [ko](ko).

    The French rule ends it in one sentence: with the stone you set, you may not give the board a state that you have
    already given it. So you play somewhere else first. If the other player answers, the board has changed, and you may
    [retake](retake-ko).

    {ko}

    Whoever took the ko can also end it, by filling the point instead of answering. A move that must be answered is
    therefore precious: it is a [ko threat](ko-threat).

    The rule looks at the whole board, not at two points. Longer circles that would bring the same board back are
    forbidden too. Passing is always allowed.
  `,
  plates: {
    'two-eyes': {
      caption: 'A black group with two eyes, a and b, closed in on every side.',
      task: 'You are White: try a, then b.',
      said: ['And the other eye?', 'So this group lives for good.'],
    },
    'one-eye': {
      caption: 'A black group with one eye, a, and one liberty outside, b.',
      task: 'You are White: try a first.',
      said: [
        'The group still has a liberty outside. Close it at b.',
        'Now a is the last liberty. Play there.',
        '[Eight](=one-eye.stones) stones are captured. One eye did not save them.',
      ],
    },
    'false-eye': {
      caption: 'Black seems to have two eyes, a and b. But two chains hold b.',
      task: 'White begins: play at c.',
      said: [
        'The stone beside b is in atari. Black must fill b to save it.',
        'One eye is left. White plays at a.',
        '[Eight](=false-eye.stones) stones are captured: b never was an eye.',
      ],
    },
    seki: {
      caption: 'Two chains without eyes share two liberties, a and b. The stones around them live.',
      task: 'Let White begin, at a or at b.',
      said: [
        'White has one liberty left, and it is Black’s turn. Take.',
        'Whoever begins loses [four](=seki.taken) stones. Begin again with the button, and think of Black: it is the same.',
      ],
    },
    ko: {
      caption:
        'A: a white stone can be taken from below. B: Black takes it. C: White may not take back at once.',
      task: 'Black takes the ko: play below the white stone that has one liberty.',
      said: [
        'One stone is taken. Now try White: take back.',
        'So let White play elsewhere: choose any place.',
        'Now Black. Suppose that he answers: play anywhere but in the ko.',
        'The board has changed. White may retake.',
        'White has retaken. Now it is Black who must play elsewhere first.',
      ],
    },
  },
};
