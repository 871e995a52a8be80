import type { LessonTexts } from '../words.ts';

export const TEXTS = {
  lines: {
    idea: 'Stones of one color in a row along the lines form a chain. Diagonals connect nothing.',
    task: 'Touch the other stones of the marked chain.',
    hint: 'Go from neighbor to neighbor, and never cut a corner.',
    done: '{stones D4}, one chain: they stay or leave together.',
  },
  shared: {
    idea: 'A chain has the liberties of all its stones. A shared point counts once.',
    task: 'Touch all its liberties.',
    hint: 'Go all the way round the chain, the bend included.',
    done: '{liberties D4}. The point in the bend touches two stones and counts once.',
  },
  zigzag: {
    idea: 'The longer a chain, the more liberties it has.',
    task: 'How many has this chain?',
    hint: 'Count the empty points all around, each of them once.',
    done: '{liberties C4}, shared points counted once.',
  },
  connect: {
    idea: 'Connected, two stones are stronger: they share their liberties.',
    task: 'Connect your two stones before White gets through.',
    hint: 'Which point touches both of your stones?',
    done: 'One chain, and White cannot get through.',
  },
  meeting: {
    idea: 'One move can connect more than two chains.',
    task: 'Connect all your stones.',
    hint: 'Find the point that all your chains touch.',
    done: '{stones D5} in one chain.',
  },
  cut: {
    idea: 'The point that connects White is also the one that cuts.',
    task: 'Keep White from connecting.',
    hint: 'Where would White play? Play there.',
    done: 'White is cut: each stone has only its own liberties left.',
  },
  'two-ways': {
    idea: 'On the diagonal your stones are not connected, but they have two ways to be. White takes one.',
    task: 'Take the other.',
    hint: 'Another point still touches both of your stones.',
    done: 'White cannot take both points: one is always left to you.',
  },
} satisfies LessonTexts;
