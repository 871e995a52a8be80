import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  agree: {
    idea: 'Both borders reach the edge. Is there still something to win?',
    task: 'What do you do?',
    hint: 'Can anybody still be cut, saved or taken by surprise?',
    done: 'You pass, White passes: both agree that it is over.',
    tries: {
      capture: 'They cannot get away: no need to take them one by one.',
      invade: 'No room for two eyes there: White answers, and you are caught.',
    },
    choices: {
      over: 'Pass.',
      capture: 'Take the stones at A.',
      invade: 'Invade at B.',
    },
  },
  dame: {
    idea: 'Second: the points between both colors. Whoever fills them, territory stays the same.',
    task: 'Touch them all.',
    hint: 'Follow the border from top to bottom.',
    done: '{n} dame. Nothing inside needs a defending move here.',
  },
  dead: {
    idea: 'Third: stones that cannot be saved are lifted, on both sides.',
    task: 'Touch the dead stones.',
    hint: 'Which stones are shut in without room for two eyes?',
    done: 'Both chains go home: each into its owner’s territory, or simply off the board.',
  },
  count: {
    idea: 'Fourth: count. White has {alive W} living stones and surrounds {territory W} points, those of the dead included.',
    task: 'How large is White’s area?',
    hint: 'Add the two.',
    done: '{area W}, against {area B} for Black.',
  },
} satisfies LessonTexts;
