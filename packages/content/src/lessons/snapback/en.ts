import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  again: {
    idea: 'You gave a stone, and White took it. But look at White’s liberties now.',
    task: 'Take back.',
    hint: 'White’s capture filled one of its own liberties.',
    done: 'One stone given, more taken: a snapback. It is not ko, for the board is new.',
  },
  throw: {
    idea: 'Now find the stone to give.',
    task: 'Capture the two white stones.',
    hint: 'Play where White can take you, and only makes itself short of liberties.',
    done: 'White may take: you take back at once.',
  },
  large: {
    idea: 'The larger the chain, the better the trick.',
    task: 'Capture the white chain.',
    hint: 'White’s false hope is the point on the left. Be there first.',
    done: 'White cannot save them, whatever it plays.',
  },
  'not-yet': {
    idea: 'Almost the same position. Before you give a stone, count what White will have left.',
    task: 'Does a stone on A work here?',
    hint: 'Where does White get a liberty from?',
    done: 'White took and has {liberties E2}: nothing to take back.',
    tries: {
      works: 'White took and has {liberties E2}. You cannot take back.',
    },
    choices: {
      works: 'Yes, a snapback.',
      fails: 'No, a stone lost.',
    },
  },
  save: {
    idea: 'White has the same trick in mind: a stone thrown in below.',
    task: 'Save your two stones.',
    hint: 'Take the point that White needs.',
    done: 'Connected, and no trick is left.',
  },
} satisfies LessonTexts;
