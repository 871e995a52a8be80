import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  take: {
    idea: 'A ko in the middle, and two black stones below with little room. Remember them.',
    task: 'Take the white stone in the ko.',
    hint: 'It has one liberty left.',
    done: 'Taken. Now your stone in the ko is itself in atari.',
  },
  'not-yet': {
    idea: 'Black has just taken in the ko. You are White.',
    task: 'May you take back at A?',
    hint: 'What would the board look like then?',
    done: 'No: the board would be as it was before. First something must change elsewhere.',
    tries: {
      yes: 'The board would be exactly as it was before Black took.',
    },
    choices: {
      yes: 'Yes, at once.',
      no: 'No, not yet.',
    },
  },
  answer: {
    idea: 'First ending: take the ko. White will threaten your two stones; save them.',
    task: 'Take, then answer the threat.',
    hint: 'Give the stones in atari more liberties.',
    done: 'Your stones are safe, but White has taken back. Now you need a threat.',
    wrong: 'Not this way: White gets what it wanted.',
  },
  'end-it': {
    idea: 'Second ending: take the ko, let the threat be, and end the ko.',
    task: 'Take, then connect the ko.',
    hint: 'Fill the point where White stood.',
    done: 'The ko is yours for good. White got two stones for it: that was the price.',
    wrong: 'White gets its way, and the ko is not yours.',
  },
} satisfies LessonTexts;
