import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  close: {
    idea: 'A border is finished only where it reaches the edge. One end here is still open.',
    task: 'Close it.',
    hint: 'Follow the border down to the edge.',
    done: 'Closed: White gets no further.',
    wrong: 'White crawls in along the edge and takes points from you.',
  },
  larger: {
    idea: 'Endgame moves have sizes. Play the largest first.',
    task: 'Which one?',
    hint: 'What would White do with its turn?',
    done: 'You took White’s stones, and yours are safe. The other point was worth hardly anything.',
    tries: {
      small: 'White takes your stones. The point you got was worth hardly anything.',
    },
    choices: {
      take: 'At A.',
      small: 'At B.',
    },
  },
  dame: {
    idea: 'Between finished borders lie points that touch both colors: dame. They belong to nobody.',
    task: 'Touch them all.',
    hint: 'Look along the border, top and bottom.',
    done: '{n} dame. By area counting the last of them can still decide a game.',
  },
  pass: {
    idea: 'Every border is closed, and nothing is in atari.',
    task: 'What now?',
    hint: 'Could a stone in White’s territory ever live there?',
    done: 'Right. When no move gains anything, passing is the honest move.',
    tries: {
      inside: 'White answers, the stone is lost, and nothing is gained.',
    },
    choices: {
      pass: 'Pass.',
      inside: 'Try something at A.',
    },
  },
} satisfies LessonTexts;
