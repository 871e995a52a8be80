import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  middle: {
    idea: 'The empty points beside a stone, along the lines, are its liberties. Black’s are ringed.',
    task: 'Touch White’s.',
    hint: 'Start at the white stone and go one step along each line.',
    done: '{liberties E3}: one on each line.',
  },
  edge: {
    idea: 'At the edge there are fewer lines.',
    task: 'Touch the liberties of the black stone.',
    hint: 'There is nothing beyond the board: look only at the lines that are there.',
    done: '{liberties D1}: at the edge a stone has one less.',
  },
  corner: {
    idea: 'In the corner even fewer lines are left.',
    task: 'How many liberties has this stone?',
    hint: 'Follow the lines that leave the corner.',
    done: '{liberties G7}. Nowhere has a stone less room.',
  },
  fewer: {
    idea: 'A stone set beside another takes a liberty away. White has done so here.',
    task: 'Touch the liberties that Black has left.',
    hint: 'A liberty is always an empty point.',
    done: '{n} are left. Every move can change that number.',
  },
  'take-one': {
    idea: 'Now you set a stone. It goes on a crossing and never moves again.',
    task: 'Take a liberty from the white stone.',
    hint: 'Play right beside it, along a line.',
    done: 'It has {liberties D4} left.',
  },
  crowd: {
    idea: 'It is crowded here, but only neighbors along a line count.',
    task: 'How many liberties has the black stone?',
    hint: 'Forget the diagonals and look along each line of the stone.',
    done: '{liberties D4}: stones on the diagonal take nothing.',
  },
} satisfies LessonTexts;
