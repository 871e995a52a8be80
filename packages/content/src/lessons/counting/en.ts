import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  rooms: {
    idea: 'See rectangles, not points: two columns on the left, and a small piece beside them.',
    task: 'How many empty points has Black surrounded?',
    hint: 'The two columns are as high as the board. Add what is left.',
    done: '{territory B}: the two columns and the small piece at the top.',
  },
  dead: {
    idea: 'A stone that can neither live nor escape is dead. It is lifted before the count.',
    task: 'Touch it.',
    hint: 'Whose stone is alone inside the other’s territory?',
    done: 'It goes, and its point belongs to whoever surrounds it.',
  },
  area: {
    idea: 'Area: living stones, and the empty points they surround. The dead stone’s point counts too.',
    task: 'How much is it for Black?',
    hint: 'You know the empty points. Add the black stones.',
    done: '{alive B} stones and {territory B} points: {area B}.',
  },
  komi: {
    idea: 'The rest of the board is White’s. Black began, so White gets a komi of {komi}.',
    task: 'White’s total?',
    hint: 'The whole board, less what Black has, and then the komi.',
    done: '{area W} and {komi}: {total W}. No need to count twice, when one side is known.',
  },
  lead: {
    idea: 'Black has {total B}, White has {total W}.',
    task: 'By how much does White win?',
    hint: 'Take one from the other.',
    done: 'White wins by {lead}. The half point sees to it that somebody wins.',
  },
} satisfies LessonTexts;
