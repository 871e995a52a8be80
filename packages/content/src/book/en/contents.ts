/* The contents of the book: its title, and what each chapter is called. */
import type { Contents } from '../text-chapter.ts';

export const contents: Contents = {
  title: 'The book',
  lead: 'Go from nothing to a whole game, in ten short chapters. Every board answers to your touch.',
  chapters: {
    go: 'What Go is',
    material: 'Board and stones',
    goal: 'The aim',
    preparing: 'Before the first move',
    rules: 'Placing, connecting, capturing, protecting',
    game: 'A whole game on 9\u00a0×\u00a09',
    counting: 'Ending and counting',
    mistakes: 'Frequent mistakes',
    starting: 'Starting well',
    minute: 'In one minute',
    rulesets: 'The rulesets compared',
    sources: 'Sources and reserves',
  },
};
