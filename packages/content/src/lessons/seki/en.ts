import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  black: {
    idea: 'Your chain and the white stones inside share their last liberties. Neither has two eyes.',
    task: 'What should you do here?',
    hint: 'If you fill a shared liberty, how many are left to you?',
    done: 'Right. Whoever moves first here loses: both stay. That is seki.',
    tries: {
      take: 'You filled your own liberty: White takes everything.',
    },
    choices: {
      take: 'Attack on A.',
      leave: 'Play elsewhere.',
    },
  },
  white: {
    idea: 'Now look at it as White. Black has just as few liberties.',
    task: 'Should White attack?',
    hint: 'What can Black take after your move, and how large is the hole then?',
    done: 'Right. White may not begin either.',
    tries: {
      take: 'Black takes all your stones inside, and has room for two eyes.',
    },
    choices: {
      take: 'Attack on A.',
      leave: 'Play elsewhere.',
    },
  },
  count: {
    idea: 'The game is over, and the seki stays on the board: nobody’s stones are lifted.',
    task: 'Touch the points that belong to nobody.',
    hint: 'They touch both colors.',
    done: 'Shared liberties count for nobody. The stones count for their owners.',
  },
  eyes: {
    idea: 'In this seki each side has an eye. By French and Chinese counting an eye is a point, even in seki.',
    task: 'Touch the point that belongs to nobody.',
    hint: 'An eye touches one color only.',
    done: 'One shared point. A is White’s, B is Black’s.',
  },
} satisfies LessonTexts;
