import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  classic: {
    idea: 'Sometimes atari only helps White to run. A move from a distance closes both ways at once: a net.',
    task: 'Catch the white stone.',
    hint: 'Do not touch it. Which point covers both of its liberties?',
    done: 'Wherever White runs, the net is closed.',
    tries: {
      E4: 'You give atari, White steps aside.',
      D3: 'You give atari, White steps aside.',
    },
  },
  friend: {
    idea: 'A ladder would run into White’s friends. A net does not care about them.',
    task: 'Catch the marked stone.',
    hint: 'Leave one point between your stone and White’s, on the diagonal.',
    done: 'Where a ladder fails, look for a net.',
  },
  gap: {
    idea: 'White’s two stones are not even connected.',
    task: 'Catch the one on the left.',
    hint: 'Stand in its way, on the open side.',
    done: 'The way out is shut, and behind it stand your own stones.',
  },
  two: {
    idea: 'A net can hold more than one stone.',
    task: 'Catch the white chain.',
    hint: 'Not too near: the chain must not get past your stone on either side.',
    done: '{stones D4} in one net.',
  },
} satisfies LessonTexts;
