import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  'one-eye': {
    idea: 'An eye is an empty space that stones of one color surround. With a single eye they can still be taken.',
    task: 'Take the white stones in the corner.',
    hint: 'Their last liberty is in their eye.',
    done: '{taken} taken: a single eye is not enough.',
  },
  'two-eyes': {
    idea: 'Black has two eyes. White would have to fill both at once, and has only one move.',
    task: 'Touch both eyes.',
    hint: 'Look for the empty spaces that black stones surround.',
    done: 'Two eyes: these stones are alive, whatever White does.',
  },
  'no-way-in': {
    idea: 'In one eye White would have no liberty, and the other eye prevents the capture.',
    task: 'Touch the points forbidden to White.',
    hint: 'They are Black’s eyes.',
    done: 'There is no way in for White.',
  },
  'make-two': {
    idea: 'Black has one large space. One move in the right place makes two eyes of it.',
    task: 'Make your stones live.',
    hint: 'Cut the space in two.',
    done: 'Two separate eyes: your stones live.',
  },
  'take-one-away': {
    idea: 'Here White would like two eyes. The point that gives life is also the one that kills.',
    task: 'Prevent the two eyes.',
    hint: 'Play where White would play.',
    done: 'White can make only one eye now: the stones are dead.',
  },
  count: {
    idea: 'The game is over. Each stone is a point, and so is each empty point that your color surrounds.',
    task: 'How many points has Black?',
    hint: 'Count the black stones, then the empty points that they surround.',
    done: '{alive B} stones and {territory B} empty points: {area B} points.',
  },
  'who-wins': {
    idea: 'Black has {area B} points, White {area W}. Because Black began, White receives a komi of {komi}.',
    task: 'Who wins?',
    hint: 'Add the komi to White’s points.',
    done: 'White has {total W} points and wins by {lead}. The half point prevents a draw.',
    choices: { black: 'Black.', white: 'White.' },
    tries: { black: 'On the board, yes. But the komi counts too: {total W} points for White.' },
  },
} satisfies LessonTexts;
