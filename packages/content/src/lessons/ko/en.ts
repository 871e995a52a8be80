import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  take: {
    idea: 'A white stone is in atari amid yours.',
    task: 'Take it.',
    hint: 'Play on its last liberty.',
    done: 'Taken. But look: now your stone is in atari itself.',
  },
  'not-at-once': {
    idea: 'Black has just taken a stone. If White retook, the board of before would be back. That is forbidden.',
    task: 'Touch the point forbidden to White.',
    hint: 'Where would White take the black stone that was just set?',
    done: 'This is a ko: White may not retake at once.',
  },
  why: {
    idea: 'White may not retake at once.',
    task: 'Why?',
    hint: 'Imagine the board after that move. Have you seen it before?',
    done: 'Without this rule you would take and retake for ever.',
    choices: {
      liberty: 'Its stone would have no liberty.',
      again: 'The same board would be back.',
      always: 'Nobody takes twice in a row.',
    },
    tries: {
      liberty: 'It would have one: it would take the black stone.',
      always: 'Taking after a capture is allowed, as long as the board is new.',
    },
  },
  threat: {
    idea: 'You have White. To retake the ko, first play elsewhere, where Black must answer.',
    task: 'Threaten, then retake.',
    hint: 'Put the black stones at the bottom in atari. When Black has answered, retake the ko.',
    done: 'The board had changed, so you could retake. Your move elsewhere was a ko threat.',
    wrong: 'Nothing threatened Black: the ko is closed.',
  },
  close: {
    idea: 'A ko ends when one of the two closes it. It is your move.',
    task: 'Close the ko.',
    hint: 'Connect your stone in atari to the others.',
    done: 'All your stones hold together: the ko is over.',
    wrong: 'White has retaken the ko.',
  },
  'no-ko': {
    idea: 'White has just taken a stone. This time you may retake: the board will be new.',
    task: 'Retake.',
    hint: 'The white chain has one liberty left: where the stone was taken.',
    done: 'You took {taken}, White only one: the board is new.',
  },
} satisfies LessonTexts;
